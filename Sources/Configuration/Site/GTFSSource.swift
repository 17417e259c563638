import YAML

/// A GTFS feed and the station whose boards are made of it.
public struct GTFSSource: Sendable {
  /// The path of a zip file or of a folder, as it was written; see `SiteConfiguration.resolve`.
  public var path: Located<String>
  /// The ids of the stops, or of the stations that they are part of.
  public var stops: [Located<String>]
}
