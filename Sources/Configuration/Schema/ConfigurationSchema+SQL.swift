import Schedule
import YAML

extension ConfigurationSchema {
  /// The keys beneath `schedule.sql`.
  static let sql = YAMLMapping([
    YAMLField(
      "sqlite",
      .text(.path),
      .required,
      summary: "The database, relative to site.yml. It is only read.",
      example: "flights.db"
    ),
    YAMLField(
      "query",
      .string,
      .required,
      summary: "A SELECT whose columns have the names of the CSV file's.",
      example: "\"SELECT * FROM board\""
    ),
    YAMLField(
      "direction",
      .choice(Direction.allCases.map(\.rawValue)),
      summary: "The direction of all flights, where no column says it.",
      example: Direction.arrival.rawValue
    ),
    YAMLField(
      "date",
      .text(.dateOrToday),
      summary: "The day of all flights, where columns have times only.",
      example: "today"
    ),
    YAMLField(
      "date_format",
      .text(.line),
      summary:
        "How days that stand apart are written, in Unicode date fields; by default ISO 8601.",
      example: "dd/MM/yyyy"
    ),
    YAMLField(
      "time_format",
      .text(.line),
      summary: "How times are written, with their date or without; by default ISO 8601.",
      example: "HH:mm dd/MM/yyyy"
    ),
    YAMLField(
      "century",
      .integer(1900...2100),
      summary: "The first of the hundred years that a year of two digits can mean.",
      example: "2000"
    ),
    YAMLField(
      "time_zone",
      .text(.sourceZone),
      .defaults(to: "airport"),
      summary: "The zone of times that have no offset.",
      example: "utc"
    ),
    ignoredOffsets,
    YAMLField(
      "map",
      .mapping(wordMap),
      summary: "The database's own words for directions and statuses.",
      example: "{ status: { GCL: gate-closed } }"
    ),
  ])

  private static let wordMap = YAMLMapping([
    YAMLField(
      "direction",
      .dictionary(of: .choice(Direction.allCases.map(\.rawValue))),
      summary: "Which direction a word means.",
      example: "{ In: arrival, Out: departure }"
    ),
    statusWords,
  ])
}
