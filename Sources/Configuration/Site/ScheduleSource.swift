import YAML

/// Where flights come from.
public enum ScheduleSource: Sendable {
  /// Made up, the same for the same seed.
  case demo(DemoSource)
  /// Read from a CSV file.
  case csv(CSVSource)
  /// Read from a season file.
  case ssim(SSIMSource)
  /// Read from AIDX messages.
  case aidx(AIDXSource)
  /// Read from a JSON file.
  case json(JSONSource)
  /// Read from an XML file as Norway's airports publish.
  case avinor(AvinorSource)
  /// Asked of a database.
  case sql(SQLSource)
  /// Read from a GTFS feed.
  case gtfs(GTFSSource)
}

extension ScheduleSource {
  /// Whether its times are of the day of the build.
  public var isOfToday: Bool {
    switch self {
    case .csv(let csv): csv.date == .today
    case .json(let json): json.date == .today
    // A query can choose the day by itself.
    case .demo, .ssim, .aidx, .avinor, .sql, .gtfs: false
    }
  }

  /// The path of its file or folder as it was written; nil for what is made up.
  public var path: Located<String>? {
    switch self {
    case .demo: nil
    case .csv(let csv): csv.file
    case .ssim(let ssim): ssim.file
    case .aidx(let aidx): aidx.path
    case .json(let json): json.file
    case .avinor(let avinor): avinor.file
    case .sql(let sql): sql.file
    case .gtfs(let gtfs): gtfs.path
    }
  }
}
