/// What a file in `Templates/` is for, by the folder it is in.
public enum TemplateKind: String, CaseIterable, Sendable {
  /// A frame around pages.
  case layout = "layouts"
  /// A page, or a kind of page.
  case page = "pages"
  /// A piece that templates include.
  case partial = "partials"
  /// An announcement.
  case notice = "notices"
  /// A language's words.
  case strings
  /// A file whose published name holds its hash.
  case asset = "assets"
  /// A file that is copied as it is.
  case staticFile = "static"

  /// The endings of templates, without the dot.
  static let endings = ["html", "md"]

  /// The kind of a file by its path relative to `Templates/`; nil outside the known folders.
  public init?(path: String) {
    guard let slash = path.firstIndex(of: "/") else { return nil }
    self.init(rawValue: String(path[..<slash]))
  }

  /// The folder's name.
  public var folder: String { rawValue }

  /// Whether its files are templates with tags.
  public var isTemplate: Bool {
    switch self {
    case .layout, .page, .partial: true
    case .notice, .strings, .asset, .staticFile: false
    }
  }

  /// The endings of its files, without the dot; empty where any will do, and any bytes.
  var fileEndings: [String] {
    switch self {
    case .layout, .page, .partial: Self.endings
    case .notice: ["md"]
    case .strings: ["yml"]
    case .asset, .staticFile: []
    }
  }

  /// What one of its files is called in messages.
  var noun: String {
    switch self {
    case .layout: "a layout"
    case .page: "a page"
    case .partial: "a partial"
    case .notice: "a notice"
    case .strings: "a file of strings"
    case .asset: "an asset"
    case .staticFile: "a static file"
    }
  }
}
