import Foundation
import Schedule

/// When files were last written.
enum FileTime {
  /// The last change of the youngest of some files; nil where none of them is there. What is no file
  /// does not count.
  static func lastChange(of paths: [String]) -> Instant? {
    paths.compactMap(lastChange).max()
  }

  private static func lastChange(of path: String) -> Instant? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Instant(unixSeconds: status.st_mtim.tv_sec)
  }
}
