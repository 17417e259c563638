import Diagnostics

import Schedule
import ScheduleFormats
import Testing

@Suite("What is told about AIDX, JSON and Norway's XML")
struct FormatProblemTests {
  /// A file and what is told about it.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let format: FormatReading.Format
    let codes: Set<String>
    let bytes: [UInt8]
    var changes = FormatReading.Changes()
    let told: String
    /// What is only told to those who ask.
    let asides: String

    var testDescription: String { name }

    init(
      _ name: String,
      _ format: FormatReading.Format,
      _ codes: String...,
      text: String = "",
      bytes: [UInt8]? = nil,
      changes: FormatReading.Changes = FormatReading.Changes(),
      told: String,
      asides: String = ""
    ) {
      self.name = name
      self.format = format
      self.codes = Set(codes)
      self.bytes = bytes ?? Array(text.utf8)
      self.changes = changes
      self.told = told
      self.asides = asides
    }
  }

  @Test("each bad file is told exactly", arguments: Self.cases)
  func told(example: Case) throws {
    let reading = try FormatReading(example.format, example.bytes, example.changes)
    #expect(reading.told == example.told)
    #expect(reading.asides == example.asides)
    #expect(reading.codes == example.codes)
  }

  @Test("every kind of problem has been told")
  func complete() {
    let codes = Self.cases.reduce(into: Set<String>()) { $0.formUnion($1.codes) }
    func all(_ name: String, _ codes: [String]) -> Set<String> {
      Set(codes.map { "\(name).\($0)" })
    }
    #expect(
      all("XMLProblem", XMLProblem.Code.allCases.map(\.rawValue)).subtracting(codes) == []
    )
    #expect(
      all("JSONProblem", JSONProblem.Code.allCases.map(\.rawValue)).subtracting(codes) == []
    )
    #expect(
      all("RecordProblem", RecordProblem.Code.allCases.map(\.rawValue)).subtracting(codes) == []
    )
    // Times and ends say no direction without a word, and rows of fields seldom have both of them; a
    // planned one is missing in updates only: `FormatUpdateTests` has that.
    #expect(
      all("FieldProblem", FieldProblem.Code.allCases.map(\.rawValue)).subtracting(codes)
        == [
          "FieldProblem.noTime", "FieldProblem.twoTimes", "FieldProblem.noFarEnd",
          "FieldProblem.elsewhere", "FieldProblem.timeWithoutPlan", "FieldProblem.arrivesBefore",
        ]
    )
    // Only a folder can be empty, or have a message without a stamp beside others.
    #expect(
      all("AIDXProblem", AIDXProblem.Code.allCases.map(\.rawValue)).subtracting(codes)
        == ["AIDXProblem.emptyFolder", "AIDXProblem.missingStamp"]
    )
  }

  @Test("what is no file is left out of a folder with a note; a file that cannot be read is told")
  func entries() throws {
    let files = [
      "1.xml": FormatText.message(FormatText.leg()), "2.xml/": "",
      "3.xml": "PK\u{3}\u{4}", "4.xml": FormatText.message(FormatText.leg("RL", "620")),
    ]
    let told =
      "messages/3.xml: error: 'messages/3.xml' is a zip file that ends too soon; "
      + "fetch it again\n"
    let failed = try FormatReading(folder: files)
    #expect(failed.told == told)
    var changes = FormatReading.Changes()
    changes.onError = .skip
    let reading = try FormatReading(folder: files, changes)
    #expect(reading.told == told.replacing("error:", with: "warning:"))
    #expect(reading.notes == ["messages/2.xml is a folder, no file; it is left out"])
    #expect(reading.flights.map(\.designator) == ["RL 618", "RL 620"])
    let alone = try FormatReading(folder: ["1.xml/": ""])
    #expect(alone.codes == ["AIDXProblem.emptyFolder"])
  }

  @Test("a mistake behind a hundred warnings of its row is told, and fails")
  func manyFaults() throws {
    let words = (0..<400).map { "\"\\u0001a\($0)\"" }.joined(separator: ", ")
    let desks = (0..<400).map { "<RemarkTextCode>a\u{85}\($0)</RemarkTextCode>" }.joined()
    let late = FormatText.time("OFB", "EST", "bad")
    let texts: [(FormatReading.Format, String)] = [
      (
        .json,
        FormatText.json(
          FormatText.row("RL", "1"),
          FormatText.row("RL", "2", scheduled: "bad", more: ", \"status\": [\(words)]")
        )
      ),
      (.aidx, FormatText.message(FormatText.leg(data: desks + late))),
    ]
    for (format, text) in texts {
      let reading = try FormatReading(format, text)
      #expect(reading.flights.isEmpty)
      #expect(reading.told.contains(": error: "))
      var changes = FormatReading.Changes()
      changes.onError = .skip
      let skipping = try FormatReading(format, text, changes)
      #expect(!skipping.flights.contains { $0.number == "2" || $0.number == "618" })
    }
  }

  @Test("offsets and clock changes are counted in every format, for those who ask")
  func counts() throws {
    let times = ["2026-11-01T01:30", "2026-11-02T09:40+02:00"]
    let json = times.enumerated().map { FormatText.row("RL", "\"\($0)\"", scheduled: $1) }
    let avinor = times.enumerated().map { FormatText.flight("RL", "RL\($0)", scheduled: $1) }
    let legs = times.enumerated().map { FormatText.leg("RL", "\($0)", scheduled: $1) }
    var changes = FormatReading.Changes()
    changes.sourceZone = "airport"
    for reading in [
      try FormatReading(.json, "{\"flights\": [\(json.joined(separator: ","))]}"),
      try FormatReading(.avinor, FormatText.avinor(avinor.joined()), changes),
      try FormatReading(.aidx, FormatText.message(legs.joined()), changes),
    ] {
      #expect(reading.counts == [.clockChange: 1, .zone: 1])
    }
    changes = FormatReading.Changes()
    changes.ignoresOffsets = true
    let ignored = try FormatReading(.json, FormatText.json(json[1]), changes)
    #expect(ignored.counts == [:])
  }

  @Test("a folder without messages, and a message without a stamp")
  func folders() throws {
    let empty = try FormatReading(folder: ["readme.txt": "", ".hidden.xml": ""])
    #expect(
      empty.told == """
        messages: error: this folder has no file whose name ends in '.xml'; \
        look at what writes messages into it, or if there are no flights, build with --allow-empty

        """
    )
    #expect(empty.codes == ["AIDXProblem.emptyFolder"])
    let unstamped = try FormatReading(folder: [
      "1.xml": FormatText.message(FormatText.leg()),
      "2.XML": FormatText.message(FormatText.leg("RL", "620"), stamp: nil),
    ])
    #expect(
      unstamped.told == """
        messages/2.XML:1:1: warning: this message has no TimeStamp; \
        it is taken as of the one before it, by the files' names
          <IATA_AIDX_FlightLegNotifRQ>
          ^

        """
    )
    #expect(unstamped.flights.map(\.number) == ["618", "620"])
  }

  static let cases = xml + aidx + json + records + times
}
