import Diagnostics

extension SSIMProblem {
  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .emptyFile:
      "the file is empty; write the season again"
    case .foreignFormat(let format):
      "this is \(format.rawValue), not an SSIM file; look at what writes it"
    case .noHeader:
      "this is not an SSIM file: its first record is not "
        + "'1AIRLINE STANDARD SCHEDULE DATA SET'; look at what writes it"
    case .cutOff(nil):
      "the file ends behind a record 1, before any record of a carrier; it is cut off, write it again"
    case .cutOff(let carrier?):
      "the file ends within the records of '\(Self.shown(carrier))', before a record 5; "
        + "it is cut off, write it again"
    case .notClosed(let carrier):
      "other records begin within those of '\(Self.shown(carrier))', before a record 5; "
        + "what stood there is cut off, write it again"
    case .continued:
      "the last record says that another file follows; only this one is read"
    case .noLegs:
      "the file has no leg, no record 3; if there are no flights, build with --allow-empty"
    case .noLegMatches(carriers: [], serviceTypes: []):
      "all legs are freight or positioning; if they are to be shown, "
        + "name their letters in site.yml, 'service_types: [F, P]'"
    case .noLegMatches(let carriers, let serviceTypes):
      "no leg is\(Self.choice("of the carriers", carriers))"
        + (carriers.isEmpty || serviceTypes.isEmpty ? "" : " and")
        + "\(Self.choice("of the service types", serviceTypes)); "
        + "look at 'carriers' and 'service_types' in site.yml"
    case .noLegHere(let airport, let others):
      "no leg begins or ends at \(airport), but at \(others.joined(separator: ", ")); "
        + "look at 'airport' in site.yml"
    case .tooManyFlights(let limit):
      "the days of the site would have more than \(limit) flights; is it one airport's schedule?"
    case .unknownRecord:
      "this line is no record; a record begins with a digit from 1 to 5"
    case .noCarrier:
      "no record 2 stands before this one to say whose it is; is the file whole?"
    case .unreadable(let columns, let name, let value, let expectation):
      "\(Self.place(columns)), \(name): "
        + (value.isEmpty ? "nothing is there" : "'\(Self.shown(value))' cannot be read")
        + "; \(expectation)"
    case .endsBeforeStart(let first, let last):
      "the period ends on \(last), before it begins on \(first); look at the two days"
    case .otherLeg:
      "this record 4 is not of the leg before it, and is left out; put it behind its leg"
    case .unreadableFlight(let element, let value):
      "'\(Self.shown(value))' in data element \(Self.element(element)) "
        + "is not an airline's code and a number, and is left out"
    case .notUTF8(let byte):
      "byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8; "
        + "write the text in capitals of ASCII"
    case .controlCharacters:
      "control characters are shown as \u{FFFD}; remove them"
    case .repeatedLeg(let first):
      "this leg is there twice, first on line \(first); one is left out"
    case .overlappingLeg(let first, let date):
      "this leg says the same as line \(first) of some days, as \(date); each flight is shown once"
    case .conflictingLeg(let first, let flight, let date):
      "\(Self.shown(flight)) of \(date) is already on line \(first), with other data; "
        + "end one of the two periods before the other begins"
    case .otherVariation(let airport, let value, let zone, let date):
      "the UTC variation of \(airport) is \(value) here, but \(zone) in the time-zone database "
        + "on \(date); times are shown by the database; "
        + "if the file is wrong, write 'ignore_variations: true'"
    case .otherDay(let given, let computed):
      "the date variation says that it arrives \(Self.day(given)), its times in UTC "
        + "\(Self.day(computed)); the variation is obeyed"
    case .skippedTime(let time, let date):
      "the clock skips \(time) on \(date); it is taken as if the clock had not been changed"
    case .repeatedTime(let time, let date):
      "the clock shows \(time) twice on \(date); the first is taken; write a UTC variation"
    }
  }

  private static func choice(_ words: String, _ values: [String]) -> String {
    values.isEmpty ? "" : " \(words) \(list(values))"
  }

  private static func place(_ columns: ClosedRange<Int>) -> String {
    columns.count == 1
      ? "column \(columns.lowerBound)" : "columns \(columns.lowerBound)–\(columns.upperBound)"
  }

  private static func element(_ number: Int) -> String {
    number < 100 ? "0\(number)" : "\(number)"
  }

  private static func day(_ shift: Int) -> String {
    switch shift {
    case 0: "on the same day"
    case 1: "a day later"
    case -1: "a day earlier"
    case ..<0: "\(-shift) days earlier"
    default: "\(shift) days later"
    }
  }
}
