import Basics
import Diagnostics

/// An XML file as UTF-8, whatever encoding it declares.
enum XMLText {
  /// The file's text; throws what makes it no XML at first sight. What is UTF-8 stays as it is.
  static func decoded(_ source: SourceText) throws(XMLMistake) -> SourceText {
    let bytes = source.bytes
    if let text = utf16(bytes) {
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

  /// UTF-16 with its mark, as UTF-8; nil for anything else.
  private static func utf16(_ bytes: [UInt8]) -> [UInt8]? {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return nil }
    let (low, high) = isLittle ? (0, 1) : (1, 0)
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      UInt16(bytes[index + low]) | UInt16(bytes[index + high]) << 8
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// What the XML declaration says after `encoding`.
  private static func declaredEncoding(_ bytes: [UInt8]) -> Substring? {
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    let match = head.firstMatch(of: /^\W*<\?xml[^>]*?encoding\s*=\s*["']([^"'>]*)["']/)
    return match?.output.1
  }

  private static let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
}
