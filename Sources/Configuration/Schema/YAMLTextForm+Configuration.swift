import Basics
import ScheduleFormats
import YAML

extension YAMLTextForm {
  /// A path, relative or absolute.
  static let path = YAMLTextForm(
    expectation: "a path",
    pattern: YAMLTextForm.line.pattern,
    accepts: YAMLTextForm.line.accepts
  )

  /// The name of an IANA zone, by its form.
  static let timeZone = YAMLTextForm(
    expectation: "the name of an IANA time zone",
    pattern: "^[A-Za-z][A-Za-z0-9_+/-]*$",
    accepts: { text in
      let bytes = text.utf8
      return bytes.first.map(isLetter) == true
        && bytes.allSatisfy { isLetter($0) || $0.isDigit || "_+/-".utf8.contains($0) }
    }
  )

  /// Whose clock a source's times are told by.
  static let sourceZone = YAMLTextForm(
    expectation: "'utc', 'airport' or the name of an IANA time zone",
    pattern: YAMLTextForm.timeZone.pattern,
    accepts: YAMLTextForm.timeZone.accepts
  )

  /// A day, or that of the build.
  static let dateOrToday = YAMLTextForm(
    expectation: "a date, year-month-day, or 'today'",
    pattern: "^(today|[0-9]{4}-[0-9]{2}-[0-9]{2})$",
    accepts: { $0 == "today" || CivilDate(iso: $0) != nil }
  )

  /// The path of a list of rows.
  static let rowPath = YAMLTextForm(
    expectation: "a path of keys and '[*]'",
    pattern: #"^[^\s\[\].]*((\.[^\[\].]+)|\[\*\]|\["[^"]*"\])*$"#,
    accepts: { RecordPath($0)?.leadsToRows == true }
  )

  /// The path of a field, or several that are put together.
  static let fieldPath = YAMLTextForm(
    expectation: "a path of keys and places in lists",
    pattern: #"^[^\s].*$"#,
    name: "paths",
    accepts: { RecordField.mistake(in: [$0]) == nil }
  )

  /// A BCP 47 tag, by its form: a language of 2 or 3 letters, then subtags. RFC 5646 knows longer
  /// languages, but none was ever registered: who writes one means a language's name.
  static let language = YAMLTextForm(
    expectation: "a BCP 47 language tag",
    pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$",
    accepts: { text in
      let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      guard let language = subtags.first, (2...3).contains(language.count),
        language.allSatisfy(isLetter)
      else { return false }
      return subtags.dropFirst().allSatisfy { subtag in
        (1...8).contains(subtag.count) && subtag.allSatisfy { isLetter($0) || $0.isDigit }
      } && subtags.last?.count != 1
    }
  )

  /// An airport's IATA code.
  static let airport = YAMLTextForm(
    expectation: "an IATA code of three letters",
    pattern: "^[A-Za-z]{3}$",
    accepts: { $0.utf8.count == 3 && $0.utf8.allSatisfy(isLetter) }
  )

  /// A site's public address.
  static let baseURL = YAMLTextForm(
    expectation: BaseURL.expectation,
    pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^/?#\\s]+(/[^?#\\s]*)?$",
    accepts: { BaseURL($0) != nil }
  )

  /// An sRGB colour.
  static let color = YAMLTextForm(
    expectation: "a colour in quotes, '#rgb' or '#rrggbb'",
    pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$",
    accepts: { text in
      let digits = text.utf8.dropFirst()
      return text.utf8.first == UInt8(ascii: "#") && (digits.count == 3 || digits.count == 6)
        && digits.allSatisfy { $0.isDigit || (0x61...0x66).contains($0 | 0x20) }
    }
  )

  /// A phone number as people write it: at most the twenty digits that a wide reading of E.164 and
  /// national prefixes needs, and what parts them.
  static let phone = YAMLTextForm(
    expectation: "a phone number of digits, parted by blanks, '-', '.', '/' or brackets",
    pattern: #"^\+?[(]?[0-9]([0-9 ()./-]*[0-9])?$"#,
    accepts: { text in
      var rest = text.utf8[...]
      if rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      if rest.first == UInt8(ascii: "(") { rest.removeFirst() }
      guard let first = rest.first, first.isDigit, let last = rest.last, last.isDigit else {
        return false
      }
      return (2...20).contains(rest.count(where: \.isDigit))
        && rest.allSatisfy { $0.isDigit || " ()./-".utf8.contains($0) }
    }
  )

  /// A pattern of names inside the destination.
  static let keptNames = YAMLTextForm(
    expectation: "a pattern inside the destination, without '..' and '/' at its start",
    pattern: #"^(?!/)(?!(.*/)?\.\.(/|$)).*\S"#,
    accepts: { text in
      YAMLTextForm.line.accepts(text) && !text.hasPrefix("/")
        && !text.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
    }
  )

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
