import Diagnostics

extension CSVProblem {
  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .emptyFile:
      "the schedule is empty; it needs a header row and a row for each flight"
    case .headerAlone:
      "the schedule has a header and no flight; look at what wrote it"
    case .foreignFormat(let format):
      "this is \(format.rawValue), not CSV; look at where the file comes from"
    case .wrongSeparator(let separator):
      "the header's names are separated by \(separator); separate them, and all fields, by commas"
    case .notUTF8(let byte):
      "the byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8; save the file as UTF-8"
    case .unknownColumn(let name):
      "unknown column '\(Self.shown(name))' in 'columns'"
        + Spelling.suggestion(
          for: name,
          among: CSVColumn.allCases.map(\.rawValue),
          else: "; known are \(Self.list(CSVColumn.allCases.map(\.rawValue)))"
        )
    case .missingColumn(let column, let header, let known):
      (header == column.rawValue
        ? "no column '\(header)'"
        : "no column '\(Self.shown(header))', which 'columns' names for '\(column.rawValue)'")
        + Spelling.suggestion(
          for: header,
          among: known,
          else: header == column.rawValue
            ? "; add it, or name the file's own column for it under 'columns'"
            : "; the file has \(Self.list(known))"
        )
    case .misspelledColumn(let name, let meant):
      "unknown column '\(Self.shown(name))'; did you mean '\(meant)'?"
    case .repeatedColumn(let name):
      "column '\(Self.shown(name))' is there twice; remove or rename one of them"
    case .tooFewFields(let found, let expected, let missing):
      "\(Self.fields(found)) in this row and \(expected) in the header; "
        + "the first missing one is '\(Self.shown(missing))'"
    case .tooManyFields(let found, let expected):
      "\(Self.fields(found)) in this row and \(expected) in the header; "
        + "put quotes around a field that has a comma"
    case .unclosedQuote:
      "this quote is not closed; close it, and write a quote in a quoted field twice"
    case .textAfterQuote(nil):
      "text follows a closing quote; write a quote in a quoted field twice"
    case .textAfterQuote(let line?):
      "text follows a closing quote that was opened on line \(line); "
        + "close that one, and write a quote in a quoted field twice"
    case .missingValue(let column):
      "column '\(Self.shown(column))' is empty; every flight needs it"
    case .unknownDirection(let column, let value):
      "column '\(Self.shown(column))': unknown direction '\(Self.shown(value))'; "
        + "write arrival or departure, or A or D"
    case .unreadableTime(let column, let value):
      "column '\(Self.shown(column))': '\(Self.shown(value))' is not a time; write it as "
        + "2026-11-30T18:05-05:00, or without an offset for airport time"
    case .skippedTime(let column, let value):
      "column '\(Self.shown(column))': the clock skips '\(Self.shown(value))'; "
        + "it is taken as if the clock had not been changed; write an offset"
    case .repeatedTime(let column, let value):
      "column '\(Self.shown(column))': the clock shows '\(Self.shown(value))' twice; "
        + "the first is taken; write an offset"
    case .controlCharacters(let column):
      "column '\(Self.shown(column))': control characters are shown as \u{FFFD}; remove them"
    case .repeatedFlight(let id):
      "flight '\(Self.shown(id))' is there twice, with the same fields; one is left out"
    case .conflictingFlight(let id):
      "flight '\(Self.shown(id))' is there twice, with different fields; "
        + "give each an 'id' of its own, or remove one"
    }
  }

  /// Values are data and can be long: at most forty scalars of one are told.
  private static func shown(_ value: String) -> String {
    let scalars = value.unicodeScalars
    return scalars.count <= 40 ? value : String(scalars.prefix(39)) + "…"
  }

  private static func list(_ names: [String]) -> String {
    let quoted = names.prefix(30).map { "'\(shown($0))'" }
    return (quoted + (names.count > 30 ? ["…"] : [])).joined(separator: ", ")
  }

  private static func fields(_ count: Int) -> String {
    count == 1 ? "1 field" : "\(count) fields"
  }
}
