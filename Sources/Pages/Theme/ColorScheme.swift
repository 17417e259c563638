/// What a visitor's device prefers.
enum ColorScheme: CaseIterable, Sendable {
  case day
  case night

  /// The value of `prefers-color-scheme`.
  var preference: String {
    switch self {
    case .day: "light"
    case .night: "dark"
    }
  }

  /// The scheme as a message adds it; the day needs no words.
  var words: String {
    switch self {
    case .day: ""
    case .night: " at night"
    }
  }
}
