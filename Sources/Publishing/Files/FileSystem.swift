import Basics
import CPOSIX
import Glibc

/// The calls through which a site is written: all relative to open folders, none following a
/// symbolic link in the last part of a name.
struct FileSystem: Sendable {
  /// Asked before every call that changes something; anything but 0 is the error that the call
  /// fails with, without being made.
  var intercept: (@Sendable (FileOperation, _ name: String) -> Int32)?

  /// The user who builds.
  let user = geteuid()

  /// What everyone may do with a file of the site, whatever the mask of whoever builds.
  static let fileMode: mode_t = 0o644
  /// What everyone may do with a folder of the site.
  static let folderMode: mode_t = 0o755

  typealias Name = UnsafePointer<CChar>

  func makeFolder(
    _ name: Name,
    in folder: Int32,
    _ label: @autoclosure () -> String
  ) throws(PublishingFailure) {
    try change(.makeFolder, label) {
      guard mkdirat(folder, name, Self.folderMode) == 0 else { return -1 }
      var status = stat()
      guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return -1 }
      guard status.st_mode & 0o777 != Self.folderMode else { return 0 }
      // A folder in which everything gets the folder's group stays one.
      return Self.changeMode(of: name, in: folder) { $0.st_mode & 0o7000 | Self.folderMode }
    }
  }

  /// Lets everyone read a file or enter a folder.
  func publish(
    _ name: Name,
    in folder: Int32,
    _ label: @autoclosure () -> String
  ) throws(PublishingFailure) {
    try change(.publish, label) {
      Self.changeMode(of: name, in: folder) { status in
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        return status.st_mode & 0o7777 | (isFolder ? Self.folderMode : Self.fileMode)
      }
    }
  }

  /// Whether a user may change a file or folder's mode.
  func mayPublish(_ status: FileAttributes) -> Bool {
    user == 0 || user == status.owner
  }

  /// Renames to a name that must be free.
  func rename(
    _ old: Name,
    in oldFolder: Int32,
    to new: Name,
    in newFolder: Int32,
    _ label: @autoclosure () -> String
  ) throws(PublishingFailure) {
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
  ) throws(PublishingFailure) {
    try change(.replace, label) { renameat(oldFolder, staged, newFolder, name) }
  }

  /// Removes a file; false where there is none.
  @discardableResult
  func removeFile(
    _ name: Name,
    in folder: Int32,
    _ label: @autoclosure () -> String
  ) throws(PublishingFailure) -> Bool {
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
  ) throws(PublishingFailure) {
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
  ) throws(PublishingFailure) {
    try change(.writeFile, label) {
      let file = openat(
        folder,
        name,
        O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
        Self.fileMode
      )
      guard file >= 0 else { return -1 }
      let result = Self.publish(file)
      var failure = result == 0 ? FileBytes.write(bytes, to: file) : errno
      if failure == 0, isDurable, fsync(file) != 0 { failure = errno }
      let closing = close(file)
      guard failure != 0 else { return closing }
      errno = failure
      return -1
    }
  }

  /// Writes the whole file system to its disk.
  func synchronize(_ folder: Int32, _ label: @autoclosure () -> String) throws(PublishingFailure) {
    try change(.synchronize, label) { posix_sync_file_system(folder) }
  }

  /// Writes the names in a folder to its disk.
  func synchronizeFolder(
    _ folder: Int32,
    _ label: @autoclosure () -> String
  ) throws(PublishingFailure) {
    try change(.synchronize, label) { fsync(folder) }
  }

  @inline(__always)
  private func change(
    _ operation: FileOperation,
    _ label: () -> String,
    _ call: () -> Int32
  ) throws(PublishingFailure) {
    if let intercept {
      let number = intercept(operation, label())
      if number != 0 { throw PublishingFailure(systemError: number, at: label()) }
    }
    guard call() != 0 else { return }
    throw PublishingFailure(systemError: errno, at: label())
  }

  /// Changes who may do what with a file or folder to what is made of its status.
  private static func changeMode(
    of name: Name,
    in folder: Int32,
    to mode: (stat) -> mode_t
  ) -> Int32 {
    var status = stat()
    // What is open is what was looked at, whatever stands at its name by then.
    let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    if file >= 0 {
      let result = fstat(file, &status) == 0 ? fchmod(file, mode(status)) : -1
      let failure = errno
      close(file)
      errno = failure
      return result
    }
    // Whose it is may change the mode of what he may not read.
    guard errno == EACCES, fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      return -1
    }
    return fchmodat(folder, name, mode(status), AT_SYMLINK_NOFOLLOW)
  }

  /// Undoes what the mask took away from a new file.
  private static func publish(_ file: Int32) -> Int32 {
    var status = stat()
    guard fstat(file, &status) == 0 else { return -1 }
    return status.st_mode & 0o777 == fileMode ? 0 : fchmod(file, fileMode)
  }
}
