import Diagnostics
import Testing

@testable import YAML

@Suite("The schema decides types")
struct YAMLTypeTests {
  private func value(_ text: String, _ schema: YAMLSchema) throws -> YAMLValue {
    let mapping = YAMLMapping([YAMLField("v", schema, .required, summary: "A value.", example: "x")]
    )
    let source = SourceText(path: "f", text: "v: \(text)\n")
    return try #require(try YAMLReader.read(source, as: mapping)["v"])
  }

  @Test(
    "under a text schema everything plain is a text",
    arguments: [
      "10:00", "no", "010", "2026-11-30", "true", "null", "~", "1e3", "0x1F", "15m", "<<",
    ]
  )
  func plainTexts(text: String) throws {
    #expect(try value(text, .string).string == text)
  }

  @Test("a text in quotes may be empty")
  func emptyText() throws {
    #expect(try value("''", .string).string == "")
  }

  @Test(
    "whole numbers are decimal digits without leading zeros",
    arguments: zip(["0", "7", "-12", "9223372036854775807"], [0, 7, -12, Int.max])
  )
  func integers(text: String, number: Int) throws {
    #expect(try value(text, .integer(.min ... .max)).integer == number)
  }

  @Test(
    "what looks like a number in other ways is none",
    arguments: ["+1", "00", "-01", "1_000", "0x10", "1.0", "'1'", "-", "１"]
  )
  func noIntegers(text: String) {
    #expect(throws: Report.self) { try value(text, .integer(.min ... .max)) }
  }

  @Test("only true and false are Booleans", arguments: zip(["true", "false"], [true, false]))
  func booleans(text: String, flag: Bool) throws {
    #expect(try value(text, .boolean).boolean == flag)
  }

  @Test(
    "what other readers take for a Boolean is none",
    arguments: ["yes", "no", "on", "off", "True", "FALSE", "1", "'true'"]
  )
  func noBooleans(text: String) {
    #expect(throws: Report.self) { try value(text, .boolean) }
  }

  @Test(
    "durations are hours, minutes and seconds",
    arguments: zip(
      ["15m", "90s", "1h 30m", "1h30m", "2h 0m 5s", "1h 5s", "0m", "'15m'"],
      [900, 90, 5400, 5400, 7205, 3605, 0, 900]
    )
  )
  func durations(text: String, seconds: Int) throws {
    #expect(try value(text, .duration(0 ... .max)).seconds == seconds)
  }

  @Test(
    "any other order, unit or number is no duration",
    arguments: [
      "15", "m", "1m 1h", "1m 1m", "1.5h", "-5m", "5 m", "1d", "' 5m'", "'5m '", "1h  5m", "''",
      "99999999999999999999s", "9999999999999999h",
    ]
  )
  func noDurations(text: String) {
    #expect(throws: Report.self) { try value(text, .duration(0 ... .max)) }
  }

  @Test("dates exist", arguments: ["2026-11-30", "2024-02-29", "2000-02-29", "0001-01-01"])
  func dates(text: String) throws {
    #expect(try value(text, .date).date?.description == text)
  }

  @Test(
    "days that the calendar lacks and other forms are no dates",
    arguments: [
      "2026-11-31", "2100-02-29", "2026-13-01", "2026-00-10", "2026-01-00", "0000-01-01",
      "2026-1-1", "26-01-01", "2026/01/01", "2026-01-01T00:00", "20260101",
    ]
  )
  func noDates(text: String) {
    #expect(throws: Report.self) { try value(text, .date) }
  }

  @Test("lists keep the file's order and the places of their items")
  func lists() throws {
    let list = try value("[b, a]", .list(of: .string))
    #expect(list.items.map(\.string) == ["b", "a"])
    #expect(
      list.items.map { $0.located(\.string) } == [
        Located("b", at: Position(line: 1, column: 5)),
        Located("a", at: Position(line: 1, column: 8)),
      ]
    )
  }

  @Test("a value or a list of them is a list", arguments: ["a", "[a]", "'a'"])
  func oneOrMore(text: String) throws {
    let site = try YAMLReader.read(
      SourceText(path: "f", text: "title: t\nwhere: \(text)\n"),
      as: Example.mapping
    )
    let list = try #require(site["where"])
    #expect(list.items.map(\.string) == ["a"])
    #expect(list.position == Position(line: 2, column: 8))
    #expect(
      told("title: t\nwhere: { a: b }\n") == """
        site.yml:2:8: error: 'where' must be a text or a list, not keys and values; \
        write for example 'where: [a, b]'
          where: { a: b }
                 ^

        """
    )
  }

  @Test("a dictionary of strings has free keys, in the file's order")
  func dictionaries() throws {
    let source = SourceText(path: "strings/de.yml", text: "no: nein\nboard.title: 'Abflüge'\n")
    let words = try YAMLReader.read(source, asDictionaryOf: .string)
    #expect(words.entries.map(\.key.value) == ["no", "board.title"])
    #expect(words.entries.map(\.value.string) == ["nein", "Abflüge"])
    #expect(words["no"]?.string == "nein")
    #expect(words.entries.last?.key.position == Position(line: 2, column: 1))
  }

  @Test("a default is read as if it had been written, and has no place")
  func defaults() throws {
    let text = "title: a\nsource: { demo: {} }\n"
    let site = try YAMLReader.read(SourceText(path: "f", text: text), as: Example.mapping)
    #expect(site["days"]?.located(\.integer) == Located(15))
    #expect(site["source"]?["demo"]?["seed"]?.integer == 13)
    #expect(site["words"] == nil)
    #expect(site["title"]?.integer == nil)
  }

  @Test("a value that no schema makes present is reported where it is needed")
  func required() throws {
    let source = SourceText(path: "f", text: "title: a\n")
    let site = try YAMLReader.read(source, as: Example.mapping)
    #expect(try site.required("days", \.integer, in: source) == Located(15))
    #expect(throws: Report.self) { try site.required("words", \.string, in: source) }
  }
}
