import CPOSIX
import Glibc

/// The calls through which a site is written: all relative to open folders, none following a
/// symbolic link in the last part of a name.
struct FileSystem: Sendable {
  /// Asked before every call that changes something; anything but 0 is the error that the call
  /// fails with, without being made.
  var intercept: (@Sendable (FileOperation, _ name: String) -> Int32)?

  typealias Name = UnsafePointer<CChar>

  func makeFolder(
    _ name: Name,
    in folder: Int32,
    _ label: @autoclosure () -> String
  ) throws(PlacedProblem) {
    try change(.makeFolder, label) { mkdirat(folder, name, 0o777) }
  }

  /// Renames to a name that must be free.
  func rename(
    _ old: Name,
    in oldFolder: Int32,
    to new: Name,
    in newFolder: Int32,
    _ label: @autoclosure () -> String
  ) throws(PlacedProblem) {
    try change(.rename, label) {
      let result = posix_rename_new(oldFolder, old, newFolder, new)
      guard result != 0, errno == EINVAL || errno == ENOSYS else { return result }
      // Some network file systems cannot promise a free name: look, then rename.
      var status = stat()
      if fstatat(newFolder, new, &status, AT_SYMLINK_NOFOLLOW) == 0 {
        errno = EEXIST
        return -1
      }
      return renameat(oldFolder, old, newFolder, new)
    }
  }

  /// Renames over a file.
  func replace(
    _ name: Name,
    in newFolder: Int32,
    by staged: Name,
    in oldFolder: Int32,
    _ label: @autoclosure () -> String
  ) throws(PlacedProblem) {
    try change(.replace, label) { renameat(oldFolder, staged, newFolder, name) }
  }

  /// Removes a file; false where there is none.
  @discardableResult
  func removeFile(
    _ name: Name,
    in folder: Int32,
    _ label: @autoclosure () -> String
  ) throws(PlacedProblem) -> Bool {
    do {
      try change(.removeFile, label) { unlinkat(folder, name, 0) }
      return true
    } catch  where error.number == ENOENT {
      return false
    }
  }

  /// Removes a folder if it is empty.
  func removeFolder(
    _ name: Name,
    in folder: Int32,
    _ label: @autoclosure () -> String
  ) throws(PlacedProblem) {
    do {
      try change(.removeFolder, label) { unlinkat(folder, name, AT_REMOVEDIR) }
    } catch  where [ENOENT, ENOTEMPTY, EEXIST, ENOTDIR, EBUSY].contains(error.number) {
      // Somebody else's files are in it, or it is gone already.
    }
  }

  /// Writes a file whose name must be free.
  func writeFile(
    _ name: Name,
    in folder: Int32,
    _ bytes: UnsafeRawBufferPointer,
    isDurable: Bool = false,
    _ label: @autoclosure () -> String
  ) throws(PlacedProblem) {
    try change(.writeFile, label) {
      let file = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      guard file >= 0 else { return -1 }
      var result = Self.writeAll(bytes, to: file)
      if result == 0, isDurable { result = fsync(file) }
      let failure = errno
      let closing = close(file)
      if result != 0 { errno = failure }
      return result != 0 ? result : closing
    }
  }

  /// Writes the whole file system to its disk.
  func synchronize(_ folder: Int32, _ label: @autoclosure () -> String) throws(PlacedProblem) {
    try change(.synchronize, label) { posix_sync_file_system(folder) }
  }

  /// Writes the names in a folder to its disk.
  func synchronizeFolder(
    _ folder: Int32,
    _ label: @autoclosure () -> String
  ) throws(PlacedProblem) {
    try change(.synchronize, label) { fsync(folder) }
  }

  @inline(__always)
  private func change(
    _ operation: FileOperation,
    _ label: () -> String,
    _ call: () -> Int32
  ) throws(PlacedProblem) {
    if let intercept {
      let number = intercept(operation, label())
      if number != 0 { throw PlacedProblem(systemError: number, at: label()) }
    }
    guard call() != 0 else { return }
    throw PlacedProblem(systemError: errno, at: label())
  }

  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int32 {
    var rest = bytes
    while !rest.isEmpty {
      let count = write(file, rest.baseAddress, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        return -1
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return 0
  }
}
