import YAML

/// Where flights come from.
public enum ScheduleSource: Sendable {
  /// Made up, the same for the same seed.
  case demo(DemoSource)
  /// Read from a CSV file.
  case csv(CSVSource)

  /// The file or folder as it was written; nil where the schedule is made up.
  public var file: Located<String>? {
    switch self {
    case .demo: nil
    case .csv(let csv): csv.file
    }
  }
}
