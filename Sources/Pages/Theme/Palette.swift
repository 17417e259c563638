/// A colour for each property, by day or by night.
struct Palette: Equatable, Sendable {
  private var colors: [ThemeColor: Color]

  private init(_ colors: [ThemeColor: Color]) {
    self.colors = colors
  }

  subscript(_ color: ThemeColor) -> Color {
    get { colors[color] ?? .black }
    set { colors[color] = newValue }
  }

  /// The built-in theme's own colours.
  static func builtIn(_ scheme: ColorScheme) -> Palette {
    switch scheme {
    case .day: day
    case .night: night
    }
  }

  private static let day = Palette([
    .ground: Color(0xF4, 0xF4, 0xF0),
    .surface: .white,
    .ink: Color(0x15, 0x18, 0x1C),
    .muted: Color(0x59, 0x61, 0x6C),
    .line: Color(0xDE, 0xDE, 0xD7),
    .good: Color(0x0A, 0x7A, 0x45),
    .warn: Color(0x8F, 0x56, 0x00),
    .bad: Color(0xB3, 0x26, 0x1E),
    .sign: Color(0x10, 0x13, 0x17),
    .onSign: .white,
    .accent: Color(0xFF, 0xC7, 0x00),
    .onAccent: Color(0x10, 0x13, 0x17),
  ])

  private static let night: Palette = {
    var night = day
    night[.ground] = Color(0x0B, 0x0D, 0x10)
    night[.surface] = Color(0x14, 0x17, 0x1C)
    night[.ink] = Color(0xF1, 0xF3, 0xF5)
    night[.muted] = Color(0x9A, 0xA4, 0xB0)
    night[.line] = Color(0x25, 0x2A, 0x31)
    night[.good] = Color(0x5B, 0xD4, 0x9A)
    night[.warn] = Color(0xFF, 0xC2, 0x66)
    night[.bad] = Color(0xFF, 0x80, 0x78)
    return night
  }()
}
