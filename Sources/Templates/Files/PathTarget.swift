import Basics
import Glibc

/// What a path leads to, links followed.
enum PathTarget {
  case missing
  case folder
  case file
  /// A device, a pipe, a socket.
  case other
  case failure(String)

  init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = errno == ENOENT ? .missing : .failure(Self.reason(errno))
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFREG: self = .file
    default: self = .other
    }
  }

  /// The path without links, `.` and `..`; nil where there is nothing.
  static func realPath(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The names in a folder, sorted by their scalars; nil where it cannot be read.
  static func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    // At the end, too, there is no entry: only the error number tells a failure from it.
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      names.append(name)
      errno = 0
    }
    guard errno == 0 else { return nil }
    return names.sorted(by: TextOrder.precedes)
  }

  /// The system's word for an error, in lower case.
  static func reason(_ code: Int32) -> String { SystemReason.text(of: code) }
}
