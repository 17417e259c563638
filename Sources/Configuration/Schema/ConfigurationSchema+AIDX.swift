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
      YAMLField(
        "time_zone",
        .text(.sourceZone),
        .defaults(to: "utc"),
        summary: "The zone of times that have no offset.",
        example: "airport"
      ),
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
  )

  /// Whether offsets are right, in any format that has them.
  static let ignoredOffsets = YAMLField(
    "ignore_offsets",
    .boolean,
    .defaults(to: "false"),
    summary: "Whether offsets in the file are wrong, as where local times end in `Z`.",
    example: "true"
  )

  /// The source's words for a status, in any format.
  static let statusWords = YAMLField(
    "status",
    .dictionary(of: .text(.line)),
    summary: "What is read in a word's place: a status of the table, or words to show.",
    example: "{ GCL: gate-closed }"
  )
}
