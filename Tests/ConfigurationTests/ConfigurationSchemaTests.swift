import Foundation
import ScheduleFormats
import Testing

@testable import Configuration

@Suite("The schema of site.yml")
struct ConfigurationSchemaTests {
  private var published: String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "docs/site.schema.json").path
  }

  @Test("its examples and defaults fit it")
  func examples() {
    #expect(ConfigurationSchema.mapping.mistakes == [])
  }

  @Test("docs/site.schema.json is what the code says")
  func publishedSchema() throws {
    if ProcessInfo.processInfo.environment["RECORD_SCHEMA"] == "1" {
      let bytes = Data(ConfigurationSchema.jsonSchema.utf8)
      try bytes.write(to: URL(filePath: published))
      Issue.record("recorded docs/site.schema.json; run again without RECORD_SCHEMA")
      return
    }
    let text = String(decoding: try Data(contentsOf: URL(filePath: published)), as: UTF8.self)
    #expect(text == ConfigurationSchema.jsonSchema)
  }

  @Test("it is JSON")
  func isJSON() throws {
    let bytes = Data(ConfigurationSchema.jsonSchema.utf8)
    let schema = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
  }

  @Test("every canonical column can be mapped")
  func columns() throws {
    #expect(FlightField.allCases.count == 33)
    // Airline and number are mapped, or both in one.
    let mapped = FlightField.allCases.filter { $0 != .designator }
    let columns = mapped.map { "\($0.rawValue): x" }.joined(separator: ", ")
    let text = "title: A\nairport: JFK\nschedule: { csv: { file: a, columns: { \(columns) } } }\n"
    guard case .csv(let csv) = try configuration(text).schedule.source else {
      Issue.record("no CSV")
      return
    }
    #expect(csv.columns.map(\.column) == mapped)
  }
}
