import Foundation

/// What can stand at a file's name and is neither file nor folder; the raw value is how messages call
/// it.
public enum SpecialFile: String, CaseIterable, Hashable, Sendable {
  /// Reading waits until somebody writes.
  case pipe = "a named pipe"
  /// A connection between programs.
  case socket = "a socket"
  /// A terminal, a disk, `/dev/null`.
  case device = "a device"

  /// What a file of this mode is; everything that is no pipe and no socket is a device.
  init(mode: mode_t) {
    self =
      switch mode & S_IFMT {
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      default: .device
      }
  }
}
