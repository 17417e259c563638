import Templates

/// What templates can name, from the same declarations that they are checked against.
public enum FieldDocumentation {
  /// The documentation as plain text, for a terminal.
  public static var text: String {
    (kinds.map(plain) + records.map(plain)).joined(separator: "\n")
  }

  /// The documentation as Markdown tables.
  public static var markdown: String {
    (kinds.map(table) + records.map(table)).joined(separator: "\n")
  }

  /// The root record of each kind of page, with the templates that it belongs to.
  private static let kinds: [(title: String, type: RecordType)] = [
    ("pages/welcome", WelcomeContext.type),
    ("pages/board", BoardContext.type),
    ("pages/flight", FlightContext.type),
    ("pages/today", TodayContext.type),
    ("pages/display", DisplayContext.type),
    ("pages/days, search, not-found and extra pages", PlainContext.type),
  ].map { title, type in (title, RecordType(type.name, fields: type.fields + [strings])) }

  /// The words are the site's own: it is their table that documents them.
  private static let strings = Field(
    "strings",
    .record(RecordType("words", fields: [])),
    summary: "The words of the site's language, by their names in strings/en.yml."
  )

  /// Every record that a field can be, each once, in the order in which they are met.
  private static let records: [(title: String, type: RecordType)] = {
    var found: [(title: String, type: RecordType)] = []
    func visit(_ type: FieldType) {
      switch type {
      case .text, .address, .markup, .boolean, .integer: break
      case .list(let element): visit(element)
      case .record(let record):
        guard !record.fields.isEmpty, !found.contains(where: { $0.title == record.name }) else {
          return
        }
        found.append((record.name, record))
        for field in record.fields { visit(field.type) }
      }
    }
    for kind in kinds { for field in kind.type.fields { visit(field.type) } }
    return found
  }()

  private static func plain(_ title: String, _ type: RecordType) -> String {
    let rows = type.fields.map { ($0.name, "\(describe($0.type))\($0.isOptional ? ", optional" : "")", $0) }
    let name = rows.map(\.0.count).max() ?? 0
    let kind = rows.map(\.1.count).max() ?? 0
    return title + "\n"
      + rows.map { row in
        "  \(pad(row.0, name))  \(pad(row.1, kind))  \(row.2.summary)"
          + (row.2.example.isEmpty ? "" : " \(row.2.example)") + "\n"
      }.joined()
  }

  private static func table(_ title: String, _ type: RecordType) -> String {
    "### `\(title)`\n\n| name | type | what it is | example |\n| --- | --- | --- | --- |\n"
      + type.fields.map { field in
        let example = field.example.isEmpty ? "" : "`\(field.example)`"
        let kind = describe(field.type) + (field.isOptional ? ", optional" : "")
        return "| `\(field.name)` | \(kind) | \(field.summary) | \(example) |\n"
      }.joined()
  }

  private static func describe(_ type: FieldType) -> String {
    switch type {
    case .text: "text"
    case .address: "address"
    case .markup: "markup"
    case .boolean: "yes or no"
    case .integer: "number"
    case .record(let record): record.name
    case .list(let element): "list of \(describe(element))"
    }
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: width - text.count)
  }
}
