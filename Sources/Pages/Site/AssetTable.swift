import Basics
import Diagnostics
import Templates

/// The files of `Templates/assets` under names that change with their contents, so that a browser
/// may keep them for ever.
struct AssetTable: Sendable {
  /// One published file.
  struct Asset: Sendable {
    /// The published name: `board.1f9a3c5e.css`.
    let name: String
    /// What is published.
    let bytes: [UInt8]
  }

  /// The assets, sorted by the names that templates use.
  let assets: [(name: String, asset: Asset)]

  /// Reads all assets, and throws what is wrong with any.
  init(files: TemplateFiles, theme: Theme = Theme()) throws(Report) {
    var diagnostics: [Diagnostic] = []
    self.init(files: files, theme: theme, noting: &diagnostics)
    guard diagnostics.isEmpty else { throw Report(diagnostics) }
  }

  /// Reads all assets; a style sheet comes behind those that it names, since their published names
  /// stand in it, and gets the theme's colours.
  init(files: TemplateFiles, theme: Theme, noting diagnostics: inout [Diagnostic]) {
    var publishing = AssetPublishing(files: files, theme: theme)
    for path in files.paths where path.hasPrefix(Self.folder) {
      publishing.publish(String(path.dropFirst(Self.folder.count)))
    }
    diagnostics += publishing.diagnostics
    let published = publishing.published
    assets = published.keys.sorted().compactMap { name in published[name].map { (name, $0) } }
  }

  /// The route of an asset by the name that templates use.
  func route(_ name: String) -> Route? {
    assets.first { $0.name == name }.map { .asset($0.asset.name) }
  }

  static let folder = "assets/"

  /// `board.css` becomes `board.<hash>.css`, `fonts/a.woff2` becomes `fonts/a.<hash>.woff2`.
  static func publishedName(_ name: String, _ bytes: [UInt8]) -> String {
    let hash = StableHash(bytes).digits(8)
    guard let dot = name.lastIndex(of: "."), !name[dot...].contains("/") else {
      return "\(name).\(hash)"
    }
    return "\(name[..<dot]).\(hash)\(name[dot...])"
  }
}
