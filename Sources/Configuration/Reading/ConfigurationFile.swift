import Diagnostics
import Foundation
import YAML

/// Reads a configuration file, and says why it cannot be read.
enum ConfigurationFile {
  /// Reads the file at `place`, which messages call `path`.
  static func read(_ path: String, at place: String) throws(Report) -> SourceText {
    let descriptor = open(place, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw problem(errno).report(at: Location(path: path)) }
    defer { close(descriptor) }
    return SourceText(path: path, bytes: try bytes(of: descriptor, path: path))
  }

  /// One byte more than is allowed is enough for the parser to refuse the file.
  private static func bytes(of descriptor: Int32, path: String) throws(Report) -> [UInt8] {
    let limit = YAMLParser.sizeLimit + 1
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 64 * 1024)
    while bytes.count < limit {
      let count = Foundation.read(descriptor, &piece, min(piece.count, limit - bytes.count))
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw problem(errno).report(at: Location(path: path))
      }
      bytes += piece[..<count]
    }
    return bytes
  }

  private static func problem(_ code: Int32) -> ConfigurationProblem {
    switch code {
    case ENOENT, ENOTDIR: .missingFile
    case EISDIR: .isFolder
    case EACCES, EPERM: .noPermission
    default: .unreadable(reason: String(cString: strerror(code)).lowercased())
    }
  }
}
