import YAML

extension ConfigurationSchema {
  /// The keys beneath `assistance`.
  static let assistance = YAMLMapping(
    [
      YAMLField(
        "phone",
        .text(.phone),
        summary: "The number to call, shown as it is written.",
        example: "\"+1 555 0100\""
      ),
      YAMLField(
        "meeting_point",
        .text(.line),
        summary: "Where to meet who helps.",
        example: "Desk 4 beside the entrance"
      ),
      YAMLField(
        "page",
        .text(.line),
        summary: "The extra page that says more: its file in `Templates/pages`, without ending.",
        example: "accessibility"
      ),
    ],
    needsOne: true
  )
}
