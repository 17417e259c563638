extension Theme {
  /// The rules that come at a style sheet's end: the theme's colours for the properties that the
  /// sheet declares itself; nothing where none of them follows from a given colour.
  ///
  /// They hold on screens with colours of the page's choice, so that the sheet's own rules for paper
  /// and for forced colours stay.
  func rules(for sheet: [UInt8]) -> [UInt8] {
    let declared = DeclaredProperties(of: sheet)
    var text = ""
    for scheme in ColorScheme.allCases {
      let palette = palette(scheme)
      let declarations = ThemeColor.allCases.compactMap { color -> String? in
        guard declared.contains(color.property), !causes(of: color, scheme).isEmpty else {
          return nil
        }
        return "\(color.property): \(palette[color]);"
      }
      guard !declarations.isEmpty else { continue }
      let media =
        "screen and (forced-colors: none) and (prefers-color-scheme: \(scheme.preference))"
      text += "@media \(media) {\n  :root { \(declarations.joined(separator: " ")) }\n}\n"
    }
    return Array((text.isEmpty || sheet.last == UInt8(ascii: "\n") ? text : "\n" + text).utf8)
  }
}
