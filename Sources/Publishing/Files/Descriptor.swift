import Glibc

/// An open file or folder, closed when nobody needs it any longer.
final class Descriptor: Sendable {
  /// The system's number for it.
  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }
}
