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
  init(files: TemplateFiles) throws(Report) {
    var diagnostics: [Diagnostic] = []
    self.init(files: files, noting: &diagnostics)
    guard diagnostics.isEmpty else { throw Report(diagnostics) }
  }

  /// Reads all assets; style sheets come last, since the names of others stand in them.
  init(files: TemplateFiles, noting diagnostics: inout [Diagnostic]) {
    var published: [String: Asset] = [:]
    let names = files.paths.filter { $0.hasPrefix(Self.folder) }
    for path in names.sorted(by: { !$0.hasSuffix(".css") && $1.hasSuffix(".css") }) {
      guard let source = files.file(path) else { continue }
      let name = String(path.dropFirst(Self.folder.count))
      if !AddressName.isUsable(name) {
        let problem = PageProblem.unusableName(name)
        diagnostics.append(problem.diagnostic(at: Location(path: source.path)))
      }
      var bytes = source.bytes
      if name.hasSuffix(".css") {
        let sheet = StyleSheet(name: name, source: source)
        bytes = sheet.resolved(names: published.mapValues(\.name), into: &diagnostics)
      }
      published[name] = Asset(name: Self.publishedName(name, bytes), bytes: bytes)
    }
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
