import Diagnostics

/// That a file is no XML, at its place.
struct XMLMistake: Error {
  var problem: XMLProblem
  var location: Location

  /// The mistake alone, to be thrown.
  var report: Report { problem.report(at: location) }
}
