import Diagnostics
import Schedule
import Testing

@testable import ScheduleFormats

@Suite("What is told about a season file")
struct SSIMProblemTests {
  /// A file and what is told about it.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let codes: Set<SSIMProblem.Code>
    var bytes: [UInt8] = []
    var form: @Sendable (inout SSIMOptions) -> Void = { _ in }
    let told: String

    var testDescription: String { name }

    /// Records of one carrier.
    init(
      _ name: String,
      _ codes: SSIMProblem.Code...,
      records: [String],
      end: Character = "E",
      form: @escaping @Sendable (inout SSIMOptions) -> Void = { _ in },
      told: String
    ) {
      self.name = name
      self.codes = Set(codes)
      self.form = form
      self.told = told
      var file = SeasonFile(end: end)
      file.lines.insert(contentsOf: records, at: 2)
      bytes = file.bytes
    }

    /// A whole file.
    init(
      _ name: String,
      _ codes: SSIMProblem.Code...,
      bytes: [UInt8],
      form: @escaping @Sendable (inout SSIMOptions) -> Void = { _ in },
      told: String
    ) {
      self.name = name
      self.form = form
      self.codes = Set(codes)
      self.told = told
      self.bytes = bytes
    }
  }

  @Test("each is told exactly", arguments: files + records + legs)
  func told(example: Case) throws {
    let reading = try SeasonReading(bytes: example.bytes, form: example.form)
    #expect(reading.told == example.told)
    let codes = Set(reading.diagnostics.map(\.code))
    #expect(codes == Set(example.codes.map { "SSIMProblem.\($0.rawValue)" }))
  }

  @Test("every kind of problem has been told")
  func complete() {
    // `SSIMConditionTests` has the clock's changes, and what is no file at all.
    let conditions: Set<SSIMProblem.Code> = [
      .emptyFile, .noLegs, .noLegHere, .otherVariation, .skippedTime, .repeatedTime, .repeatedLeg,
      .overlappingLeg,
    ]
    let codes = (Self.files + Self.records + Self.legs).reduce(into: conditions) {
      $0.formUnion($1.codes)
    }
    #expect(codes == Set(SSIMProblem.Code.allCases))
  }

  @Test("a bad record is left out where bad records are skipped")
  func skipped() throws {
    let reading = try SeasonReading(
      SeasonFile.leg("6x8"),
      SeasonFile.leg(),
      SeasonFile.leg("7", "JFK0940-0500 BOS9905-0500")
    ) { $0.onError = .skip }
    #expect(reading.flights.map(\.number) == ["618"])
    #expect(reading.diagnostics.map(\.severity) == [.warning, .warning])
  }
}
