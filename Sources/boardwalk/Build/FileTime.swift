import Foundation
import Schedule

/// When files were last written.
enum FileTime {
  /// The last change of a file, or of the youngest file in a folder; nil where there is none.
  static func lastChange(of path: String) -> Instant? {
    guard let status = status(of: path) else { return nil }
    guard status.st_mode & S_IFMT == S_IFDIR else { return instant(status) }
    // What cannot be listed has no files that a reader could have read.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let times = names.compactMap { self.status(of: "\(path)/\($0)") }
      .filter { $0.st_mode & S_IFMT == S_IFREG }
    return times.map(instant).max()
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  private static func instant(_ status: stat) -> Instant {
    Instant(unixSeconds: status.st_mtim.tv_sec)
  }
}
