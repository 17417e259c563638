import Diagnostics

/// The colours that a site gives, and what follows from them.
///
/// A theme with none changes nothing.
public struct Theme: Sendable {
  /// A given colour, and where.
  public struct Given: Sendable {
    let color: Color
    let location: Location?

    /// A given colour, and where.
    public init(_ color: Color, at location: Location?) {
      self.color = color
      self.location = location
    }
  }

  /// Plates, and lines that are to be seen.
  public var accent: Given?
  /// The sidebar and displays; at night everything is on a darker one.
  public var sign: Given?
  /// Behind everything by day.
  public var ground: Given?
  /// Text by day.
  public var ink: Given?

  /// A theme of the given colours.
  public init(
    accent: Given? = nil,
    sign: Given? = nil,
    ground: Given? = nil,
    ink: Given? = nil
  ) {
    self.accent = accent
    self.sign = sign
    self.ground = ground
    self.ink = ink
  }

  /// Every colour: the given ones, those that follow from them, else the built-in theme's.
  func palette(_ scheme: ColorScheme) -> Palette {
    var palette = Palette.builtIn(scheme)
    if let accent {
      palette[.accent] = accent.color
      palette[.onAccent] = accent.color.inkOnIt
    }
    if let sign {
      palette[.sign] = sign.color
      palette[.onSign] = sign.color.inkOnIt
    }
    switch scheme {
    case .day where ground != nil || ink != nil: light(&palette)
    case .night where sign != nil: darken(&palette)
    case .day, .night: break
    }
    return palette
  }

  private func light(_ palette: inout Palette) {
    if let ground { palette[.ground] = ground.color }
    if let ink { palette[.ink] = ink.color }
    if isDarkByDay {
      let night = Palette.builtIn(.night)
      for color in [ThemeColor.good, .warn, .bad] { palette[color] = night[color] }
      palette[.surface] = palette[.ground].mixed(with: palette[.ink], percent: 4)
    } else {
      palette[.surface] = .white
    }
    mixInk(&palette)
  }

  private func darken(_ palette: inout Palette) {
    guard let sign else { return }
    // However bright the sign is, a screen at night stays as dark as the built-in theme's.
    let grounds = stride(from: 30, through: 100, by: 5).map {
      sign.color.mixed(with: .black, percent: $0)
    }
    palette[.ground] = grounds.first { $0.luminance < 0.006 } ?? .black
    palette[.surface] = palette[.ground].mixed(with: .white, percent: 4)
    mixInk(&palette)
  }

  private func mixInk(_ palette: inout Palette) {
    palette[.muted] = palette[.ground].mixed(with: palette[.ink], percent: 66)
    palette[.line] = palette[.ground].mixed(with: palette[.ink], percent: 11)
  }

  /// Whether the text is the lighter of the two also by day.
  private var isDarkByDay: Bool {
    let day = Palette.builtIn(.day)
    let back = ground?.color ?? day[.ground]
    return back.luminance < (ink?.color ?? day[.ink]).luminance
  }

  /// The given colours with which one is set, the nearest first; none where it stays the sheet's own.
  ///
  /// What text stands on is never set without the text, so that both belong together in any sheet.
  func causes(of color: ThemeColor, _ scheme: ColorScheme) -> [Given] {
    let causes: [Given?]
    switch (color, scheme) {
    case (.accent, _), (.onAccent, _): causes = [accent]
    case (.sign, _), (.onSign, _), (_, .night): causes = [sign]
    case (.ink, .day), (.muted, .day): causes = [ink, ground]
    case (_, .day): causes = [ground, ink]
    }
    return causes.compactMap(\.self)
  }
}
