import Basics
import Mustache
import Schedule

/// Writes the lines of a calendar by RFC 5545 straight into a page's buffer: each ends in CRLF, and
/// one of more than 75 octets goes on in the next behind a blank, never within a character.
struct CalendarWriter: ~Copyable {
  /// How many octets a line may have without its end (section 3.1).
  private static let limit = 75

  /// The octets of the line so far.
  private var width = 0

  /// Writes a line that comes from the program and fits.
  mutating func put(line: StaticString, in buffer: inout OutputBuffer) {
    begin(line, in: &buffer)
    end(in: &buffer)
  }

  /// Begins a line with its property's name and colon.
  mutating func begin(_ name: StaticString, in buffer: inout OutputBuffer) {
    name.withUTF8Buffer { buffer.append($0) }
    width = name.utf8CodeUnitCount
  }

  /// Ends a line.
  mutating func end(in buffer: inout OutputBuffer) {
    buffer.append("\r\n")
    width = 0
  }

  /// Goes on with a value of type TEXT (section 3.3.11): backslash, semicolon, comma and the end of
  /// a line are escaped, a tab is a blank, and no other control character gets in.
  mutating func put(text: String, in buffer: inout OutputBuffer) {
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": putEscape(of: scalar, in: &buffer)
      case "\n" where isAfterReturn: break
      // The separators of lines and paragraphs end a line for many readers too.
      case "\n", "\r", "\u{2028}", "\u{2029}": putLineEnd(in: &buffer)
      case "\t": put(" ", in: &buffer)
      case _ where Self.isControl(scalar): break
      default: put(scalar, in: &buffer)
      }
      isAfterReturn = scalar == "\r"
    }
  }

  /// Goes on with a value that has no escapes, as an address.
  mutating func put(address: String, in buffer: inout OutputBuffer) {
    for scalar in address.unicodeScalars where !Self.isControl(scalar) {
      put(scalar, in: &buffer)
    }
  }

  /// Goes on with the end of a line within a text.
  mutating func putLineEnd(in buffer: inout OutputBuffer) {
    putEscape(of: "n", in: &buffer)
  }

  /// Writes a line with an instant in UTC (section 3.3.5), `DTSTART:20261130T204000Z`.
  mutating func put(_ name: StaticString, _ instant: Int, in buffer: inout OutputBuffer) {
    let utc = FlightTime(instant: Instant(unixSeconds: instant), offset: 0).local
    let date = utc.date.components
    begin(name, in: &buffer)
    buffer.append(Digits.text(date.year * 10_000 + date.month * 100 + date.day, width: 8))
    buffer.append("T")
    buffer.append(Digits.text(utc.hour * 100 + utc.minute, width: 4))
    buffer.append(Digits.text(utc.secondOfDay % 60, width: 2))
    buffer.append("Z")
    end(in: &buffer)
  }

  private mutating func put(_ scalar: Unicode.Scalar, in buffer: inout OutputBuffer) {
    let bytes = UTF8.encode(scalar)
    guard let bytes else { return }
    makeRoom(for: bytes.count, in: &buffer)
    for byte in bytes { buffer.append(byte: byte) }
  }

  /// An escape is kept whole as well, for readers that unfold after unescaping.
  private mutating func putEscape(of scalar: Unicode.Scalar, in buffer: inout OutputBuffer) {
    makeRoom(for: 2, in: &buffer)
    buffer.append(byte: UInt8(ascii: "\\"))
    buffer.append(byte: UInt8(ascii: scalar))
  }

  private mutating func makeRoom(for octets: Int, in buffer: inout OutputBuffer) {
    if width + octets > Self.limit {
      buffer.append("\r\n ")
      width = 1
    }
    width += octets
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }
}
