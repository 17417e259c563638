import Basics
import Diagnostics

/// An XML file as UTF-8, whatever encoding it declares.
enum XMLText {
  /// The file's text; throws what makes it no XML at first sight. What is UTF-8 stays as it is.
  static func decoded(_ source: SourceText) throws(XMLMistake) -> SourceText {
    let bytes = source.bytes
    if UTF16Text.hasMark(bytes) {
      let text = UTF16Text.utf8(bytes).bytes
      return try decoded(SourceText(path: source.path, bytes: text), declares: nil)
    }
    guard bytes.contains(where: { !blanks.contains($0) }) else {
      throw XMLMistake(problem: .emptyFile, location: Location(path: source.path))
    }
    switch ForeignFormat(of: bytes) {
    case .xml?: break
    case let format?:
      throw XMLMistake(problem: .foreignFormat(format), location: Location(path: source.path))
    case nil: throw XMLMistake(problem: .notXML, location: source.location(ofByte: 0))
    }
    return try decoded(source, declares: declaredEncoding(bytes))
  }

  private static func decoded(
    _ source: SourceText,
    declares name: Substring?
  ) throws(XMLMistake) -> SourceText {
    switch name?.lowercased() {
    case nil, "utf-8", "utf8", "us-ascii", "ascii", "utf-16":
      guard let invalid = UTF8Text.firstInvalidByte(in: source.bytes[...]) else { return source }
      throw XMLMistake(
        problem: .notUTF8(byte: source.bytes[invalid]),
        location: source.location(ofByte: invalid)
      )
    // Letters in the place of ISO 8859-1's controls are Windows', as everywhere on the web.
    case "iso-8859-1", "iso8859-1", "latin1", "latin-1", "windows-1252", "cp1252":
      return SourceText(path: source.path, bytes: TextEncoding.windows1252.utf8(source.bytes).bytes)
    case let name?:
      throw XMLMistake(problem: .unknownEncoding(name), location: source.location(ofByte: 0))
    }
  }

  /// What the XML declaration says after `encoding`.
  private static func declaredEncoding(_ bytes: [UInt8]) -> Substring? {
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    let match = head.firstMatch(of: /^\W*<\?xml[^>]*?encoding\s*=\s*["']([^"'>]*)["']/)
    return match?.output.1
  }

  private static let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
}
