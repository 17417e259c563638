import YAML

/// The colours of `theme`, each as `#rgb` or `#rrggbb`.
public struct ThemeConfiguration: Hashable, Sendable {
  /// Plates, and lines that are to be seen.
  public var accent: Located<String>?
  /// The sidebar and displays.
  public var sign: Located<String>?
  /// Behind everything by day.
  public var ground: Located<String>?
  /// Text by day.
  public var ink: Located<String>?
}
