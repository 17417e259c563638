import Glibc

/// The only hold on a file, given up when nobody needs it any longer.
final class FileLock: Sendable {
  /// The open file that is held.
  let file: Descriptor

  /// Takes hold at once, or not at all. Throws the number of the system's error.
  init(_ file: Descriptor) throws(Failure) {
    guard flock(file.number, LOCK_EX | LOCK_NB) == 0 else { throw Failure(number: errno) }
    self.file = file
  }

  /// Why there is no hold.
  struct Failure: Error {
    let number: Int32
  }

  deinit {
    // Closing alone would leave it to a process that is just being started from this one, and that
    // has the same open file until its own program begins.
    flock(file.number, LOCK_UN)
  }
}
