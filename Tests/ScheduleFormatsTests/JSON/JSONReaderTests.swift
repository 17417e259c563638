import Schedule
import ScheduleFormats
import Testing

@Suite("JSON by paths")
struct JSONReaderTests {
  @Test(
    "a path leads to values",
    arguments: [
      ("a.b", ["1"]), ("list[0]", ["x"]), ("list[-1]", ["z"]), ("list[:-1]", ["x", "y"]),
      ("list[*]", ["x", "y", "z"]), ("list", ["x", "y", "z"]), ("list[3]", []),
      ("deep[*].k", ["p", "q"]),
      ("[\"a.b\"].c", ["2"]), ("none", []), ("null", []), ("big", ["9007199254740993"]),
      ("real", ["1.50e3"]), ("yes", ["true"]), ("twice", ["second"]), ("esc", ["\"\\/ü😀"]),
    ]
  )
  func paths(path: String, values: [String]) throws {
    let row = #"""
      {"a": {"b": 1}, "list": ["x", "y", "z"], "deep": [{"k": "p"}, {}, {"k": "q"}],
      "a.b": {"c": "2"}, "null": null, "big": 9007199254740993, "real": 1.50e3, "yes": true,
      "twice": "first", "twice": "second", "esc": "\"\\\/\u00fc\ud83d\ude00",
      "direction": "D", "airline": "RL", "number": 1, "airport": "BOS",
      "scheduled": "2026-11-30T09:40"}
      """#
    let reading = try FormatReading(
      .json,
      FormatText.json(row),
      FormatReading.Changes(form: { $0.fields[.via] = RecordField([path]) })
    )
    #expect(reading.told == "")
    #expect(reading.flights.first?.via == values)
  }

  @Test(
    "what is no path is none",
    arguments: ["a.", ".a", "a..b", "a[", "a[]", "a[x]", "a]b", "a[0]b", "[\"a]"]
  )
  func noPaths(text: String) {
    #expect(RecordPath(text) == nil)
  }

  @Test("fields are put together, and of several ways the first counts that leads to a value")
  func fields() throws {
    let reading = try FormatReading(
      .json,
      FormatText.json(
        FormatText.row("LS", "\"073\"", more: #", "suffix": "W", "old": "A1", "new": null"#),
        FormatText.row("LS", "\"074\"", more: #", "old": "A1", "new": "B2""#)
      ),
      FormatReading.Changes(form: { form in
        form.fields[.number] = RecordField(["number + suffix"])
        form.fields[.gate] = RecordField(["new", "old"])
      })
    )
    #expect(
      reading.text == """
        departure, LS 073W, BOS, 2026-11-30T09:40-05:00, status scheduled, gate A1
        departure, LS 074, BOS, 2026-11-30T09:40-05:00, status scheduled, gate B2

        """
    )
  }

  @Test(
    "of each value of a list fields are put together",
    arguments: [
      ("carriers[*].code + carriers[*].number", ["UA9001", "AC0002", "NH5"]),
      ("carriers[:-1].code + carriers[:-1].number", ["UA9001", "AC0002"]),
      ("carriers[1].code + carriers[1].number", ["AC0002"]),
      ("more.lists[*][*].code + more.lists[*][*].number", ["TK7", "SK8"]),
      ("more.lists[1][*].code + more.lists[1][*].number", ["SK8"]),
    ]
  )
  func fieldsOfLists(path: String, numbers: [String]) throws {
    func carrier(_ code: String, _ number: String) -> String {
      "{\"code\": \"\(code)\", \"number\": \(number)}"
    }
    let carriers = [carrier("UA", "9001"), carrier("AC", "\"0002\""), carrier("NH", "5")]
    let lists = "[[\(carrier("TK", "7"))], [\(carrier("SK", "8"))]]"
    let more = ", \"carriers\": [\(carriers.joined(separator: ","))]"
    let reading = try FormatReading(
      .json,
      FormatText.json(FormatText.row(more: "\(more), \"more\": {\"lists\": \(lists)}")),
      FormatReading.Changes(form: { $0.fields[.codeshares] = RecordField([path]) })
    )
    #expect(reading.flights.map(\.codeshares) == [numbers])
  }

  @Test("a word for nothing is nothing")
  func emptyWords() throws {
    let reading = try FormatReading(
      .json,
      FormatText.json(
        FormatText.row(more: #", "gate": "-", "belt": "NULL", "status": "n/a", "via": ["-"]"#)
      )
    )
    #expect(
      reading.text == "departure, RL 618, BOS, 2026-11-30T09:40-05:00, status scheduled\n"
    )
  }

  @Test("white space, the order of keys, escapes and a byte-order mark mean nothing")
  func harmless() throws {
    let text = FormatText.json(FormatText.row(more: #", "status": "BRD", "gate": "A4""#))
    let expected = try FormatReading(.json, text)
    #expect(expected.flights.count == 1)
    let variants = [
      "\u{FEFF}" + text.replacing(" ", with: "\r\n\t "),
      text.replacing(" ", with: "").replacing("\n", with: ""),
      text.replacing("\"gate\"", with: #""\u0067ate""#).replacing("BRD", with: #"\u0042RD"#),
      text.replacing(#""direction": "D", "#, with: "").replacing(
        "}\n",
        with: #", "direction": "D"}"#
      ),
      text.replacing(#"{"flights""#, with: #"{"meta": {"flights": [1]}, "flights""#),
      text.replacing(#""A4""#, with: #""A4 ", "unknown": [1, {"a": null}]"#),
      "[\(text)]".replacing("]}\n]", with: "]}]"),
    ]
    for (index, variant) in variants.enumerated() {
      let reading = try FormatReading(
        .json,
        variant,
        FormatReading.Changes(form: { form in
          if index == 6, let path = RecordPath("[*].flights[*]") { form.rows = [.init(path)] }
        })
      )
      #expect(reading.told == "")
      #expect(reading.text == expected.text, "\(variant)")
    }
  }

  @Test("one bad row among many is left out, or fails them all")
  func oneBad() throws {
    let rows = (1...5000).map { number in
      FormatText.row("RL", "\(number)", scheduled: number == 2500 ? "noon" : "2026-11-30T09:40")
    }
    let text = "{\"flights\": [\n" + rows.joined(separator: ",\n") + "]}"
    let skipping = try FormatReading(.json, text, FormatReading.Changes(onError: .skip))
    #expect(skipping.flights.count == 4999)
    #expect(skipping.told.hasPrefix("flights.json:2501:84: warning: row 2500, 'scheduled': 'noon'"))
    let failing = try FormatReading(.json, text)
    #expect(failing.flights.isEmpty)
    let oneLine = try FormatReading(.json, text.replacing("\n", with: ""))
    #expect(oneLine.told.contains("error: row 2500, 'scheduled': 'noon' is not a time"))
  }
}
