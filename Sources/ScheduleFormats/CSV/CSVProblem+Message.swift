import Diagnostics

extension CSVProblem {
  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .emptyFile:
      "the file is empty; it needs a header row and a row for each flight"
    case .emptyBehind(let lines, let first):
      "the file has nothing behind the \(lines == 1 ? "line" : "\(lines) lines") that 'skip_lines' "
        + "leaves out; it begins with '\(Self.shown(first))'; look at what wrote it"
    case .isUTF8(let encoding):
      "the file is UTF-8, though 'encoding' says \(encoding.rawValue), and is read as UTF-8; "
        + "remove 'encoding', or look at what wrote the file"
    case .headerAlone:
      "the schedule has a header and no flight; look at what wrote it, "
        + "or if there are no flights, build with --allow-empty"
    case .foreignFormat(let format):
      "this is \(format.rawValue), not CSV; look at where the file comes from"
    case .noRowMatches(let filters):
      "no row has what 'where' asks for, "
        + filters.map { "\(Self.list($0.values)) in '\(Self.shown($0.place))'" }
        .joined(separator: " and ")
        + "; look at the values that the file has, "
        + "or if there are no such flights, build with --allow-empty"
    case .wrongSeparator(let separator, let expected):
      "the header's names are separated by \(separator.plural); write 'delimiter: \"\(separator.rawValue)\"' "
        + "beneath 'csv', or separate them, and all fields, by \(expected.plural)"
    case .notInEncoding(let encoding):
      "the byte here is no letter in \(encoding.rawValue); name the file's own encoding"
    case .notUTF8(let byte):
      "the byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8; save the file as UTF-8, "
        + "or name its encoding, for example 'encoding: windows-1252'"
    case .unknownColumn(let name):
      "unknown column '\(Self.shown(name))' in 'columns'"
        + Spelling.suggestion(
          for: name,
          among: FlightField.allCases.map(\.rawValue),
          else: "; known are \(Self.list(FlightField.allCases.map(\.rawValue)))"
        )
    case .missingColumn(let column, let header, let known, let isUpdate):
      (header == column.rawValue
        ? "no column '\(header)'"
        : "no column '\(Self.shown(header))', which 'columns' names for '\(column.rawValue)'")
        + Spelling.suggestion(
          for: header,
          among: known,
          else: header == column.rawValue
            ? Self.advice(about: column, isUpdate: isUpdate) : "; the file has \(Self.list(known))"
        )
    case .missingFilterColumn(let name, let known):
      "no column '\(Self.shown(name))', which 'where' asks for"
        + Spelling.suggestion(for: name, among: known, else: "; the file has \(Self.list(known))")
    case .unusedWords(let column, let known):
      "these words are for a column '\(column.rawValue)', and the file has none; name its own under "
        + "'columns', or remove the words; the file has \(Self.list(known))"
    case .misspelledColumn(let name, let meant):
      "unknown column '\(Self.shown(name))'; did you mean '\(meant)'?"
    case .noColumn(let known):
      "no column of a schedule is named here, only \(Self.list(known)); if this is a table of "
        + "flights, say under 'columns' what its columns are, or under 'skip_lines' how many lines "
        + "stand before the header; 'boardwalk init --schedule' guesses both"
    case .rowInFooter(let lines):
      "this line has the form of a row and is taken for one, though 'footer_lines: \(lines)' counts it "
        + "among those behind the last row; see whether the file's end is missing"
    case .repeatedColumn(let name):
      "column '\(Self.shown(name))' is there twice; remove or rename one of them"
    case .tooFewFields(let found, let expected, let missing):
      "\(Self.fields(found)) in this row and \(expected) in the header; "
        + "the first missing one is '\(Self.shown(missing))'"
    case .tooManyFields(let found, let expected):
      "\(Self.fields(found)) in this row and \(expected) in the header; "
        + "put quotes around a field that has a comma"
    case .rowInQuotes(let lines):
      "the text in these quotes goes over \(lines) lines, of which one has the form of a row; "
        + "look for a quote too many, and write one in a quoted field twice"
    case .endlessRow(let limit):
      "this row has more than \(limit) fields; is a line break missing, or is it no table?"
    case .unclosedQuote:
      "this quote is not closed; close it, and write a quote in a quoted field twice"
    case .textAfterQuote(nil):
      "text follows a closing quote; write a quote in a quoted field twice"
    case .textAfterQuote(let line?):
      "text follows a closing quote that was opened on line \(line); "
        + "close that one, and write a quote in a quoted field twice"
    }
  }

  private static func advice(about column: FlightField, isUpdate: Bool) -> String {
    let usual = "; add it, or name the file's own column for it under 'columns'"
    return switch column {
    case .scheduled where isUpdate:
      "; add it, or 'date', the airport's day, or 'id', or name the file's own column for one of them "
        + "under 'columns'"
    case .direction: usual + ", or write 'direction: arrival' where all flights are arrivals"
    case .airline, .number: usual + ", as 'designator' where airline and number are one"
    default: usual
    }
  }

  private static func fields(_ count: Int) -> String {
    count == 1 ? "1 field" : "\(count) fields"
  }
}
