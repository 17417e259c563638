import YAML

/// Keys of which every format says the same.
extension ConfigurationSchema {
  /// How days are written.
  static let dateFormat = YAMLField(
    "date_format",
    .text(.line),
    summary:
      "How days that stand apart are written, in Unicode date fields; by default ISO 8601.",
    example: "dd/MM/yyyy"
  )

  /// How times are written.
  static let timeFormat = YAMLField(
    "time_format",
    .text(.line),
    summary: "How times are written, with their date or without; by default ISO 8601.",
    example: "HH:mm dd/MM/yyyy"
  )

  /// What years of two digits mean.
  static let century = YAMLField(
    "century",
    .integer(1900...2100),
    summary: "The first of the hundred years that a year of two digits can mean.",
    example: "2000"
  )

  /// Whose clock times without an offset are told by.
  static func zone(default usual: String, example: String) -> YAMLField {
    YAMLField(
      "time_zone",
      .text(.sourceZone),
      .defaults(to: usual),
      summary: "The zone of times that have no offset.",
      example: example
    )
  }

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
