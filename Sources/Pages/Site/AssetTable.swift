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

  /// Reads all assets; style sheets come last, since the names of others stand in them, and get the
  /// theme's colours.
  init(files: TemplateFiles, theme: Theme = Theme()) throws(Report) {
    var published: [String: Asset] = [:]
    var diagnostics: [Diagnostic] = []
    let names = files.paths.filter { $0.hasPrefix(Self.folder) }
    for path in names.sorted(by: { !$0.hasSuffix(".css") && $1.hasSuffix(".css") }) {
      guard let source = files.file(path) else { continue }
      let name = String(path.dropFirst(Self.folder.count))
      guard AddressName.isUsable(name) else {
        diagnostics.append(
          PageProblem.unusableName(name).diagnostic(at: Location(path: source.path))
        )
        continue
      }
      var bytes = source.bytes
      if name.hasSuffix(".css") {
        let sheet = StyleSheet(name: name, source: source)
        bytes = sheet.resolved(names: published.mapValues(\.name), into: &diagnostics)
        bytes += theme.rules(for: bytes)
      }
      published[name] = Asset(name: Self.publishedName(name, bytes), bytes: bytes)
    }
    guard diagnostics.isEmpty else { throw Report(diagnostics) }
    assets = published.keys.sorted().compactMap { name in published[name].map { (name, $0) } }
  }

  /// The route of an asset by the name that templates use.
  func route(_ name: String) -> Route? {
    assets.first { $0.name == name }.map { .asset($0.asset.name) }
  }

  private static let folder = "assets/"

  /// `board.css` becomes `board.<hash>.css`, `fonts/a.woff2` becomes `fonts/a.<hash>.woff2`.
  private static func publishedName(_ name: String, _ bytes: [UInt8]) -> String {
    let hash = StableHash(bytes).digits(8)
    guard let dot = name.lastIndex(of: "."), !name[dot...].contains("/") else {
      return "\(name).\(hash)"
    }
    return "\(name[..<dot]).\(hash)\(name[dot...])"
  }
}
