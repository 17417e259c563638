import Templates
import Testing

@testable import Pages

@Suite("What templates can name is documented")
struct FieldDocumentationTests {
  /// The record of every kind of page.
  private static let roots = [
    WelcomeContext.type, BoardContext.type, FlightContext.type, TodayContext.type,
    DisplayContext.type, PlainContext.type,
  ]

  /// Every record that a template can reach, by name.
  private static let records: [String: RecordType] = {
    var records: [String: RecordType] = [:]
    func visit(_ type: FieldType) {
      switch type {
      case .text, .address, .markup, .boolean, .integer: break
      case .list(let element): visit(element)
      case .record(let record): visit(record)
      }
    }
    func visit(_ record: RecordType) {
      guard records.updateValue(record, forKey: record.name) == nil else { return }
      for field in record.fields { visit(field.type) }
    }
    roots.forEach(visit)
    return records
  }()

  private static let fields: [(String, Field)] = records.keys.sorted().flatMap { name in
    (records[name]?.fields ?? []).map { ("\(name).\($0.name)", $0) }
  }

  @Test("every record has a name of its own, and every field in it")
  func names() {
    #expect(
      Self.records.keys.sorted() == [
        "assistance", "board", "board page", "day", "display", "display page", "figures", "flight",
        "flight page", "history", "hour", "item", "link", "notice", "page", "row", "share", "site",
        "tab", "time", "today page", "welcome",
      ]
    )
    for record in Self.records.values {
      #expect(Set(record.fields.map(\.name)).count == record.fields.count, "\(record.name)")
    }
  }

  @Test("every field has a sentence, and an example where it is text, an address or a number")
  func fields() {
    for (name, field) in Self.fields {
      #expect(field.summary.hasSuffix("."), "\(name)")
      #expect(
        field.summary.first?.isLowercase == false || field.summary.hasPrefix("early"),
        "\(name)"
      )
      switch field.type {
      case .text, .address, .integer, .markup, .list(.text):
        #expect(!field.example.isEmpty, "\(name)")
      case .boolean, .record, .list: #expect(field.example.isEmpty, "\(name)")
      }
    }
  }

  @Test("the plain text has every field beneath its record, the words too")
  func plain() {
    let text = FieldDocumentation.text
    for (_, field) in Self.fields {
      #expect(text.contains("  \(field.name) "), "\(field.name)")
      #expect(text.contains(field.summary), "\(field.name)")
    }
    #expect(
      text.hasPrefix(
        """
        pages/welcome
          site               site          What is the same on every page.
          page               page          The page itself.
          items              list of item  The items of the sidebar.
          days               list of day   The days of the site.
          day                day           Today.
          figures            figures       Today's numbers.
          time               time          The instant of the build.
          figuresOfHours     text          The clock's figures in each of 24 hours, with {minute} \
        for the minute and ; between. 12:{minute};1:{minute}
          periods            text          The halves of the day, where they follow the figures. \
        AM;PM
          nextArrivals       list of row   The next five arrivals.
          nextDepartures     list of row   The next five departures.
          hasNextArrivals    yes or no     Whether there are any.
          hasNextDepartures  yes or no     Whether there are any.
          strings            words         The words of the site's language, by their names in \
        strings/en.yml.

        pages/board

        """
      )
    )
    #expect(!text.contains("\n\n\n"))
    #expect(text.hasSuffix("\n"))
  }

  @Test("the Markdown has a table for each record")
  func markdown() {
    let text = FieldDocumentation.markdown
    #expect(text.hasPrefix("### `pages/welcome`\n\n| name | type | what it is | example |\n"))
    #expect(
      text.contains(
        "| `gate` | text, optional | The gate; absent when cancelled. | `A4` |\n"
      )
    )
    for line in text.split(separator: "\n") where line.hasPrefix("|") {
      #expect(line.count { $0 == "|" } == 5, "\(line)")
    }
  }
}
