/// How a run ended, and what it told.
struct Outcome: Equatable, CustomStringConvertible {
  /// The exit status; that of a signal is its number below zero.
  var status: Int32
  var output = ""
  var errors = ""

  var description: String { "status \(status)\nstdout: \(output)\nstderr: \(errors)" }
}
