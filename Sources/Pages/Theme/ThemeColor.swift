/// The custom properties of colour that a theme's style sheet declares, in one order.
enum ThemeColor: String, CaseIterable, Sendable {
  /// Behind everything, and behind what lies on it.
  case ground, surface
  /// Text, second text, and lines between rows.
  case ink, muted, line
  /// How a flight is doing.
  case good, warn, bad
  /// The sidebar and the head of a display, the accent, and the text on each.
  case sign
  case onSign = "on-sign"
  case accent
  case onAccent = "on-accent"

  /// The name in a style sheet.
  var property: String { "--\(rawValue)" }
}
