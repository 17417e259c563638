import Diagnostics
import Schedule

extension GuessDoubt {
  /// What is not sure, and what to do.
  public var message: String {
    switch self {
    case .missing(.designator):
      "not found: airline and number; name their column beneath 'columns' as 'designator', or two "
        + "as 'airline' and 'number'"
    case .missing(let column):
      "not found: \(column.summary); name its column beneath 'columns' as '\(column.rawValue)'"
    case .byContent(let header, let column):
      "not sure: column '\(header)' is taken as '\(column.rawValue)' for what it holds"
    case .direction(let direction, let header):
      "not sure: no column has the direction; all flights are taken as \(direction.rawValue)s, "
        + "since there is a column '\(header)'"
    case .noDirection:
      "not found: the direction; name its column beneath 'columns' as 'direction', or write "
        + "'direction: arrival' or 'direction: departure' beneath 'csv' where all flights are such"
    case .directionWord(let word, let direction):
      "not sure: '\(word)' is taken as \(direction.rawValue)"
    case .twoEnds(let origin, let destination, airport: nil):
      "not possible: nothing tells which of '\(origin)' and '\(destination)' is the far end; begin "
        + "anew with --airport, or name a column 'direction', and these two 'origin' and "
        + "'destination'"
    case .twoEnds(let origin, let destination, let airport?):
      "not possible: nothing tells which of '\(origin)' and '\(destination)' is the far end, since "
        + "not every row has \(airport) in one of the two; have it written so, or name a column "
        + "'direction', and these two 'origin' and 'destination'"
    case .twoTimes(let arrival, let departure):
      "not possible: '\(arrival)' and '\(departure)' are both filled in this row, which may be two "
        + "flights; have each flight written as a row of its own, or name a column 'direction' that "
        + "says which of the two counts"
    case .unlike(.designator, let header, let value):
      "not found: airline and number; column '\(header)' may have them, but '\(value)' is not an "
        + "airline's code and a number, as RL 618; have them written so"
    case .unlike(.date, let header, let value):
      "not found: the day of the scheduled time; column '\(header)' may have it, but no form is known "
        + "in which '\(value)' and the others are written; say it as 'date_format' beneath 'csv'"
    case .unlike(let column, let header, let value):
      "not found: \(column.summary); column '\(header)' may have it, but no form is known in which "
        + "'\(value)' and the others are written; say it as 'time_format' beneath 'csv'"
    case .emptyCell(let column, let header):
      "not found: \(column.summary); column '\(header)' may have it, but is empty in this row and in "
        + "too many others; have them filled"
    case .directionWords(let header, let word):
      "not found: the direction; column '\(header)' may have it, but '\(word)' is no word for one that "
        + "is known; say beneath 'map' what its words mean, and beneath 'columns' that it is 'direction'"
    case .home(let header, let code):
      "not sure: the airport is taken to be \(code), which column '\(header)' has in every row"
    case .unknownAirports(let header, let example):
      "not sure: column '\(header)' has far ends that are no known IATA codes, as '\(example)'; they "
        + "are shown as they are"
    case .dayOrMonth(let value, let taken, let other):
      "not sure: '\(value)' is read as '\(taken)'; it could be '\(other)'"
    case .century:
      "not sure: years of two digits are taken as those from 2000 on"
    case .clock:
      "not sure: times have no offset and are taken as the airport's own clock; where they are UTC, "
        + "write 'time_zone: utc' beneath 'csv'"
    case .utc(let header):
      "not sure: times are taken as UTC for the name of column '\(header)'"
    case .offsets(let header):
      "not sure: every time in '\(header)' says that it is UTC; where they are the airport's own all "
        + "the same, write 'ignore_offsets: true' beneath 'csv'"
    case .timetable(let header):
      "not possible: column '\(header)' seems to say on which weekdays a flight operates, and no "
        + "column has its day; a row must be one flight on one day: have the days written out, or "
        + "read a season file"
    case .noDate(let header):
      "not sure: times in '\(header)' have no day, and no column has one; they are taken as those of "
        + "the day of each build"
    case .otherForm(let header, let column):
      "not used: column '\(header)' may be '\(column.rawValue)', but is not written as the planned "
        + "times are"
    case .otherClock(let header, let column):
      "not used: column '\(header)' may be '\(column.rawValue)', but is told by another clock than "
        + "the others; all times without an offset must be of one"
    case .encoding(let encoding):
      "not sure: the file is not UTF-8; it is read as \(encoding.rawValue); see whether names are right"
    case .footer(let count):
      "not sure: \(count == 1 ? "this line is" : "\(count) lines from here on are") taken to stand "
        + "behind the table; see 'footer_lines'"
    case .cutRow(let fields, let all):
      "not possible: the file ends in the middle of a row, with \(fields) of \(all) fields; have it "
        + "written whole, and let what brings it here put it into place only then"
    case .statusWords(let header, let words):
      "not sure: column '\(header)' has words that are no known status, \(Self.list(words)); they are "
        + "shown as they are; say under 'map' what they mean"
    case .statusMap(let header, let words):
      "not sure: in column '\(header)' "
        + words.map { "'\($0.word)' is taken as \($0.code.rawValue)" }.joined(separator: ", ")
        + "; see 'map'"
    case .codeshareRows(let header):
      "not sure: rows with a flight in '\(header)' are taken as other airlines' numbers of flights "
        + "that have a row of their own, and are left out; see 'where'"
    case .operatingFlight(let header):
      "not used: column '\(header)' may tell that a row is another airline's number of a flight; such "
        + "rows are flights of their own here; leave them out by 'where' beneath 'csv'"
    case .freight(let header, let word):
      "not sure: rows with '\(word)' in '\(header)' are read, too; where no passengers fly in them, "
        + "leave them out by 'where' beneath 'csv'"
    case .list(let header, let column):
      "not used: column '\(header)' may be '\(column.rawValue)', but this is no list of "
        + (column == .via ? "known airports, as 'KEF ORD'" : "flights, as 'NQ2618 YH100'")
    case .strangeList(let header, let column):
      "not sure: column '\(header)' is read as a list of "
        + (column == .via ? "airports" : "flights")
        + ", and this is none; have it mended, or where the column is another thing, give it another name"
    case .runningNumber(let header):
      "not sure: column '\(header)' is used as the flights' id and only counts rows; an id must mean "
        + "the same flight tomorrow; give the column another name"
    case .remark(let header):
      "not sure: column '\(header)' is shown to passengers as a remark; see that it is meant for them"
    case .conflicts(let count, let all):
      "not possible: \(count) of \(all) rows are flights that are there already, with other fields; "
        + "where they are another airport's or terminal's, choose rows by 'where' beneath 'csv'"
    case .noneRead:
      "not possible: no row can be read like this; the build tells why"
    case .strangeAircraft(let header, let value)
    where header.lowercased() == FlightField.aircraft.rawValue:
      "not sure: column '\(header)' is read as the aircraft's type, and '\(value)' is none; where "
        + "it is another thing, give the column another name"
    case .strangeAircraft(let header, let value):
      "not used: column '\(header)' may be 'aircraft', but '\(value)' is no type of "
        + "aircraft; where it tells the type all the same, name it beneath 'columns'"
    case .badRow(let reason):
      "not possible: \(reason)"
    case .unread(let count, let all, let told):
      "not possible: \(count) of \(all) rows cannot be read like this"
        + (told < count ? ", of which the first \(told) are told" : "")
        + "; a build fails for them; where they may be missing, write 'on_error: skip' beneath "
        + "'schedule'"
    }
  }
}
