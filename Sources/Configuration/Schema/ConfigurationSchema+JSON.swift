import Schedule
import ScheduleFormats
import YAML

extension ConfigurationSchema {
  /// The keys beneath `schedule.json`.
  static let json = YAMLMapping([
    YAMLField(
      "file",
      .text(.path),
      .required,
      summary: "The file, relative to site.yml.",
      example: "flights.json"
    ),
    YAMLField(
      "preset",
      .choice(JSONPreset.allCases.map(\.rawValue)),
      summary: "A form that is known by name; other keys are put in place of its parts.",
      example: JSONPreset.schiphol.rawValue
    ),
    YAMLField(
      "rows",
      .text(.rowPath),
      summary: "The path of the list of flights; `[*]` where the file is that list.",
      example: "\"flights[*]\""
    ),
    YAMLField(
      "arrivals",
      .text(.rowPath),
      summary: "The path of the list of arrivals, in a file that has a list for each direction.",
      example: "\"arrivals[*]\""
    ),
    YAMLField(
      "departures",
      .text(.rowPath),
      summary: "The path of the list of departures, in a file that has a list for each direction.",
      example: "\"departures[*]\""
    ),
    YAMLField(
      "fields",
      .mapping(fields),
      summary: "Where a flight has its fields: paths, the first of which that leads to a value "
        + "counts.",
      example: "{ airline: carrier.iata, gate: [gate.actual, gate.planned] }"
    ),
    YAMLField(
      "arrival_fields",
      .mapping(fields),
      summary: "The same of arrivals only; they win over `fields`.",
      example: "{ scheduled: onBlock.planned }"
    ),
    YAMLField(
      "departure_fields",
      .mapping(fields),
      summary: "The same of departures only; they win over `fields`.",
      example: "{ scheduled: offBlock.planned }"
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
      summary: "What rows must have to be read: paths, each with a value or several.",
      example: "{ terminal: [T1, T2] }"
    ),
    YAMLField(
      "map",
      .mapping(recordMap),
      summary: "The file's own words for directions and statuses.",
      example: "{ status: { GCL: gate-closed } }"
    ),
  ]).named("json")

  private static let fields = YAMLMapping(
    FlightField.allCases.filter(\.isOfNestedRows).map { field in
      YAMLField(
        field.rawValue,
        .oneOrMore(of: .text(.fieldPath)),
        summary: "The path of \(field.summary).",
        example: field.rawValue
      )
    }
  ).named("fields")

  private static let recordMap = YAMLMapping([
    YAMLField(
      "direction",
      .dictionary(of: .choice(Direction.allCases.map(\.rawValue))),
      summary: "Which direction a word means.",
      example: "{ In: arrival, Out: departure }"
    ),
    statusWords,
  ])
}
