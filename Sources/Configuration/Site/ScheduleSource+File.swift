import YAML

extension ScheduleSource {
  /// The file that flights are read from, as its path was written; nil where they are made up.
  public var file: Located<String>? {
    switch self {
    case .demo: nil
    case .csv(let csv): csv.file
    case .ssim(let ssim): ssim.file
    }
  }
}
