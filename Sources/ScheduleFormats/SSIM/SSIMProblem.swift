import Diagnostics
import Schedule

/// What can be wrong with a season file. Columns are those of the record, counted from 1.
public enum SSIMProblem: Problem {
  /// The file has no byte, or blank lines only.
  case emptyFile
  /// The file is something else.
  case foreignFormat(ForeignFormat)
  /// The first line is no header.
  case noHeader
  /// The file ends before the trailer of the carrier's records; before any record of a carrier where
  /// that is nil.
  case cutOff(carrier: String?)
  /// Other records begin before the trailer of the carrier's.
  case notClosed(carrier: String)
  /// The last trailer says that another file follows.
  case continued
  /// The file has a header and no leg.
  case noLegs
  /// No leg is one of those that the configuration asks for.
  case noLegMatches(carriers: [String], serviceTypes: [String])
  /// No leg begins or ends at the airport.
  case noLegHere(airport: String, others: [String])
  /// There are more flights than any airport has.
  case tooManyFlights(limit: Int)
  /// A line that is no record.
  case unknownRecord
  /// A record 3 or 4 outside of a carrier's records.
  case noCarrier
  /// A field that cannot be read.
  case unreadable(columns: ClosedRange<Int>, name: String, value: String, expectation: String)
  /// The period ends before it begins.
  case endsBeforeStart(first: CivilDate, last: CivilDate)
  /// Segment data that are not of the leg before them.
  case otherLeg
  /// A flight in segment data that cannot be read.
  case unreadableFlight(element: Int, value: String)
  /// A byte that is no UTF-8.
  case notUTF8(byte: UInt8)
  /// Control characters in a text.
  case controlCharacters
  /// The leg's record again.
  case repeatedLeg(first: Int)
  /// Another record that says the same of some days.
  case overlappingLeg(first: Int, date: CivilDate)
  /// Another record that says something else of the same flight.
  case conflictingLeg(first: Int, flight: String, date: CivilDate)
  /// A UTC variation that is not the zone's.
  case otherVariation(airport: String, value: String, zone: String, date: CivilDate)
  /// A day of arrival that times in UTC do not bear out.
  case otherDay(given: Int, computed: Int)
  /// A wall time that the clock skips.
  case skippedTime(String, date: CivilDate)
  /// A wall time that the clock repeats.
  case repeatedTime(String, date: CivilDate)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case emptyFile, foreignFormat, noHeader, cutOff, notClosed, continued, noLegs, noLegMatches
    case noLegHere, tooManyFlights, unknownRecord, noCarrier, unreadable, endsBeforeStart, otherLeg
    case unreadableFlight, notUTF8, controlCharacters, repeatedLeg, overlappingLeg
    case conflictingLeg, otherVariation, otherDay, skippedTime, repeatedTime
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .emptyFile: .emptyFile
    case .foreignFormat: .foreignFormat
    case .noHeader: .noHeader
    case .cutOff: .cutOff
    case .notClosed: .notClosed
    case .continued: .continued
    case .noLegs: .noLegs
    case .noLegMatches: .noLegMatches
    case .noLegHere: .noLegHere
    case .tooManyFlights: .tooManyFlights
    case .unknownRecord: .unknownRecord
    case .noCarrier: .noCarrier
    case .unreadable: .unreadable
    case .endsBeforeStart: .endsBeforeStart
    case .otherLeg: .otherLeg
    case .unreadableFlight: .unreadableFlight
    case .notUTF8: .notUTF8
    case .controlCharacters: .controlCharacters
    case .repeatedLeg: .repeatedLeg
    case .overlappingLeg: .overlappingLeg
    case .conflictingLeg: .conflictingLeg
    case .otherVariation: .otherVariation
    case .otherDay: .otherDay
    case .skippedTime: .skippedTime
    case .repeatedTime: .repeatedTime
    }
  }

  /// What leaves a flight's time and number as they are is only worth a word.
  public var severity: Severity {
    switch self {
    case .emptyFile, .foreignFormat, .noHeader, .cutOff, .notClosed, .noLegs, .noLegMatches,
      .noLegHere, .tooManyFlights, .unknownRecord, .noCarrier, .unreadable, .endsBeforeStart,
      .notUTF8,
      .conflictingLeg:
      .error
    case .continued, .otherLeg, .unreadableFlight, .controlCharacters, .repeatedLeg,
      .overlappingLeg, .otherVariation, .otherDay, .skippedTime, .repeatedTime:
      .warning
    }
  }

  /// What a check counts.
  public var subject: Subject? {
    switch self {
    case .repeatedLeg, .overlappingLeg, .conflictingLeg: .duplicate
    case .otherVariation: .zone
    case .skippedTime, .repeatedTime: .clockChange
    default: nil
    }
  }
}
