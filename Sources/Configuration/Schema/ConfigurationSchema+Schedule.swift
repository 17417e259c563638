import ScheduleFormats
import YAML

extension ConfigurationSchema {
  /// The keys beneath `schedule`.
  static let schedule = YAMLMapping(
    [
      YAMLField(
        "demo",
        .mapping(demo),
        summary: "A schedule that is made up, the same for the same seed.",
        example: "{ seed: 13, flights_per_day: 30 }"
      ),
      YAMLField(
        "csv",
        .mapping(csv),
        summary: "A schedule from a CSV file.",
        example: "{ file: schedule.csv }"
      ),
      YAMLField(
        "ssim",
        .mapping(ssim),
        summary: "A schedule from a season file, SSIM chapter 7.",
        example: "{ file: season.ssim }"
      ),
      YAMLField(
        "aidx",
        .mapping(aidx),
        summary: "A schedule from AIDX messages, in a file or a folder.",
        example: "{ folder: messages }"
      ),
      YAMLField(
        "json",
        .mapping(json),
        summary: "A schedule from a JSON file.",
        example: "{ file: flights.json, preset: schiphol }"
      ),
      YAMLField(
        "avinor",
        .mapping(avinor),
        summary: "A schedule from an XML file as Norway's airports publish.",
        example: "{ file: flights.xml }"
      ),
      YAMLField(
        "sql",
        .mapping(sql),
        summary: "A schedule from a database, by a query.",
        example: "{ sqlite: flights.db, query: \"SELECT * FROM board\" }"
      ),
      YAMLField(
        "gtfs",
        .mapping(gtfs),
        summary: "The boards of a station, from a GTFS feed.",
        example: "{ file: feed.zip, stop: CENTRAL }"
      ),
      YAMLField(
        "on_error",
        .choice(RowErrorPolicy.allCases.map(\.rawValue)),
        .defaults(to: RowErrorPolicy.fail.rawValue),
        summary: "Whether a bad row fails the build or is left out and listed.",
        example: RowErrorPolicy.skip.rawValue
      ),
      YAMLField(
        "derive_status",
        .boolean,
        summary: "Whether the clock turns On Time into Departed or Arrived; "
          + "by default only with `demo`.",
        example: "true"
      ),
      YAMLField(
        "delay_threshold",
        .duration(0...86_400),
        .defaults(to: "15m"),
        summary: "How late a flight may be before it counts as very late.",
        example: "15m"
      ),
      maximumAge,
    ],
    exactlyOneOf: ["demo", "csv", "ssim", "aidx", "json", "avinor", "sql", "gtfs"]
  )

  /// How old a source may become; the same for schedules and updates.
  static let maximumAge = YAMLField(
    "max_age",
    .duration(60...31_622_400),
    summary: "How old the data may become: a warning past half of it, and past it the site is "
      + "marked as old.",
    example: "6h"
  )

  private static let demo = YAMLMapping([
    YAMLField(
      "seed",
      .integer(0 ... .max),
      .defaults(to: "13"),
      summary: "Another seed makes other flights.",
      example: "13"
    ),
    YAMLField(
      "flights_per_day",
      .integer(1...10_000),
      .defaults(to: "30"),
      summary: "How many flights a day has, arrivals and departures together.",
      example: "30"
    ),
  ])
}
