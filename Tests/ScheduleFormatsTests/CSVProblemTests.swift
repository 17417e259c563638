import Diagnostics
import Schedule
import ScheduleFormats
import Testing

@Suite("What is told about a CSV file")
struct CSVProblemTests {
  /// A file and what is told about it.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let codes: Set<CSVProblem.Code>
    let bytes: [UInt8]
    var columns: [String: String] = [:]
    var format = CSVFormat()
    let told: String

    var testDescription: String { name }

    init(
      _ name: String,
      _ codes: CSVProblem.Code...,
      text: String = "",
      bytes: [UInt8]? = nil,
      columns: [String: String] = [:],
      format: (inout CSVFormat) -> Void = { _ in },
      told: String
    ) {
      self.name = name
      self.codes = Set(codes)
      self.bytes = bytes ?? Array(text.utf8)
      self.columns = columns
      format(&self.format)
      self.told = told
    }
  }

  @Test("each bad file is told exactly", arguments: Self.cases)
  func told(example: Case) throws {
    let reading = try Reading(
      bytes: example.bytes,
      columns: example.columns,
      format: example.format
    )
    #expect(reading.told == example.told)
    let codes = Set(reading.diagnostics.map(\.code))
    #expect(codes == Set(example.codes.map { "CSVProblem.\($0.rawValue)" }))
  }

  @Test("every kind of problem has been told")
  func complete() {
    // Only an update can have no planned time: `UpdateTests` has it. An offset that is neither the
    // airport's nor that of UTC is only told to those who ask: `RemarkTests` has it.
    let codes = Self.cases.reduce(into: Set([CSVProblem.Code.timeWithoutPlan, .otherOffset])) {
      $0.formUnion($1.codes)
    }
    #expect(codes == Set(CSVProblem.Code.allCases))
  }

  static let cases = files + headers + forms + values + exports
}
