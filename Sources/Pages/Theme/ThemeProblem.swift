import Diagnostics

/// What can be wrong with the colours of a site.
enum ThemeProblem: Problem {
  /// Text is hard to read; its contrast, from 1.
  case lowContrast(Theme.Pair, ColorScheme, ratio: Double)

  /// The names of all cases.
  enum Code: String, CaseIterable, Sendable {
    case lowContrast
  }

  /// The name of the case.
  var code: Code {
    switch self {
    case .lowContrast: .lowContrast
    }
  }

  /// The site can be read all the same.
  var severity: Severity { .warning }

  /// What is wrong and what to do.
  var message: String {
    switch self {
    case .lowContrast(let pair, let scheme, let ratio):
      "\(pair.text.rawValue) on \(pair.ground.rawValue)\(scheme.words) is \(Self.text(of: ratio)):1; "
        + "text needs \(Self.text(of: Theme.leastContrast)):1"
    }
  }

  /// One decimal, rounded down: what is too little never reads as enough.
  private static func text(of ratio: Double) -> String {
    let tenths = Int(ratio * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
