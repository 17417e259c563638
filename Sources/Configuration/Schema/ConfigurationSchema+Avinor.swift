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
    zone(default: "utc", example: "airport"),
    ignoredOffsets,
    YAMLField(
      "map",
      .mapping(YAMLMapping([statusWords])),
      summary: "The source's own words for statuses.",
      example: "{ status: { N: on-time } }"
    ),
  ]).named("avinor")
}
