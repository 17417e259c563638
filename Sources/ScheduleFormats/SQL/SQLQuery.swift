import Diagnostics

/// A query and where the configuration has it.
public struct SQLQuery: Sendable {
  /// The query.
  public var text: String
  /// Where it stands.
  public var location: Location
  /// The file that it stands in, and where its text begins there, if it stands there as it is.
  private let origin: (source: SourceText, offset: Int)?

  /// A query; `offset` is where its text begins in the configuration, byte for byte.
  public init(_ text: String, at location: Location, in source: SourceText?, offset: Int?) {
    self.text = text
    self.location = location
    origin = source.flatMap { source in offset.map { (source, $0) } }
  }

  /// Where a byte of the query stands; the query as a whole where that is not known.
  func location(ofByte offset: Int) -> Location {
    guard let origin, offset >= 0 else { return location }
    return origin.source.location(ofByte: origin.offset + offset)
  }
}
