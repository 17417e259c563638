import Diagnostics
import Foundation

/// Turns the paths that people write into absolute ones.
struct Paths: Sendable {
  /// Absolute, or empty where the folder is gone.
  let workingFolder: String

  /// The absolute path, without `.` and `..`, which mean what they mean to the system: above a link
  /// is the folder above what it leads to. The last part may be a link, for whoever opens it.
  func absolute(_ path: String) throws(Report) -> String {
    guard path.hasPrefix("/") || !workingFolder.isEmpty else {
      throw InputProblem.missingWorkingFolder.report(at: nil)
    }
    let whole = path.hasPrefix("/") ? path : "\(workingFolder)/\(path)"
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." {
        let here = "/" + parts.joined(separator: "/")
        // What is not there yet has no links in it.
        parts = (Self.real(here) ?? here).split(separator: "/").dropLast()
      } else {
        parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Where a path leads; nil where there is nothing.
  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
