import Basics
import Glibc

/// A file as it is.
final class FileStream: ByteStream {
  private let descriptor: Int32
  private let path: String

  /// Opens a file, called `path` in messages; nil where there is none.
  init?(_ place: String, path: String) throws(PackedFileProblem) {
    let descriptor = open(place, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0, errno == ENOENT { return nil }
    guard descriptor >= 0 else { throw .unreadable(path, reason: SystemReason.text(of: errno)) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let reason = SystemReason.text(of: errno)
      close(descriptor)
      throw .unreadable(path, reason: reason)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .unreadable(path, reason: "not a file")
    }
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(PackedFileProblem) -> Int {
    while true {
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      guard errno == EINTR else {
        throw .unreadable(path, reason: SystemReason.text(of: errno))
      }
    }
  }
}
