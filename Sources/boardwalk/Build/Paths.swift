import Foundation

/// Turns the paths that people write into absolute ones.
struct Paths: Sendable {
  let workingFolder: String

  /// The absolute path, without `.` and `..`; links are left for whoever opens it.
  func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : "\(workingFolder)/\(path)"
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." {
        if !parts.isEmpty { parts.removeLast() }
      } else {
        parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }
}
