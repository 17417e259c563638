import Mustache
import Testing

@testable import Pages

@Suite("Lines of a calendar")
struct CalendarWriterTests {
  private func line(_ name: StaticString, _ text: String) -> String {
    written { buffer in
      var calendar = CalendarWriter()
      calendar.begin(name, in: &buffer)
      calendar.put(text: text, in: &buffer)
      calendar.end(in: &buffer)
    }
  }

  @Test("a line of 75 octets stays whole, one more octet goes to the next")
  func limit() {
    let fits = String(repeating: "a", count: 73)
    #expect(line("X:", fits) == "X:\(fits)\r\n")
    #expect(line("X:", fits + "b") == "X:\(fits)\r\n b\r\n")
  }

  @Test("a line that goes on has 75 octets with its blank")
  func continued() {
    let text = String(repeating: "a", count: 73 + 74)
    let first = String(repeating: "a", count: 73)
    let second = String(repeating: "a", count: 74)
    #expect(line("X:", text) == "X:\(first)\r\n \(second)\r\n")
    #expect(line("X:", text + "b") == "X:\(first)\r\n \(second)\r\n b\r\n")
  }

  @Test(
    "a character of several octets is never cut",
    arguments: ["ü", "語", "😀"],
    70...73
  )
  func scalars(character: String, count: Int) {
    let start = String(repeating: "a", count: count)
    let fits = 2 + count + character.utf8.count <= 75
    #expect(
      line("X:", start + character + "b")
        == "X:\(start)\(fits ? "" : "\r\n ")\(character)"
        + "\(fits && 2 + count + character.utf8.count == 75 ? "\r\n " : "")b\r\n"
    )
  }

  @Test("an escape is never cut", arguments: [(72, "\r\n \\,"), (71, "\\,")])
  func escape(count: Int, end: String) {
    let start = String(repeating: "a", count: count)
    #expect(line("X:", start + ",") == "X:\(start)\(end)\r\n")
  }

  @Test("each line begins to count anew")
  func several() {
    let text = String(repeating: "a", count: 73)
    let lines = written { buffer in
      var calendar = CalendarWriter()
      for _ in 0..<2 {
        calendar.begin("X:", in: &buffer)
        calendar.put(address: text, in: &buffer)
        calendar.end(in: &buffer)
      }
      calendar.put(line: "END:VCALENDAR", in: &buffer)
    }
    #expect(lines == "X:\(text)\r\nX:\(text)\r\nEND:VCALENDAR\r\n")
  }
}
