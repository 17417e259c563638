import Basics
import Schedule

/// When a message was sent: its time, and among messages of one time its place.
struct AIDXStamp: Comparable {
  /// Nanoseconds since 1970 in UTC.
  var nanoseconds: Int
  /// The place among all messages that were read.
  var order: Int

  static func < (left: AIDXStamp, right: AIDXStamp) -> Bool {
    (left.nanoseconds, left.order) < (right.nanoseconds, right.order)
  }

  /// The nanoseconds of a time stamp, of which a fraction of a second has up to nine digits; in UTC
  /// where it has no offset. Nil where it is none, or of a year that nanoseconds do not reach.
  static func nanoseconds(of text: String) -> Int? {
    guard let written = WrittenTime(text), (1900...2200).contains(written.local.date.year) else {
      return nil
    }
    return written.stamp.unixSeconds * 1_000_000_000 + fraction(of: text)
  }

  private static func fraction(of text: String) -> Int {
    guard let mark = text.utf8.firstIndex(where: { $0 == 0x2E || $0 == 0x2C }) else { return 0 }
    var (value, unit) = (0, 100_000_000)
    for byte in text.utf8[text.utf8.index(after: mark)...] {
      guard byte.isDigit else { break }
      value += Int(byte &- 0x30) * unit
      unit /= 10
    }
    return value
  }
}
