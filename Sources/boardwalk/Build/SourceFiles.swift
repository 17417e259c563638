import Configuration
import ScheduleFormats

/// The files that a source is read from.
enum SourceFiles {
  /// The files of a source that is found at a place: of a folder those that its reader looks at, of
  /// what is packed the archive, of a database also what has been written beside it.
  static func paths(of source: ScheduleSource, at place: String) -> [String] {
    switch source {
    case .demo: []
    case .csv, .ssim, .json, .avinor: [ScheduleFile.onDisk(place)]
    case .aidx:
      ScheduleFolder.names(in: place, ending: AIDXReader.fileEnding)
        .map { $0.map { "\(place)/\($0)" } } ?? [ScheduleFile.onDisk(place)]
    case .sql: [place, place + "-wal"]
    case .gtfs: [place] + GTFSReader.fileNames.map { "\(place)/\($0)" }
    }
  }
}
