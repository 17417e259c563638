import YAML

extension ConfigurationSchema {
  /// The keys beneath `theme`.
  static let theme = YAMLMapping([
    YAMLField(
      "accent",
      .text(.color),
      summary: "Plates, and lines that are to be seen; text on it is black or white.",
      example: "\"#ffc700\""
    ),
    YAMLField(
      "sign",
      .text(.color),
      summary: "The sidebar and displays; at night everything stands on a darker shade of it.",
      example: "\"#101317\""
    ),
    YAMLField(
      "ground",
      .text(.color),
      summary: "What pages stand on by day.",
      example: "\"#f4f4f0\""
    ),
    YAMLField(
      "ink",
      .text(.color),
      summary: "Text by day; second text and lines are made of it and the ground.",
      example: "\"#15181c\""
    ),
  ])
}
