import YAML

extension ConfigurationSchema {
  /// The keys beneath `schedule.aidx`.
  static let aidx = YAMLMapping(
    [
      YAMLField(
        "file",
        .text(.path),
        summary: "A file of one message or several, relative to site.yml.",
        example: "flights.xml"
      ),
      YAMLField(
        "folder",
        .text(.path),
        summary: "A folder of messages in files whose names end in `.xml`.",
        example: "messages"
      ),
      zone(default: "utc", example: "airport"),
      ignoredOffsets,
      YAMLField(
        "service_types",
        .list(of: .text(.line)),
        summary: "The service types that are read; by default all but `F`, freight, "
          + "and `P`, positioning.",
        example: "[J, C]"
      ),
      YAMLField(
        "map",
        .mapping(YAMLMapping([statusWords])),
        summary: "The source's own words for statuses.",
        example: "{ status: { GCO: go-to-gate } }"
      ),
    ],
    exactlyOneOf: ["file", "folder"]
  ).named("aidx")
}
