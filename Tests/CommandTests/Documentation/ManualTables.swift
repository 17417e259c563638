import Configuration
import Foundation
import Pages
import Schedule
import ScheduleFormats

/// The parts of the documentation that are made from the code, each between marks of its name.
enum ManualTables {
  /// The page, the marks' name, and what belongs between them.
  static func all() throws -> [(page: String, name: String, text: String)] {
    try [
      ("docs/templates.md", "fields", FieldDocumentation.markdown),
      ("docs/schedules.md", "configuration", configuration()),
      ("docs/schedules.md", "columns", columns()),
      ("docs/schedules.md", "statuses", statuses()),
    ]
  }

  /// The keys of site.yml. Those beneath `columns` are the columns, which have a table of their own,
  /// and updates have the keys of a schedule.
  private static func configuration() -> String {
    let lines = ConfigurationSchema.mapping.documentation.split(separator: "\n")
      .filter { !$0.hasPrefix("      - ") }
    let updates = lines.firstIndex { $0.hasPrefix("- `updates`") } ?? lines.endIndex
    let kept = lines[..<updates] + lines[updates...].filter { !$0.hasPrefix("    - ") }
    return kept.joined(separator: "\n") + "\n"
  }

  private static func columns() -> String {
    "| column | | what it holds |\n| --- | --- | --- |\n"
      + FlightField.allCases.map { column in
        "| `\(column.rawValue)` | \(column.isRequired ? "required" : "") | \(column.summary) |\n"
      }.joined()
  }

  private static func statuses() throws -> String {
    let words = try words()
    return "| status | shown as | also read |\n| --- | --- | --- |\n"
      + StatusCode.allCases.filter { $0 != .unknown }.map { code in
        let word = words[code.rawValue] ?? ""
        let spellings = code.spellings.filter { $0.lowercased() != word.lowercased() }
        return "| `\(code.rawValue)` | \(word) | "
          + spellings.map { "`\($0)`" }.joined(separator: ", ") + " |\n"
      }.joined()
  }

  /// The theme's English words for statuses.
  private static func words() throws -> [String: String] {
    let file = Manual.root.appendingPathComponent("Templates/strings/en.yml")
    let text = try String(contentsOf: file, encoding: .utf8)
    return Dictionary(
      text.matches(of: /\n  ([a-z-]+): ([^\n]*)/).map {
        (String($0.output.1), String($0.output.2))
      },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
