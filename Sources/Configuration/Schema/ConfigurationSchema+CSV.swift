import Schedule
import ScheduleFormats
import YAML

extension ConfigurationSchema {
  /// The keys beneath `schedule.csv`.
  static let csv = YAMLMapping([
    YAMLField(
      "file",
      .text(.path),
      .required,
      summary: "The file, relative to site.yml.",
      example: "schedule.csv"
    ),
    YAMLField(
      "columns",
      .mapping(columns),
      .defaults(to: "{}"),
      summary: "The file's own headers, where they are not the canonical ones.",
      example: "{ scheduled: departure_time, check_in: desk }"
    ),
    YAMLField(
      "direction",
      .choice(Direction.allCases.map(\.rawValue)),
      summary: "The direction of all flights, in a file that has one direction only.",
      example: Direction.arrival.rawValue
    ),
    YAMLField(
      "date",
      .text(.dateOrToday),
      summary: "The day of all flights, in a file that has times only.",
      example: "today"
    ),
    dateFormat,
    timeFormat,
    century,
    zone(default: "airport", example: "utc"),
    ignoredOffsets,
    YAMLField(
      "where",
      .dictionary(of: .oneOrMore(of: .string)),
      summary: "What rows must have to be read: the file's headers, each with a value or several.",
      example: "{ Terminal: [T1, T2] }"
    ),
    YAMLField(
      "map",
      .mapping(map),
      summary: "The file's own words for directions and statuses.",
      example: "{ status: { GCL: gate-closed } }"
    ),
    YAMLField(
      "delimiter",
      .choice(CSVDelimiter.allCases.map(\.rawValue)),
      .defaults(to: "\"\(CSVDelimiter.comma.rawValue)\""),
      summary: "What stands between two fields.",
      example: "\"\(CSVDelimiter.semicolon.rawValue)\""
    ),
    YAMLField(
      "encoding",
      .choice(TextEncoding.allCases.map(\.rawValue)),
      .defaults(to: TextEncoding.utf8.rawValue),
      summary: "How the file's bytes are letters.",
      example: TextEncoding.windows1252.rawValue
    ),
    YAMLField(
      "skip_lines",
      .integer(0...1000),
      .defaults(to: "0"),
      summary: "How many lines stand before the header.",
      example: "2"
    ),
    YAMLField(
      "footer_lines",
      .integer(0...1000),
      .defaults(to: "0"),
      summary: "How many lines stand behind the last row; blank ones do not count.",
      example: "1"
    ),
  ]).named("csv")

  /// A file's header, which spreadsheets break into several lines at times.
  private static let header = YAMLTextForm(
    expectation: YAMLTextForm.line.expectation,
    pattern: YAMLTextForm.line.pattern,
    accepts: { text in
      YAMLTextForm.line.accepts(String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }))
    }
  )

  private static let columns = YAMLMapping(
    FlightField.allCases.map { column in
      YAMLField(
        column.rawValue,
        .text(header),
        summary: "The header of the column with \(column.summary).",
        example: column.rawValue
      )
    }
  )

  private static let map = YAMLMapping([
    YAMLField(
      "direction",
      .dictionary(of: .choice(Direction.allCases.map(\.rawValue))),
      summary: "Which direction a word means.",
      example: "{ Ankunft: arrival, Abflug: departure }"
    ),
    YAMLField(
      "status",
      .dictionary(of: .text(.line)),
      summary: "What is read in a word's place: a status of the table, or words to show.",
      example: "{ GCL: gate-closed }"
    ),
  ])
}
