import Diagnostics
import Schedule

/// What was guessed of a file and is not sure.
public enum GuessDoubt: Problem {
  /// No column was found for what every flight needs.
  case missing(FlightField)
  /// A column is taken for what it holds, not for its name.
  case byContent(String, FlightField)
  /// No column has the direction; a header is only in files of one.
  case direction(Direction, header: String)
  /// No column has the direction, and nothing else tells it.
  case noDirection
  /// A short word for a direction.
  case directionWord(String, Direction)
  /// Both ends stand in columns of their own, and nothing tells which of them is the far one.
  case twoEnds(String, String, airport: String?)
  /// Times of an arrival and of a departure are filled in one row.
  case twoTimes(String, String)
  /// A column is called after what every flight needs, and a value of it is no such thing.
  case unlike(FlightField, String, String)
  /// A column is called after what every flight needs, and too many rows have no value.
  case emptyCell(FlightField, String)
  /// A column is called after the direction, and has a word that is not known.
  case directionWords(String, String)
  /// The airport itself, by a column that says the same in every row.
  case home(String, code: String)
  /// The far end is told by names, or by codes that are not known.
  case unknownAirports(String, example: String)
  /// The day and the month can be the other way around.
  case dayOrMonth(value: String, taken: String, other: String)
  /// Years of two digits.
  case century
  /// Times without an offset.
  case clock
  /// The header says UTC.
  case utc(String)
  /// Every time has the offset of UTC.
  case offsets(String)
  /// Times without a day, and weekdays on which a flight operates.
  case timetable(String)
  /// Times without a day.
  case noDate(String)
  /// A column of times is written otherwise than the planned ones.
  case otherForm(String, FlightField)
  /// A column's name says another clock than the planned times'.
  case otherClock(String, FlightField)
  /// Letters that are not UTF-8.
  case encoding(TextEncoding)
  /// Lines behind the table.
  case footer(Int)
  /// The last row is cut.
  case cutRow(fields: Int, of: Int)
  /// Words that are no status that is known.
  case statusWords(String, [String])
  /// Words for a status that are taken to mean one.
  case statusMap(String, [(word: String, code: StatusCode)])
  /// Rows that are another airline's number of a flight.
  case codeshareRows(String)
  /// A column with the flight that operates a row's.
  case operatingFlight(String)
  /// Rows in which no passengers seem to fly.
  case freight(String, String)
  /// Several values that no blank parts.
  case list(String, FlightField)
  /// A column that is read as a list and holds something else.
  case strangeList(String, FlightField)
  /// An id that only counts rows.
  case runningNumber(String)
  /// Remarks may be meant for nobody but the airport.
  case remark(String)
  /// Flights that are there again, with other fields.
  case conflicts(Int, of: Int)
  /// What is wrong with a row that cannot be read like this.
  case badRow(String)
  /// Rows that cannot be read like this, of which the first are told.
  case unread(Int, of: Int, told: Int)
  /// No row can be read.
  case noneRead
  /// A column is called after the aircraft, and a value of it is no code of a type.
  case strangeAircraft(String, String)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case missing, byContent, direction, noDirection, directionWord, twoEnds, twoTimes, unlike
    case directionWords, timetable, home, unknownAirports, statusMap, codeshareRows, operatingFlight
    case dayOrMonth, century, clock, utc, offsets, noDate, otherForm, otherClock, encoding, footer,
      statusWords
    case emptyCell, badRow, cutRow, freight, list, strangeList, strangeAircraft, runningNumber,
      remark, conflicts,
      unread,
      noneRead
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .missing: .missing
    case .byContent: .byContent
    case .direction: .direction
    case .noDirection: .noDirection
    case .directionWord: .directionWord
    case .twoEnds: .twoEnds
    case .twoTimes: .twoTimes
    case .unlike: .unlike
    case .directionWords: .directionWords
    case .statusMap: .statusMap
    case .codeshareRows: .codeshareRows
    case .operatingFlight: .operatingFlight
    case .home: .home
    case .unknownAirports: .unknownAirports
    case .dayOrMonth: .dayOrMonth
    case .century: .century
    case .clock: .clock
    case .utc: .utc
    case .offsets: .offsets
    case .noDate: .noDate
    case .timetable: .timetable
    case .otherForm: .otherForm
    case .otherClock: .otherClock
    case .encoding: .encoding
    case .footer: .footer
    case .cutRow: .cutRow
    case .statusWords: .statusWords
    case .freight: .freight
    case .list: .list
    case .strangeList: .strangeList
    case .runningNumber: .runningNumber
    case .remark: .remark
    case .conflicts: .conflicts
    case .unread: .unread
    case .emptyCell: .emptyCell
    case .badRow: .badRow
    case .noneRead: .noneRead
    case .strangeAircraft: .strangeAircraft
    }
  }

  /// An error is what a build with the form fails for; the form is written all the same.
  public var severity: Severity {
    switch self {
    case .missing, .noDirection, .twoEnds, .twoTimes, .unlike, .directionWords, .timetable,
      .emptyCell, .badRow, .cutRow, .conflicts, .unread, .noneRead:
      .error
    case .byContent, .direction, .directionWord, .home, .unknownAirports, .dayOrMonth, .century,
      .clock, .utc, .offsets, .noDate, .otherForm, .otherClock, .encoding, .footer, .statusWords,
      .statusMap,
      .codeshareRows, .operatingFlight, .freight, .list, .strangeList, .strangeAircraft,
      .runningNumber, .remark:
      .warning
    }
  }
}
