import YAML

/// The keys of `site.yml`: what they must be, their defaults, and what people should know of them.
public enum ConfigurationSchema {
  /// The keys at the top, in the order in which they are documented.
  public static let mapping = YAMLMapping([
    YAMLField(
      "title",
      .text(.line),
      .required,
      summary: "The site's name, shown on every page.",
      example: "Mountain Airport"
    ),
    YAMLField(
      "time_zone",
      .text(.timeZone),
      summary: "The airport's zone; may be left out when `airport` names a known airport.",
      example: "America/New_York"
    ),
    YAMLField(
      "airport",
      .text(.airport),
      summary: "The airport's own code.",
      example: "JFK"
    ),
    YAMLField(
      "language",
      .text(.language),
      .defaults(to: "en"),
      summary: "The language of words and dates, and of the clock where `clock` is not given.",
      example: "en-US"
    ),
    YAMLField(
      "clock",
      .integerChoice(HourClock.allCases.map(\.rawValue)),
      summary: "Whether hours are counted to 12 or to 24; by default as the language does.",
      example: "24"
    ),
    YAMLField(
      "days",
      .integer(1...60),
      .defaults(to: "15"),
      summary: "How many days the site covers, from today.",
      example: "15"
    ),
    YAMLField(
      "base_url",
      .text(.baseURL),
      summary: "The site's public address; with it there is a sitemap.",
      example: "https://example.com/flights"
    ),
    YAMLField(
      "templates",
      .text(.path),
      .defaults(to: "Templates"),
      summary: "The folder whose files win over the built-in theme's.",
      example: "Templates"
    ),
    YAMLField(
      "destination",
      .text(.path),
      .defaults(to: "public"),
      summary: "The folder that a build writes.",
      example: "public"
    ),
    YAMLField(
      "keep",
      .list(of: .text(.keptNames)),
      .defaults(to: "[]"),
      summary: "Patterns of names in the destination that a build never touches.",
      example: "[ads.txt, .well-known/**]"
    ),
    YAMLField(
      "segues",
      .mapping(segues),
      summary: "How links lead on, where a template leaves the choice.",
      example: "{ flight: push }"
    ),
    YAMLField(
      "theme",
      .mapping(theme),
      summary: "Four colours, from which all others follow.",
      example: "{ accent: \"#ffc700\", sign: \"#101317\" }"
    ),
    YAMLField(
      "assistance",
      .mapping(assistance),
      summary: "Help on the way, told on each flight's page; at least one of its keys.",
      example: "{ phone: \"+1 555 0100\", meeting_point: Desk 4 beside the entrance }"
    ),
    YAMLField(
      "airports",
      .text(.path),
      summary: "Your own names of airports and cities; without it `airports.csv`, if there is one.",
      example: "airports.csv"
    ),
    YAMLField(
      "airlines",
      .text(.path),
      summary: "Your own names of airlines; without it `airlines.csv`, if there is one.",
      example: "airlines.csv"
    ),
    YAMLField(
      "schedule",
      .mapping(schedule),
      .required,
      summary: "Where flights come from.",
      example: "{ demo: { seed: 13, flights_per_day: 30 } }"
    ),
    YAMLField(
      "updates",
      .mapping(updates),
      summary: "A second file that says what is new about flights of the schedule.",
      example: "{ csv: { file: updates.csv } }"
    ),
  ])

  private static let updates = YAMLMapping(
    [
      YAMLField(
        "csv",
        .mapping(csv),
        summary: "Updates from a CSV file, with the keys of `schedule.csv`.",
        example: "{ file: updates.csv }"
      ),
      YAMLField(
        "aidx",
        .mapping(aidx),
        summary: "Updates from AIDX messages, with the keys of `schedule.aidx`.",
        example: "{ folder: messages }"
      ),
      YAMLField(
        "json",
        .mapping(json),
        summary: "Updates from a JSON file, with the keys of `schedule.json`.",
        example: "{ file: updates.json, preset: schiphol }"
      ),
      YAMLField(
        "avinor",
        .mapping(avinor),
        summary: "Updates from an XML file, with the keys of `schedule.avinor`.",
        example: "{ file: updates.xml }"
      ),
      YAMLField(
        "sql",
        .mapping(sql),
        summary: "Updates from a database, with the keys of `schedule.sql`.",
        example: "{ sqlite: flights.db, query: \"SELECT * FROM news\" }"
      ),
      maximumAge,
    ],
    exactlyOneOf: ["csv", "aidx", "json", "avinor", "sql"]
  )

  private static let segues = YAMLMapping([
    YAMLField(
      "flight",
      .choice(SegueKind.allCases.map(\.rawValue)),
      .defaults(to: SegueKind.push.rawValue),
      summary: "Whether a board's row opens its flight as a page, in a dialog or in a card.",
      example: SegueKind.push.rawValue
    )
  ])

  /// The keys as JSON Schema 2020-12, for editors.
  public static let jsonSchema = mapping.jsonSchema(
    title: "Boardwalk's site.yml",
    summary: "The configuration of a site of departure boards."
  )
}
