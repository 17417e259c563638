extension FieldProblem {
  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .missingValue(let name, let field):
      Self.missing(name, field)
    case .notAValue(let name):
      "\(name.text) has more values in it; name one of them"
    case .unknownDirection(let value):
      "\(value.name.text): unknown direction \(value.quoted); "
        + "write arrival or departure, or A or D, or say under 'map' what it means"
    case .noDirection(let row):
      "\(row): nothing says whether the flight arrives or departs; name the field 'direction', "
        + "or write 'direction: arrival' where all flights are arrivals"
    case .noTime(let arrival, let departure):
      "neither \(arrival.quoted) nor \(departure.quoted) is filled; "
        + "one of them says whether the flight arrives or departs"
    case .noFarEnd(let origin, let destination):
      "\(origin.quoted) and \(destination.quoted) do not tell the far end: exactly one "
        + "of them must be the airport itself, as 'airport' in site.yml names it, or empty; name a "
        + "column 'direction', or choose rows by 'where'"
    case .elsewhere(let value, let home):
      "\(value) is another airport than this one, \(home); choose this one's rows by 'where', or "
        + "look at 'airport' in site.yml"
    case .twoTimes(let arrival, let departure):
      "both \(arrival.quoted) and \(departure.quoted) are filled; "
        + "name a column 'direction' that says which of them counts"
    case .unreadableDesignator(let value):
      "\(value) is not an airline's code and a number; write it as RL 618 or RL618"
    case .doubtfulDesignator(let value, let airline, let number):
      "\(value.name.text): no airline '\(airline)' is known; \(value.quoted) is taken "
        + "as '\(airline)' and '\(number)'; put a blank between them"
        + Self.adviceOnAirline(value.name)
    case .unreadableTime(let value):
      "\(value) is not a time; write it as 2026-11-30T18:05-05:00, "
        + "or without an offset for airport time, or say under 'time_format' how it is written"
    case .unreadableDate(let value):
      "\(value) is not a date; write it as 2026-11-30, "
        + "or say under 'date_format' how it is written"
    case .unfitting(let value, let key, let pattern):
      "\(value) is not written as '\(key)' says, '\(Self.shown(pattern))', "
        + "or does not exist; write one like the other"
    case .timeWithoutDate(let value):
      "\(value) has no date; \(Self.adviceOnDate(value.name))"
    case .timeWithoutPlan(let value, let date):
      "\(value) has no date, and no planned time says one; "
        + "add 'scheduled', or the day as '\(date.rawValue)'"
    case .arrivesBefore(let value, let left):
      "\(value) is before \(left.quoted), when it left, on one date; name the column of the date "
        + "'departure_date' where it is that of leaving, and 'arrival_date' where it is that of "
        + "arriving, or as both"
    case .skippedTime(let value):
      "\(value.name.text): the clock skips \(value.quoted); "
        + "it is taken as if the clock had not been changed; write an offset"
    case .repeatedTime(let value, let isSecond):
      "\(value.name.text): the clock shows \(value.quoted) twice; "
        + (isSecond ? "the second is taken, nearer to the planned time" : "the first is taken")
        + "; write an offset"
    case .otherOffset(let value, let here):
      "\(value.name.text): the offset of \(value.quoted) is not the airport's, "
        + "\(Self.offset(here)); the time is shown as \(Self.offset(here))"
    case .controlCharacters(let name):
      "\(name.text): control characters are shown as \u{FFFD}; remove them"
    }
  }

  private static func missing(_ name: FieldName, _ field: FlightField) -> String {
    switch name {
    case .column, .result: "\(name.text) is empty; every flight needs it"
    case .path: "\(name.text) has no value; every flight needs \(field.summary)"
    }
  }

  private static func adviceOnAirline(_ name: FieldName) -> String {
    switch name {
    case .column, .result: ""
    case .path: ", or name the field 'airline'"
    }
  }

  private static func adviceOnDate(_ name: FieldName) -> String {
    switch name {
    case .column:
      "name the column that has it under 'columns' as 'date', or write 'date: today' beneath 'csv'"
    case .result: "give the day as a column 'date', or write 'date: today' beneath 'sql'"
    case .path: "name the field 'date', or write 'date: today'"
    }
  }
}
