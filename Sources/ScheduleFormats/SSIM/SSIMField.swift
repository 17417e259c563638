/// A field of a record by its columns, counted from 1, as the standard names them.
enum SSIMField: CaseIterable {
  case timeMode, suffix, airline, number, sequence, firstDay, lastDay, weekdays, frequency
  case departureStation, departureTime, departureVariation
  case arrivalStation, arrivalTime, arrivalVariation
  case dateVariation

  /// Its columns.
  var columns: ClosedRange<Int> {
    switch self {
    case .timeMode, .suffix: 2...2
    case .airline: 3...5
    case .number: 6...9
    case .sequence: 12...13
    case .firstDay: 15...21
    case .lastDay: 22...28
    case .weekdays: 29...35
    case .frequency: 36...36
    case .departureStation: 37...39
    case .departureTime: 40...43
    case .departureVariation: 48...52
    case .arrivalStation: 55...57
    case .arrivalTime: 62...65
    case .arrivalVariation: 66...70
    case .dateVariation: 193...194
    }
  }

  /// What it is, and what it must be.
  var words: (name: String, expectation: String) {
    switch self {
    case .timeMode:
      ("the time mode", "write L for local time or U for UTC, or say 'time_mode' in site.yml")
    case .suffix: ("the suffix", "write a letter, or leave it blank")
    case .airline: ("the airline", "write a code of two or three letters or digits")
    case .number: ("the flight number", "write up to four digits")
    case .sequence: ("the leg's number", "write two digits, 01 for the first leg")
    case .firstDay: ("the first day", "write a day as 09JUN05")
    case .lastDay: ("the last day", "write a day as 09JUN05, or 00XXX00 for none")
    case .weekdays: ("the weekdays", "write each in its own place, 1 for Monday to 7 for Sunday")
    case .frequency: ("the frequency", "leave it blank, or write 2 for every other week")
    case .departureStation: ("the airport of departure", "write an IATA code of three letters")
    case .departureTime: ("the time of departure", "write four digits, 0000 to 2400")
    case .departureVariation, .arrivalVariation:
      ("the UTC variation", "write it as +0400, or leave it blank")
    case .arrivalStation: ("the airport of arrival", "write an IATA code of three letters")
    case .arrivalTime: ("the time of arrival", "write four digits, 0000 to 2400")
    case .dateVariation:
      ("the date variation", "write a digit for each end, J for the day before, or leave it blank")
    }
  }
}
