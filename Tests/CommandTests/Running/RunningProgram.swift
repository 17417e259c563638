import Foundation

/// A run that has not ended.
struct RunningProgram {
  let process: pid_t
  let output: String
  let errors: String
  let folder: String

  /// Sends a signal.
  func send(_ signal: Int32) {
    kill(process, signal)
  }

  /// Waits for the end.
  func end() throws -> Outcome {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    defer {
      unlink(output)
      unlink(errors)
    }
    return Outcome(
      status: status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F),
      output: try text(of: output),
      errors: try text(of: errors)
    )
  }

  /// What was written, without what differs from run to run.
  private func text(of file: String) throws -> String {
    try String(contentsOfFile: file, encoding: .utf8)
      .replacing(folder, with: "FOLDER")
      .replacing(/[0-9]+ ms\n/, with: "N ms\n")
  }
}
