import Configuration
import Diagnostics
import Pages

extension Theme {
  /// The colours that a configuration gives, with their places.
  init(_ configuration: SiteConfiguration) {
    func given(_ text: String?, _ position: Position?) -> Given? {
      guard let color = text.flatMap(Color.init) else { return nil }
      return Given(color, at: configuration.location(of: position))
    }
    let theme = configuration.theme
    self.init(
      accent: given(theme.accent?.value, theme.accent?.position),
      sign: given(theme.sign?.value, theme.sign?.position),
      ground: given(theme.ground?.value, theme.ground?.position),
      ink: given(theme.ink?.value, theme.ink?.position)
    )
  }
}
