import Basics
import CZlib
import Glibc

/// What is packed in a gzip file, of one member or several.
final class GzipStream: ByteStream {
  /// How many bytes the last member has, by what the file says of itself.
  let expected: Int
  private let file: gzFile
  private let path: String
  private var isAtEnd = false

  /// Opens a file that begins as gzip does, called `path` in messages.
  init(_ place: String, path: String) throws(PackedFileProblem) {
    let descriptor = open(place, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw .unreadable(path, reason: SystemReason.text(of: errno))
    }
    var length = [UInt8](repeating: 0, count: 4)
    let size = lseek(descriptor, 0, SEEK_END)
    let got = size >= 8 ? pread(descriptor, &length, 4, size - 4) : 0
    expected = got == 4 ? length.reversed().reduce(0) { $0 << 8 | Int($1) } : 0
    guard lseek(descriptor, 0, SEEK_SET) == 0, let file = gzdopen(descriptor, "rb") else {
      close(descriptor)
      throw .unreadable(path, reason: "out of memory")
    }
    gzbuffer(file, 1 << 17)
    self.file = file
    self.path = path
  }

  deinit { gzclose_r(file) }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(PackedFileProblem) -> Int {
    guard !isAtEnd, !buffer.isEmpty else { return 0 }
    let count = gzread(file, buffer.baseAddress, UInt32(clamping: min(buffer.count, 1 << 30)))
    if count > 0 { return Int(count) }
    isAtEnd = true
    var code: Int32 = Z_OK
    let words = gzerror(file, &code).map { String(cString: $0) } ?? ""
    switch code {
    case Z_OK, Z_STREAM_END: return 0
    case Z_BUF_ERROR: throw .truncated(path, .gzip)
    case Z_ERRNO: throw .unreadable(path, reason: words)
    default: throw .damaged(path, .gzip)
    }
  }
}
