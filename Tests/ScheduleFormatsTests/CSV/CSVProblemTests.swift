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
    let fieldCodes: Set<FieldProblem.Code>
    let bytes: [UInt8]
    var columns: [String: String] = [:]
    var format = CSVFormat()
    let told: String

    var testDescription: String { name }

    init(
      _ name: String,
      _ codes: CSVProblem.Code...,
      fields: FieldProblem.Code...,
      text: String = "",
      bytes: [UInt8]? = nil,
      columns: [String: String] = [:],
      format: (inout CSVFormat) -> Void = { _ in },
      told: String
    ) {
      self.name = name
      self.codes = Set(codes)
      fieldCodes = Set(fields)
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
    #expect(
      codes
        == Set(
          example.codes.map { "CSVProblem.\($0.rawValue)" }
            + example.fieldCodes.map { "FieldProblem.\($0.rawValue)" }
        )
    )
  }

  @Test("every kind of problem has been told")
  func complete() {
    let codes = Self.cases.reduce(into: Set<CSVProblem.Code>()) { $0.formUnion($1.codes) }
    #expect(codes == Set(CSVProblem.Code.allCases))
  }

  @Test("every kind of problem with a field has been told of a column")
  func completeFields() {
    // Only an update can have no planned time: `UpdateTests` has it. An offset that is neither the
    // airport's nor that of UTC is only told to those who ask: `AsideTests` has it. A column has one
    // value, and a header without a direction has both times.
    let codes = Self.cases.reduce(
      into: Set([FieldProblem.Code.timeWithoutPlan, .otherOffset, .notAValue, .noDirection])
    ) { $0.formUnion($1.fieldCodes) }
    #expect(codes == Set(FieldProblem.Code.allCases))
  }

  static let cases = files + headers + forms + values + exports
}
