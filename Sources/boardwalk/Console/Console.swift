import Basics
import Diagnostics
import Foundation

/// The two streams: standard output for what was asked for, standard error for messages.
struct Console: Sendable {
  /// Writes to standard output.
  var output: @Sendable (String) -> Void = { Self.write($0, to: STDOUT_FILENO) }
  /// Writes to standard error.
  var errors: @Sendable (String) -> Void = { Self.write($0, to: STDERR_FILENO) }
  /// Whether messages go to a terminal.
  var isTerminal = isatty(STDERR_FILENO) == 1
  /// Whether the environment asks for no colour.
  var refusesColor = !(ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty

  /// Tells diagnostics.
  func tell(_ diagnostics: [Diagnostic], color: ColorChoice) {
    guard !diagnostics.isEmpty else { return }
    errors(text(of: diagnostics, color: color))
  }

  /// Diagnostics as they are told.
  func text(of diagnostics: [Diagnostic], color: ColorChoice) -> String {
    DiagnosticRenderer(usesColor: usesColor(color)).render(diagnostics)
  }

  /// Tells what is worth a line and is nobody's mistake.
  func tell(_ notes: [Note]) {
    guard !notes.isEmpty else { return }
    errors(DiagnosticRenderer().render(notes))
  }

  private func usesColor(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto: isTerminal && !refusesColor
    }
  }

  /// Writes all of a text; a reader that has gone away is no reason to fail a build.
  private static func write(_ text: String, to descriptor: Int32) {
    _ = Array(text.utf8).withUnsafeBytes { FileBytes.write($0, to: descriptor) }
  }
}
