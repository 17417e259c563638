import Diagnostics

import ScheduleFormats
import Testing

/// The conditions that every reader meets, for those of AIDX, JSON and Norway's XML; which of them
/// cannot occur is told in the tables beside this file.
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

  private func check(_ example: Case) throws {
    let reading = try FormatReading(example.format, example.text, example.changes)
    #expect(reading.text == example.result)
  }
}
