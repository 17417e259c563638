import Testing

@testable import ScheduleFormats

@Suite("Rows that are left out")
struct RowFilterTests {
  /// What a row has in `term`, in CSV and in JSON, where that can be said.
  private static let terms: [(csv: String?, json: String?)] = [
    ("1", "\"1\""), (" 1 ", "\" 1 \""), ("\t1", "\"\\t1\""), ("\"1\n\"", "\"1\\n\""), (nil, "1"),
    ("", "\"\""), (" ", "\" \""), (nil, "null"), (nil, nil), (nil, "[]"), (nil, "{}"),
    (nil, "[\"2\", \"1\"]"), (nil, "{\"1\": \"1\"}"), ("01", "\"01\""),
    // One letter, and the same of two scalars.
    ("\u{E9}", "\"\u{E9}\""), ("e\u{301}", "\"e\\u0301\""),
  ]

  @Test(
    "the same values are wanted in CSV and in JSON",
    arguments: [
      (["1"], [0, 1, 2, 3, 4, 11]), ([" 1"], [0, 1, 2, 3, 4, 11]),
      ([""], [5, 6, 7, 8, 9, 10]), ([" "], [5, 6, 7, 8, 9, 10]),
      (["01", ""], [5, 6, 7, 8, 9, 10, 13]),
      (["\u{E9}"], [14]), (["e\u{301}"], [15]), (["2"], [11]),
    ]
  )
  func alike(values: [String], wanted: [Int]) throws {
    let csv = Self.terms.indices.filter { Self.terms[$0].csv != nil }
    let rows = csv.map { "A,RL,\($0 + 1),BOS,2026-11-30T18:05,\(Self.terms[$0].csv ?? "")\n" }
    let columns = "\(Reading.header),term\n" + rows.joined()
    let table = try Reading(columns) { $0.filters = [RowFilter("term", values: values)] }
    let found = table.flights.map(\.number)
    #expect(found == wanted.filter(csv.contains).map { "\($0 + 1)" })
    let flights = Self.terms.indices.map { index in
      FormatText.row(
        "RL",
        "\(index + 1)",
        more: Self.terms[index].json.map { ", \"term\": \($0)" } ?? ""
      )
    }
    let text = "{\"flights\": [\(flights.joined(separator: ",\n"))]}"
    let filters = RecordPath("term").map { [RowFilter($0, values: values)] } ?? []
    let records = try FormatReading(.json, text, .init(form: { $0.filters = filters }))
    #expect(records.flights.map(\.number) == wanted.map { "\($0 + 1)" })
  }

  @Test("what a preset leaves out is compared in the same way")
  func exclusions() throws {
    let text = """
      {"flights": [
        {"flightDirection": "D", "flightName": "RL1", "prefixIATA": "RL", "serviceType": " F ",
         "scheduleDateTime": "2026-11-30T09:40:00.000-05:00", "route": {"destinations": ["BOS"]}},
        {"flightDirection": "D", "flightName": "RL2", "prefixIATA": "RL", "serviceType": null,
         "scheduleDateTime": "2026-11-30T09:40:00.000-05:00", "route": {"destinations": ["BOS"]}}
      ]}
      """
    #expect(try FormatReading(.preset(.schiphol), text).flights.map(\.number) == ["2"])
  }
}
