import Diagnostics

/// What can be wrong with AIDX messages that are well-formed XML.
public enum AIDXProblem: Problem {
  /// A folder has no file of messages.
  case emptyFolder
  /// No message has a leg.
  case noLeg
  /// All legs are deleted, hidden or of kinds that are left out.
  case noFlight
  /// It is other XML.
  case notAIDX(root: String)
  /// A message's time stamp is none.
  case unreadableStamp(String)
  /// A message has no time stamp, and there are others.
  case missingStamp
  /// A part of a leg's identifier is not there.
  case missingName(String)
  /// A day that is none.
  case unreadableDate(element: String, value: String)
  /// A time that is none.
  case unreadableTime(qualifier: String, type: String, value: String)
  /// A leg that is shown has no planned time.
  case missingTime(flight: String, qualifier: String)
  /// A leg that neither leaves nor reaches the site's airport.
  case elsewhere(departure: String, arrival: String, home: String)
  /// A wall time that the clock skips.
  case skippedTime(qualifier: String, type: String, value: String)
  /// A wall time that the clock repeats.
  case repeatedTime(qualifier: String, type: String, value: String)
  /// An offset that is neither the airport's nor that of UTC.
  case otherOffset(qualifier: String, type: String, value: String, here: Int)
  /// A text with control characters.
  case controlCharacters(element: String)
  /// A text that is longer than any that is shown.
  case longText(element: String, limit: Int)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case emptyFolder, noLeg, noFlight, notAIDX, unreadableStamp, missingStamp, missingName
    case unreadableDate, unreadableTime, missingTime, elsewhere, skippedTime, repeatedTime
    case otherOffset, controlCharacters, longText
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .emptyFolder: .emptyFolder
    case .noLeg: .noLeg
    case .noFlight: .noFlight
    case .notAIDX: .notAIDX
    case .unreadableStamp: .unreadableStamp
    case .missingStamp: .missingStamp
    case .missingName: .missingName
    case .unreadableDate: .unreadableDate
    case .unreadableTime: .unreadableTime
    case .missingTime: .missingTime
    case .elsewhere: .elsewhere
    case .skippedTime: .skippedTime
    case .repeatedTime: .repeatedTime
    case .otherOffset: .otherOffset
    case .controlCharacters: .controlCharacters
    case .longText: .longText
    }
  }

  /// Times that a clock change makes doubtful and controls lose nothing, and without a stamp the
  /// order of names stands.
  public var severity: Severity {
    switch self {
    case .skippedTime, .repeatedTime, .controlCharacters, .missingStamp: .warning
    case .otherOffset: .aside
    case .emptyFolder, .noLeg, .noFlight, .notAIDX, .unreadableStamp, .missingName,
      .unreadableDate, .unreadableTime, .missingTime, .elsewhere, .longText:
      .error
    }
  }

  /// What a check counts.
  public var subject: Subject? {
    switch self {
    case .skippedTime, .repeatedTime: .clockChange
    case .otherOffset: .zone
    default: nil
    }
  }

  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .emptyFolder:
      "this folder has no file whose name ends in '.xml'; look at what writes messages into it, "
        + "or if there are no flights, build with --allow-empty"
    case .noLeg:
      "no message has a FlightLeg; look at what wrote them, "
        + "or if there are no flights, build with --allow-empty"
    case .noFlight:
      "every leg is deleted, not to be displayed, or of a service type that is left out; "
        + "name the types to read under 'service_types', "
        + "or if there are no flights, build with --allow-empty"
    case .notAIDX(let root):
      "this is XML of '\(Self.shown(root))' and has no FlightLeg; is it AIDX?"
    case .unreadableStamp(let value):
      "TimeStamp '\(Self.shown(value))' is not a time; write it as 2026-11-30T18:05:00Z"
    case .missingStamp:
      "this message has no TimeStamp; it is taken as of the one before it, by the files' names"
    case .missingName(let name):
      "no \(name) in this leg's LegIdentifier; every leg needs it"
    case .unreadableDate(let element, let value):
      "\(element): '\(Self.shown(value))' is not a date; write it as 2026-11-30"
    case .unreadableTime(let qualifier, let type, let value):
      "\(qualifier) \(type): '\(Self.shown(value))' is not a time; write it as 2026-11-30T18:05:00Z"
    case .missingTime(let flight, let qualifier):
      "\(Self.shown(flight)) has no planned time; "
        + "it needs an OperationTime of \(qualifier) and SCT"
    case .elsewhere(let departure, let arrival, let home):
      "this leg goes from \(Self.shown(departure)) to \(Self.shown(arrival)), "
        + "and 'airport' is \(home); leave it out, or name its airport"
    case .skippedTime(let qualifier, let type, let value):
      "\(qualifier) \(type): the clock skips '\(Self.shown(value))'; "
        + "it is taken as if the clock had not been changed; write an offset"
    case .repeatedTime(let qualifier, let type, let value):
      "\(qualifier) \(type): the clock shows '\(Self.shown(value))' twice; "
        + "the first is taken; write an offset"
    case .otherOffset(let qualifier, let type, let value, let here):
      "\(qualifier) \(type): the offset of '\(Self.shown(value))' is not the airport's, "
        + "\(Self.offset(here)); the time is shown as \(Self.offset(here))"
    case .controlCharacters(let element):
      "\(element): control characters are shown as \u{FFFD}; remove them"
    case .longText(let element, let limit):
      "\(element) has more than \(limit) bytes of text; shorten it"
    }
  }
}
