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

    var testDescription: String { name }

    init(
      _ name: String,
      _ format: FormatReading.Format,
      _ codes: String...,
      text: String = "",
      bytes: [UInt8]? = nil,
      changes: FormatReading.Changes = FormatReading.Changes(),
      told: String
    ) {
      self.name = name
      self.format = format
      self.codes = Set(codes)
      self.bytes = bytes ?? Array(text.utf8)
      self.changes = changes
      self.told = told
    }
  }

  @Test("each bad file is told exactly", arguments: Self.cases)
  func told(example: Case) throws {
    let reading = try FormatReading(example.format, example.bytes, example.changes)
    #expect(reading.told == example.told)
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
    // Only a folder can be empty, or have a message without a stamp beside others.
    #expect(
      all("AIDXProblem", AIDXProblem.Code.allCases.map(\.rawValue)).subtracting(codes)
        == ["AIDXProblem.emptyFolder", "AIDXProblem.missingStamp"]
    )
  }

  @Test("a folder without messages, and a message without a stamp")
  func folders() throws {
    let empty = try FormatReading(folder: ["readme.txt": "", ".hidden.xml": ""])
    #expect(
      empty.told == """
        messages: error: this folder has no file whose name ends in '.xml'; \
        look at what writes messages into it

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

  static let cases = xml + aidx + json + records
}
