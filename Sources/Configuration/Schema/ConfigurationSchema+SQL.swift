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
    dateFormat,
    timeFormat,
    century,
    zone(default: "airport", example: "utc"),
    ignoredOffsets,
    YAMLField(
      "map",
      .mapping(wordMap),
      summary: "The database's own words for directions and statuses.",
      example: "{ status: { GCL: gate-closed } }"
    ),
  ]).named("sql")

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
