import CXXHash
import Glibc

/// What stands at a name, and all that the system says of it: its kind, its size, whose it is.
struct FileAttributes: Sendable {
  enum Kind: Sendable {
    case file, folder, symbolicLink, other
  }

  let kind: Kind
  /// In bytes.
  let size: Int
  /// Who may do what, without the kind.
  let mode: mode_t
  /// The number of the user whose it is.
  let owner: uid_t
  private let modified: timespec
  private let changed: timespec
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
    mode = status.st_mode & ~S_IFMT
    owner = status.st_uid
    modified = status.st_mtim
    changed = status.st_ctim
    identity = Identity(device: UInt(status.st_dev), number: UInt(status.st_ino))
  }
}

extension FileAttributes {
  /// Whether everyone, and so a web server, can read a file or enter a folder.
  var isPublic: Bool {
    let needed = kind == .folder ? FileSystem.folderMode : FileSystem.fileMode
    return mode & needed & 0o555 == needed & 0o555
  }

  /// A number that another file, or the same one written since, has only by a rare chance; never 0.
  var stamp: UInt64 {
    let facts: InlineFacts = (
      UInt64(identity.number), UInt64(bitPattern: Int64(size)),
      UInt64(bitPattern: Int64(modified.tv_sec)), UInt64(bitPattern: Int64(modified.tv_nsec)),
      UInt64(bitPattern: Int64(changed.tv_sec)), UInt64(bitPattern: Int64(changed.tv_nsec))
    )
    return withUnsafeBytes(of: facts) { max(1, XXH3_64bits($0.baseAddress, $0.count)) }
  }

  private typealias InlineFacts = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)
}
