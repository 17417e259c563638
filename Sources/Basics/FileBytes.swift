import Glibc

/// Reads the bytes of whole files.
public enum FileBytes {
  /// Why a file was not read.
  public enum Failure: Error, Hashable, Sendable {
    /// There is no such file.
    case missing
    /// It is a folder.
    case isFolder
    /// The user may not read it.
    case noPermission
    /// It is a device, a pipe or the like, by its mode, where only a file will do.
    case notRegular(mode: UInt32)
    /// It has more bytes than are wanted.
    case tooLarge
    /// The system says something else, in lower case.
    case unreadable(reason: String)

    /// What an error number of the system means.
    public init(errno code: Int32) {
      switch code {
      case ENOENT, ENOTDIR: self = .missing
      case EISDIR: self = .isFolder
      case EACCES, EPERM: self = .noPermission
      default: self = .unreadable(reason: SystemReason.text(of: code))
      }
    }
  }

  /// The bytes of a file, links followed, of which there may be so many. Pipes and devices are read
  /// to their end, too; with `isRegular` they are refused at once, and nothing waits for one.
  public static func read(
    _ path: String,
    limit: Int,
    isRegular: Bool = false
  ) throws(Failure) -> [UInt8] {
    let (descriptor, status) = try opened(path, isRegular: isRegular)
    defer { close(descriptor) }
    let size = Int(status.st_size)
    guard size <= limit else { throw .tooLarge }
    return try bytes(of: descriptor, size: size, limit: limit)
  }

  /// The first bytes of a file, links followed, or all where there are fewer. Anything but a file is
  /// refused at once.
  public static func head(_ path: String, count: Int) throws(Failure) -> [UInt8] {
    let (descriptor, _) = try opened(path, isRegular: true)
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    let got = Glibc.read(descriptor, &bytes, count)
    guard got >= 0 else { throw Failure(errno: errno) }
    return Array(bytes.prefix(got))
  }

  private static func opened(
    _ path: String,
    isRegular: Bool
  ) throws(Failure) -> (descriptor: Int32, status: stat) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | (isRegular ? O_NONBLOCK : 0))
    guard descriptor >= 0 else { throw Failure(errno: errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let failure = Failure(errno: errno)
      close(descriptor)
      throw failure
    }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR || isRegular && kind != S_IFREG {
      close(descriptor)
      throw kind == S_IFDIR ? .isFolder : .notRegular(mode: status.st_mode)
    }
    return (descriptor, status)
  }

  /// Reads to the end: a pipe or a file that grows tells no size, or a wrong one.
  private static func bytes(
    of descriptor: Int32,
    size: Int,
    limit: Int
  ) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: size + 1)
    var count = 0
    while true {
      let got = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      }
      if got < 0 {
        if errno == EINTR { continue }
        throw Failure(errno: errno)
      }
      if got == 0 { break }
      count += got
      guard count <= limit else { throw .tooLarge }
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: max(4096, count / 2)) }
    }
    bytes.removeSubrange(count...)
    return bytes
  }
}
