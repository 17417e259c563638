import YAML

extension ConfigurationSchema {
  /// The keys beneath `schedule.avinor`.
  static let avinor = YAMLMapping([
    YAMLField(
      "file",
      .text(.path),
      .required,
      summary: "The file, relative to site.yml.",
      example: "flights.xml"
    ),
    YAMLField(
      "time_zone",
      .text(.sourceZone),
      .defaults(to: "utc"),
      summary: "The zone of times that have no offset.",
      example: "airport"
    ),
    ignoredOffsets,
    YAMLField(
      "map",
      .mapping(YAMLMapping([statusWords])),
      summary: "The source's own words for statuses.",
      example: "{ status: { N: on-time } }"
    ),
  ])
}
