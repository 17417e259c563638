import Basics
import Diagnostics
import Glibc

/// A small file that people change by commands: read, changed and put in its place as a whole, by one
/// at a time. Whoever reads it meanwhile reads the old one or the new one.
///
/// Where its name is a symbolic link, the file that it leads to is meant, and the link stays. The lock
/// is a file beside it, which stays: one that is removed can be held by two.
public struct KeptFile: Sendable {
  /// The file's absolute path.
  public private(set) var path: String
  /// The file as messages call it.
  public let displayPath: String
  /// How long to wait for somebody else, in milliseconds.
  var patience = 5000

  /// A file by its absolute path and by the one that messages show.
  public init(path: String, displayPath: String) {
    self.path = path
    self.displayPath = displayPath
  }

  /// Lets a step make new bytes of the old, and puts those in their place; nil is no file, before and
  /// after. Throws what the step throws, and then the file is as it was.
  public func change(
    _ step: (_ old: [UInt8]?) throws(Report) -> [UInt8]?
  ) throws(Report) {
    try withoutLinks.changeInPlace(step)
  }

  private func changeInPlace(
    _ step: (_ old: [UInt8]?) throws(Report) -> [UInt8]?
  ) throws(Report) {
    let lock = try self.lock()
    defer { withExtendedLifetime(lock) {} }
    let old = try read()
    let new = try step(old)
    guard new != old else { return }
    if let new {
      try put(new)
    } else if unlink(path) != 0, errno != ENOENT {
      throw failure(errno)
    }
    try synchronizeFolder()
  }

  /// The same file by a name that is no link, whether it is there or not: a rename would put a file in
  /// the link's place, and leave the one that it leads to as it was. Of a circle, which has no such
  /// name, reading tells.
  private var withoutLinks: KeptFile {
    var file = self
    for _ in 0..<Self.linkLimit {
      guard let target = Self.target(of: file.path) else { return file }
      file.path = target.hasPrefix("/") ? target : "\(file.folder)/\(target)"
    }
    return self
  }

  /// As many as the system follows.
  private static let linkLimit = 40

  /// What a link says; nil for what is none.
  private static func target(of path: String) -> String? {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &text, text.count)
    let bytes = text.prefix(max(0, count)).map(UInt8.init(bitPattern:))
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// The file's bytes; nil where there is none.
  public func read() throws(Report) -> [UInt8]? {
    do throws(FileBytes.Failure) {
      return try FileBytes.read(path, limit: Self.limit, isRegular: true)
    } catch .missing {
      return nil
    } catch {
      throw KeptFileProblem.unreadable(reason: Self.reason(error))
        .report(at: Location(path: displayPath))
    }
  }

  private static let limit = 16 << 20

  private static func reason(_ failure: FileBytes.Failure) -> String {
    switch failure {
    case .missing: "no such file"
    case .isFolder: "is a folder"
    case .noPermission: "permission denied"
    case .notRegular: "is no file"
    case .tooLarge: "larger than \(limit >> 20) MiB"
    case .unreadable(let reason): reason
    }
  }

  private var folder: String {
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private var name: String { String(path.split(separator: "/").last ?? "") }

  /// A name beside the file that nobody looks at.
  private func beside(_ ending: String) -> String {
    (folder == "/" ? "/." : "\(folder)/.") + name + ending
  }

  private func lock() throws(Report) -> FileLock {
    // Another user's file can be locked by whoever may read it.
    let number = open(beside(".lock"), O_RDONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard number >= 0 else { throw failure(errno) }
    let file = Descriptor(number)
    var waited = 0
    while true {
      do throws(FileLock.Failure) {
        return try FileLock(file)
      } catch {
        guard error.number == EWOULDBLOCK || error.number == EINTR else {
          throw failure(error.number)
        }
        guard waited < patience else {
          throw KeptFileProblem.busy.report(at: Location(path: displayPath))
        }
      }
      usleep(20_000)
      waited += 20
    }
  }

  private func put(_ bytes: [UInt8]) throws(Report) {
    let staged = beside(".new")
    // Only who was killed leaves one; nobody else holds the lock.
    unlink(staged)
    let fileSystem = FileSystem()
    do throws(PublishingFailure) {
      var problem: PublishingFailure?
      bytes.withUnsafeBytes { bytes in
        do throws(PublishingFailure) {
          try fileSystem.writeFile(staged, in: AT_FDCWD, bytes, isDurable: true, name)
        } catch {
          problem = error
        }
      }
      if let problem { throw problem }
      try fileSystem.replace(path, in: AT_FDCWD, by: staged, in: AT_FDCWD, name)
    } catch {
      unlink(staged)
      throw failure(error.number)
    }
  }

  private func synchronizeFolder() throws(Report) {
    let number = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { throw failure(errno) }
    let file = Descriptor(number)
    guard fsync(file.number) == 0 else { throw failure(errno) }
  }

  private func failure(_ number: Int32) -> Report {
    let isFull = [ENOSPC, EDQUOT].contains(number)
    return KeptFileProblem.unwritable(reason: SystemReason.text(of: number), isFull: isFull)
      .report(at: Location(path: displayPath))
  }
}
