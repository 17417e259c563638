import Diagnostics

/// What can be wrong with a file that is to be XML.
public enum XMLProblem: Problem {
  /// There is nothing in it.
  case emptyFile
  /// It is something else.
  case foreignFormat(ForeignFormat)
  /// It is text that is no XML.
  case notXML
  /// It has bytes that are no UTF-8 and declares no other encoding.
  case notUTF8(byte: UInt8)
  /// It declares an encoding that is not read.
  case unknownEncoding(String)
  /// It ends in the middle.
  case truncated
  /// It is not well-formed.
  case malformed(reason: String)
  /// It has a document type, which can name other files and entities.
  case documentType
  /// Elements lie too deep in each other.
  case tooDeep(limit: Int)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case emptyFile, foreignFormat, notXML, notUTF8, unknownEncoding, truncated, malformed,
      documentType, tooDeep
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .emptyFile: .emptyFile
    case .foreignFormat: .foreignFormat
    case .notXML: .notXML
    case .notUTF8: .notUTF8
    case .unknownEncoding: .unknownEncoding
    case .truncated: .truncated
    case .malformed: .malformed
    case .documentType: .documentType
    case .tooDeep: .tooDeep
    }
  }

  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .emptyFile:
      "the file is empty; look at what wrote it"
    case .foreignFormat(let format):
      "this is \(format.rawValue), not XML; look at where the file comes from"
    case .notXML:
      "this is not XML, which begins with '<'; look at where the file comes from"
    case .notUTF8(let byte):
      "the byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8; "
        + "let the file's first line declare its encoding"
    case .unknownEncoding(let name):
      "the encoding '\(Self.shown(name))' is not read; "
        + "write UTF-8, UTF-16, ISO-8859-1 or windows-1252"
    case .truncated:
      "the file ends here, in the middle of XML; was it cut off?"
    case .malformed(let reason):
      "this is not well-formed XML (\(reason)); look at what wrote it"
    case .documentType:
      "a document type is not read, for it can name other files; remove '<!DOCTYPE'"
    case .tooDeep(let limit):
      "elements lie more than \(limit) deep in each other; is this a schedule?"
    }
  }
}
