import Diagnostics

extension Theme {
  /// The least contrast of text, by WCAG 2 (1.4.3).
  static let leastContrast = 4.5

  /// A text and what it stands on.
  struct Pair: Hashable, Sendable {
    let text: ThemeColor
    let ground: ThemeColor
  }

  /// Every text of a theme with what it stands on.
  static let pairs: [Pair] =
    [ThemeColor.ink, .muted, .good, .warn, .bad].flatMap { text in
      [Pair(text: text, ground: .ground), Pair(text: text, ground: .surface)]
    } + [Pair(text: .onSign, ground: .sign), Pair(text: .onAccent, ground: .accent)]

  /// The pairs of given colours, or of what follows from them, that are hard to read.
  var warnings: [Diagnostic] {
    ColorScheme.allCases.flatMap { scheme in
      let palette = palette(scheme)
      return Self.pairs.compactMap { pair -> Diagnostic? in
        let causes = causes(of: pair.text, scheme) + causes(of: pair.ground, scheme)
        guard let cause = causes.first else { return nil }
        let contrast = palette[pair.text].contrast(with: palette[pair.ground])
        guard contrast < Self.leastContrast else { return nil }
        return ThemeProblem.lowContrast(pair, scheme, ratio: contrast)
          .diagnostic(at: cause.location)
      }
    }
  }
}
