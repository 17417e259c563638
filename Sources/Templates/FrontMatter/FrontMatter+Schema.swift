import YAML

extension FrontMatter {
  /// The keys that a kind of file may have in its front matter; nil for those that have none.
  public static func schema(of kind: TemplateKind) -> YAMLMapping? {
    switch kind {
    case .page: page
    case .notice: notice
    case .layout, .partial, .strings, .asset, .staticFile: nil
    }
  }

  private static let page = YAMLMapping([
    YAMLField(
      "title",
      .text(.line),
      summary: "The page's title. Can hold tags, which must be quoted where they come first.",
      example: "Getting here"
    ),
    YAMLField(
      "subtitle",
      .text(.line),
      summary: "What stands beneath the title. Can hold tags.",
      example: "Every flight of today"
    ),
    YAMLField(
      "order",
      .integer(.min ... .max),
      summary: "The place of an extra page in the sidebar: smaller numbers come first.",
      example: "10"
    ),
    YAMLField(
      "layout",
      .text(.line),
      summary: "The file in layouts/ that goes around the page, without its ending.",
      example: "main"
    ),
  ])

  private static let notice = YAMLMapping([
    YAMLField(
      "from",
      .date,
      .required,
      summary: "The first day on which the notice is shown, in the airport's time.",
      example: "2026-11-30"
    ),
    YAMLField(
      "until",
      .date,
      .required,
      summary: "The last day on which the notice is shown.",
      example: "2026-12-02"
    ),
    YAMLField(
      "title",
      .text(.line),
      summary: "What the notice is about, in a few words.",
      example: "Snow"
    ),
    YAMLField(
      "direction",
      .choice(["arrival", "departure"]),
      summary: "Shows the notice only with flights in this direction.",
      example: "departure"
    ),
    YAMLField(
      "airline",
      .text(.line),
      summary: "Shows the notice only with flights of the airline with this code.",
      example: "RL"
    ),
    YAMLField(
      "flight",
      .text(.line),
      summary: "Shows the notice only with the flight with this designator or id.",
      example: "RL 618"
    ),
  ])
}
