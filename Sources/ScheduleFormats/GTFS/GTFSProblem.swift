import Diagnostics

/// What can be wrong with a GTFS feed.
public enum GTFSProblem: Problem {
  /// The file is no feed.
  case noFeed(String, ForeignFormat?)
  /// The feed lacks a file.
  case missingFile(String)
  /// The feed says nowhere on which days trips run.
  case missingCalendar
  /// A file of the feed is something else.
  case foreignFormat(ForeignFormat)
  /// A file of the feed has no header.
  case emptyFile
  /// A file of the feed lacks a column.
  case missingColumn(String, known: [String])
  /// A row is longer than any row; the limit in bytes.
  case longRow(limit: Int)
  /// The feed has no stop of that id; the id that was probably meant.
  case unknownStop(String, near: String?)
  /// A row lacks a value that it must have.
  case missingValue(column: String)
  /// A time that is none.
  case unreadableTime(column: String, value: String)
  /// A day that is none.
  case unreadableDate(column: String, value: String)
  /// A number that is none, or none that may be there.
  case unreadableNumber(column: String, value: String)
  /// A zone that does not exist.
  case unknownZone(String)
  /// A trip calls at the stop and is nowhere said to be.
  case unknownTrip(String)
  /// A trip of a route that is nowhere said to be.
  case unknownRoute(String)
  /// A trip calls without a time, and no call before or behind it has one.
  case missingTime(trip: String)
  /// A trip that leads nowhere.
  case singleStop(trip: String)
  /// A call is there again, with the same values.
  case repeatedCall(trip: String, sequence: Int)
  /// A call is there again, with other values.
  case conflictingCall(trip: String, sequence: Int)
  /// No trip calls at the stops.
  case noCall
  /// No trip runs on the days of the boards.
  case noFlight(first: String, last: String)
  /// Names and lists of stops that take more memory than a station's do; the limit in MiB.
  case tooLarge(limit: Int)
  /// More calls than a station has; the limit.
  case tooManyCalls(limit: Int)
  /// More departures and arrivals in the window than a station has; the limit.
  case tooManyFlights(limit: Int)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case noFeed, missingFile, missingCalendar, foreignFormat, emptyFile, missingColumn, longRow
    case unknownStop, missingValue, unreadableTime, unreadableDate, unreadableNumber, unknownZone
    case unknownTrip, unknownRoute, missingTime, singleStop, repeatedCall, conflictingCall, noCall,
      noFlight, tooLarge, tooManyCalls, tooManyFlights
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .noFeed: .noFeed
    case .missingFile: .missingFile
    case .missingCalendar: .missingCalendar
    case .foreignFormat: .foreignFormat
    case .emptyFile: .emptyFile
    case .missingColumn: .missingColumn
    case .longRow: .longRow
    case .unknownStop: .unknownStop
    case .missingValue: .missingValue
    case .unreadableTime: .unreadableTime
    case .unreadableDate: .unreadableDate
    case .unreadableNumber: .unreadableNumber
    case .unknownZone: .unknownZone
    case .unknownTrip: .unknownTrip
    case .unknownRoute: .unknownRoute
    case .missingTime: .missingTime
    case .singleStop: .singleStop
    case .repeatedCall: .repeatedCall
    case .conflictingCall: .conflictingCall
    case .noCall: .noCall
    case .noFlight: .noFlight
    case .tooLarge: .tooLarge
    case .tooManyCalls: .tooManyCalls
    case .tooManyFlights: .tooManyFlights
    }
  }

  /// A trip that leads nowhere is nobody's, and a repetition loses nothing.
  public var severity: Severity {
    switch self {
    case .singleStop, .repeatedCall: .warning
    case .noFeed, .missingFile, .missingCalendar, .foreignFormat, .emptyFile, .missingColumn,
      .longRow, .unknownStop, .missingValue, .unreadableTime, .unreadableDate, .unreadableNumber,
      .unknownZone, .unknownTrip, .unknownRoute, .missingTime, .conflictingCall, .noCall, .noFlight,
      .tooLarge,
      .tooManyCalls,
      .tooManyFlights:
      .error
    }
  }

  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .noFeed(let path, let format):
      "'\(path)' is \(format?.rawValue ?? "no zip file"), not a GTFS feed; name its zip file or its folder"
    case .missingFile(let name):
      "no file '\(name)' in this feed; look at where it comes from"
    case .missingCalendar:
      "neither 'calendar.txt' nor 'calendar_dates.txt' is in this feed; one says on which days trips run"
    case .foreignFormat(let format):
      "this is \(format.rawValue), not CSV; look at where the feed comes from"
    case .emptyFile:
      "this file is empty; it needs a header row"
    case .missingColumn(let name, let known):
      "no column '\(name)'"
        + Spelling.suggestion(for: name, among: known, else: "; the file has \(Self.list(known))")
    case .longRow(let limit):
      "this row has more than \(limit) bytes; is a quote or a line break missing?"
    case .unknownStop(let id, let near):
      "no stop '\(Self.shown(id))' in stops.txt"
        + Spelling.suggestion(
          near.map(Self.shown),
          else: "; write a 'stop_id' of that file, of a stop or of a station"
        )
    case .missingValue(let column):
      "column '\(Self.shown(column))' is empty; every row needs it"
    case .unreadableTime(let column, let value):
      "column '\(Self.shown(column))': '\(Self.shown(value))' is not a time; write it as 18:05:00, "
        + "or 24:05:00 for five past midnight of the next day"
    case .unreadableDate(let column, let value):
      "column '\(Self.shown(column))': '\(Self.shown(value))' is not a date; write it as 20261130"
    case .unreadableNumber(let column, let value):
      "column '\(Self.shown(column))': '\(Self.shown(value))' is no number that may be here; "
        + "look at what GTFS says of this column"
    case .unknownZone(let name):
      "unknown time zone '\(Self.shown(name))'; write an IANA name, for example America/New_York"
    case .unknownTrip(let id):
      "no trip '\(Self.shown(id))' in trips.txt; look at what wrote the feed"
    case .unknownRoute(let id):
      "no route '\(Self.shown(id))' in routes.txt; look at what wrote the feed"
    case .missingTime(let trip):
      "trip '\(Self.shown(trip))' calls here without a time, and no other call tells one; add a time"
    case .singleStop(let trip):
      "trip '\(Self.shown(trip))' calls nowhere else; it is left out"
    case .repeatedCall(let trip, let sequence):
      "trip '\(Self.shown(trip))' has call \(sequence) twice, with the same values; one is left out"
    case .conflictingCall(let trip, let sequence):
      "trip '\(Self.shown(trip))' has call \(sequence) twice, with different values; remove one, "
        + "or give it a 'stop_sequence' of its own"
    case .noCall:
      "no trip calls at this stop; look at its 'stop_id' in stop_times.txt"
    case .noFlight(let first, let last):
      "no trip calls at this stop from \(first) to \(last); look at the days in calendar.txt and "
        + "calendar_dates.txt, fetch a newer feed, or if none is to, build with --allow-empty"
    case .tooLarge(let limit):
      "what the feed tells about this stop takes more than \(limit) MiB; is it one station?"
    case .tooManyCalls(let limit):
      "trips call more than \(limit) times at this stop; is it one station?"
    case .tooManyFlights(let limit):
      "there are more than \(limit) arrivals and departures; show fewer 'days', "
        + "or look at 'headway_secs' in frequencies.txt"
    }
  }
}
