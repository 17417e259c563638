import Glibc

/// What stands at a name.
struct FileStatus: Equatable, Sendable {
  enum Kind: Sendable {
    case file, folder, symbolicLink, other
  }

  let kind: Kind
  /// In bytes.
  let size: Int
  /// Device and number, which only one file has.
  let identity: Identity

  struct Identity: Hashable, Sendable {
    let device: UInt
    let number: UInt
  }

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .other
      }
    size = Int(status.st_size)
    identity = Identity(device: UInt(status.st_dev), number: UInt(status.st_ino))
  }
}
