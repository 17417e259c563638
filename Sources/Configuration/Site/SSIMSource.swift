import ScheduleFormats
import YAML

/// A season file and what of it is wanted.
public struct SSIMSource: Sendable {
  /// The file's path as it was written; see `SiteConfiguration.resolve`.
  public var file: Located<String>
  /// The airport whose flights are wanted, in capitals; nil for the site's own.
  public var airport: Located<String>?
  /// The airlines that are read, in capitals; none for all.
  public var carriers: [String]
  /// The service types that are read, in capitals; nil for all but freight and positioning.
  public var serviceTypes: [String]?
  /// The clock of all times, where the file's own word about it is wrong.
  public var timeMode: SSIMTimeMode?
  /// Whether the UTC variations in the file are not to be believed.
  public var ignoresVariations: Bool
}
