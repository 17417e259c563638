import YAML

/// An XML file as Norway's airports publish, and how it is read.
public struct AvinorSource: Sendable {
  /// The file's path as it was written; see `SiteConfiguration.resolve`.
  public var file: Located<String>
  /// The zone of times without an offset: `utc`, `airport` or an IANA name; nil for UTC.
  public var timeZone: Located<String>?
  /// Whether offsets that are written are not to be believed.
  public var ignoresOffsets = false
  /// The source's words for a status, in small letters, and what is read in their place.
  public var statusWords: [String: String] = [:]
}
