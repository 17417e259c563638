import Schedule

/// Of when a site's flights are, apart from when it was built.
public struct DataTime: Hashable, Sendable {
  /// When the data was made.
  public var instant: Instant
  /// How old it may become before it counts as old, in seconds; nil where nobody says.
  public var maximumAge: Int?
  /// Whether it was old at the build.
  public var isOld: Bool

  /// The time of some data.
  public init(instant: Instant, maximumAge: Int? = nil, isOld: Bool = false) {
    self.instant = instant
    self.maximumAge = maximumAge
    self.isOld = isOld
  }
}
