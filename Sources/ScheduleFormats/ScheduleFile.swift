import Diagnostics
import Foundation

/// Reads the file that a schedule is in.
public enum ScheduleFile {
  /// The largest file that is read; a hub's season is a tenth of it.
  public static let limit = 512 << 20

  /// Reads a file, called `path` in messages and found at `place` where that is given. `named` is
  /// where the configuration names it, for the message when it is not there.
  public static func read(
    _ path: String,
    at place: String? = nil,
    named: Location
  ) throws(Report) -> SourceText {
    // Without O_NONBLOCK a pipe that nobody writes to would be waited for until someone does.
    let descriptor = open(place ?? path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw report(errno, path, named) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw report(errno, path, named) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw report(EISDIR, path, named) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw ScheduleFileProblem.notFile(path, SpecialFile(mode: status.st_mode)).report(at: named)
    }
    let size = Int(status.st_size)
    guard size <= limit else {
      throw ScheduleFileProblem.tooLarge(path, limit: limit >> 20).report(at: named)
    }
    return SourceText(path: path, bytes: try bytes(of: descriptor, size, path, named))
  }

  /// Reads to the end: a file that grows tells a wrong size.
  private static func bytes(
    of descriptor: Int32,
    _ size: Int,
    _ path: String,
    _ named: Location
  ) throws(Report) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: size + 1)
    var count = 0
    while true {
      let got = bytes.withUnsafeMutableBytes { buffer in
        Foundation.read(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      }
      if got < 0 {
        if errno == EINTR { continue }
        throw report(errno, path, named)
      }
      if got == 0 { break }
      count += got
      if count > limit {
        throw ScheduleFileProblem.tooLarge(path, limit: limit >> 20).report(at: named)
      }
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: max(4096, count / 2)) }
    }
    bytes.removeSubrange(count...)
    return bytes
  }

  private static func report(_ code: Int32, _ path: String, _ named: Location) -> Report {
    let problem: ScheduleFileProblem =
      switch code {
      case ENOENT, ENOTDIR: .missing(path)
      case EISDIR: .isFolder(path)
      case EACCES, EPERM: .noPermission(path)
      default: .unreadable(path, reason: String(cString: strerror(code)).lowercased())
      }
    return problem.report(at: named)
  }
}
