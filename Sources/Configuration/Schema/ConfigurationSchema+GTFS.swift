import YAML

extension ConfigurationSchema {
  /// The keys beneath `schedule.gtfs`.
  static let gtfs = YAMLMapping(
    [
      YAMLField(
        "file",
        .text(.path),
        summary: "The feed's zip file, relative to site.yml.",
        example: "feed.zip"
      ),
      YAMLField(
        "folder",
        .text(.path),
        summary: "The feed's folder, where it is unpacked.",
        example: "feed"
      ),
      YAMLField(
        "stop",
        .oneOrMore(of: .string),
        .required,
        summary: "The `stop_id` of the stop or of its station, or several.",
        example: "CENTRAL"
      ),
    ],
    exactlyOneOf: ["file", "folder"]
  )
}
