import Glibc

/// A file system of a test's own, where the user may mount one.
final class SmallDisk {
  private let path: String

  /// Mounts one of so many bytes on a folder.
  init?(at path: String, bytes: Int) {
    self.path = path
    guard mount("tmpfs", path, "tmpfs", 0, "size=\(bytes)") == 0 else { return nil }
  }

  /// Lets nothing be written to it any more.
  func makeReadOnly() -> Bool {
    mount(nil, path, nil, UInt(MS_REMOUNT | MS_RDONLY), nil) == 0
  }

  deinit {
    umount2(path, Int32(MNT_DETACH))
  }

  /// Whether this user may mount.
  static let isPossible: Bool = {
    guard let folder = try? TemporaryFolder() else { return false }
    return SmallDisk(at: folder.path, bytes: 4096) != nil
  }()
}
