import YAML

/// AIDX messages and how they are read.
public struct AIDXSource: Sendable {
  /// The path of a file or of a folder of files, as it was written; see `SiteConfiguration.resolve`.
  public var path: Located<String>
  /// The zone of times without an offset: `utc`, `airport` or an IANA name; nil for UTC.
  public var timeZone: Located<String>?
  /// Whether offsets that are written are not to be believed.
  public var ignoresOffsets = false
  /// The source's words for a status, in small letters, and what is read in their place.
  public var statusWords: [String: String] = [:]
  /// The service types that are read; nil for all but freight and positioning.
  public var serviceTypes: Set<String>?
}
