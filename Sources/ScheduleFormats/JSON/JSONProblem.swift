import Diagnostics

/// What can be wrong with a file that is to be JSON.
public enum JSONProblem: Problem {
  /// There is nothing in it.
  case emptyFile
  /// It is something else.
  case foreignFormat(ForeignFormat)
  /// A byte that is no UTF-8.
  case notUTF8(byte: UInt8)
  /// It ends in the middle.
  case truncated
  /// Something else is wanted at this place.
  case unexpected(wanted: String)
  /// A text has an escape that there is not.
  case badEscape
  /// A text has a control character, which is to be escaped.
  case rawControl
  /// A number that is none.
  case badNumber
  /// Values lie too deep in each other.
  case tooDeep(limit: Int)
  /// There is more behind the value.
  case textBehind

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case emptyFile, foreignFormat, notUTF8, truncated, unexpected, badEscape, rawControl, badNumber,
      tooDeep, textBehind
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .emptyFile: .emptyFile
    case .foreignFormat: .foreignFormat
    case .notUTF8: .notUTF8
    case .truncated: .truncated
    case .unexpected: .unexpected
    case .badEscape: .badEscape
    case .rawControl: .rawControl
    case .badNumber: .badNumber
    case .tooDeep: .tooDeep
    case .textBehind: .textBehind
    }
  }

  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .emptyFile:
      "the file is empty; look at what wrote it"
    case .foreignFormat(let format):
      "this is \(format.rawValue), not JSON; look at where the file comes from"
    case .notUTF8(let byte):
      "the byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8; save the file as UTF-8"
    case .truncated:
      "the file ends here, in the middle of JSON; was it cut off?"
    case .unexpected(let wanted):
      "this is not JSON: \(wanted) is to stand here; look at what wrote the file"
    case .badEscape:
      "this is no escape of JSON; write '\\\\' for a backslash"
    case .rawControl:
      "a text of JSON has no control characters; write '\\n' for the end of a line"
    case .badNumber:
      "this is no number of JSON; put quotes around a text"
    case .tooDeep(let limit):
      "values lie more than \(limit) deep in each other; is this a schedule?"
    case .textBehind:
      "something stands behind the end of the JSON; remove it"
    }
  }
}
