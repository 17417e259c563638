import Diagnostics
import ScheduleFormats
import Testing

/// The conditions that every reader meets, for those of AIDX, JSON and Norway's XML; which of them
/// cannot occur is told in `Conditions.md`.
@Suite("Conditions of AIDX, JSON and Norway's XML")
struct FormatConditionTests {
  /// A condition, a file that has it, and what is read and told.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let format: FormatReading.Format
    let text: String
    var changes = FormatReading.Changes()
    let result: String

    init(
      _ name: String,
      _ format: FormatReading.Format,
      _ text: String,
      _ changes: FormatReading.Changes = FormatReading.Changes(),
      result: String
    ) {
      self.name = name
      self.format = format
      self.text = text
      self.changes = changes
      self.result = result
    }

    var testDescription: String { name }
  }

  @Test("AIDX", arguments: Self.aidx)
  func readsAIDX(example: Case) throws { try check(example) }

  @Test("JSON", arguments: Self.json)
  func readsJSON(example: Case) throws { try check(example) }

  @Test("Norway's XML", arguments: Self.avinor)
  func readsAvinor(example: Case) throws { try check(example) }

  @Test("one bad flight among many of Norway's XML is left out, or fails them all")
  func oneBadAvinor() throws {
    var flights = (1...3000).map { FormatText.flight("RL", "RL\($0)") }
    flights[1499] = FormatText.flight("RL", "RL1500", scheduled: "noon")
    let text =
      "<airport name=\"JFK\"><flights>\n" + flights.joined(separator: "\n")
      + "\n</flights></airport>\n"
    let skipping = try FormatReading(.avinor, text, FormatReading.Changes(onError: .skip))
    #expect(skipping.flights.count == 2999)
    #expect(skipping.codes == ["FieldProblem.unreadableTime"])
    #expect(skipping.told.hasPrefix("flights.xml:1501:72: warning: flight 1500, 'schedule_time': "))
    let failing = try FormatReading(.avinor, text)
    #expect(failing.flights.isEmpty)
    #expect(failing.told.hasPrefix("flights.xml:1501:72: error: flight 1500, 'schedule_time': "))
  }

  private func check(_ example: Case) throws {
    let reading = try FormatReading(example.format, example.text, example.changes)
    #expect(reading.text == example.result)
  }
}
