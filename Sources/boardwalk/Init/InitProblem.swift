import Diagnostics

/// What keeps a first `site.yml` from being written, or is not sure about it.
enum InitProblem: Problem {
  /// There is one already.
  case exists
  /// It cannot be written.
  case unwritable(reason: String)
  /// A code that is in no table.
  case unknownAirport(String)
  /// Nothing tells which airport it is.
  case noAirport
  /// The title is only a word.
  case title(String)

  enum Code: String, CaseIterable, Sendable {
    case exists, unwritable, unknownAirport, noAirport, title
  }

  var code: Code {
    switch self {
    case .exists: .exists
    case .unwritable: .unwritable
    case .unknownAirport: .unknownAirport
    case .noAirport: .noAirport
    case .title: .title
    }
  }

  var severity: Severity {
    switch self {
    case .exists, .unwritable, .unknownAirport, .noAirport: .error
    case .title: .warning
    }
  }

  var message: String {
    switch self {
    case .exists:
      "this file is there already and is left as it is; remove it, or name another with --config"
    case .unwritable(let reason):
      "this file cannot be written (\(reason)); let this user write the folder"
    case .unknownAirport(let code):
      "no airport with the code '\(code)' is known; give its zone with --time-zone"
    case .noAirport:
      "not found: which airport this is; write 'airport' or 'time_zone' into it, or remove it and "
        + "begin anew with --airport"
    case .title(let title):
      "not sure: the site is called '\(title)'; write its name as 'title'"
    }
  }
}
