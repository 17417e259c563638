import Diagnostics
import Templates

/// Gives assets their published names, one after the other.
struct AssetPublishing {
  private(set) var published: [String: AssetTable.Asset] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  private let files: TemplateFiles
  private let theme: Theme
  /// The style sheets that name one another, the outermost first.
  private var chain: [String] = []

  init(files: TemplateFiles, theme: Theme) {
    self.files = files
    self.theme = theme
  }

  /// Publishes an asset, and before it those that it names.
  mutating func publish(_ name: String) {
    guard published[name] == nil, let source = files.file(AssetTable.folder + name) else { return }
    if !AddressName.isUsable(name) {
      diagnostics.append(
        PageProblem.unusableName(name).diagnostic(at: Location(path: source.path))
      )
    }
    if Self.isText(name), Self.isUTF16(source.bytes) {
      diagnostics.append(AssetProblem.notUTF8.diagnostic(at: Location(path: source.path)))
    }
    var bytes = source.bytes
    if name.hasSuffix(".css") {
      let sheet = StyleSheet(name: name, source: source)
      publishReferences(of: sheet)
      noteSilentMistakes(of: sheet)
      bytes = sheet.resolved(names: published.mapValues(\.name))
      bytes += theme.rules(for: bytes)
    }
    let asset = AssetTable.Asset(name: AssetTable.publishedName(name, bytes), bytes: bytes)
    published[name] = asset
  }

  private mutating func publishReferences(of sheet: StyleSheet) {
    chain.append(sheet.name)
    defer { chain.removeLast() }
    for reference in sheet.references {
      let place = sheet.source.location(ofByte: reference.range.lowerBound)
      if let start = chain.firstIndex(of: reference.asset) {
        let names = chain[start...] + [reference.asset]
        diagnostics.append(AssetProblem.cyclicSheet(Array(names)).diagnostic(at: place))
      } else if files.file(AssetTable.folder + reference.asset) != nil {
        publish(reference.asset)
      } else if !files.isUnusable(AssetTable.folder + reference.asset) {
        let known = files.paths.filter { $0.hasPrefix(AssetTable.folder) }
          .map { String($0.dropFirst(AssetTable.folder.count)) }
        let problem = AssetProblem.unknownAsset(reference.asset, known: known)
        diagnostics.append(problem.diagnostic(at: place))
      }
    }
  }

  /// Notes what a browser says nothing of.
  private mutating func noteSilentMistakes(of sheet: StyleSheet) {
    for address in sheet.addresses {
      switch address {
      case .asset: break
      case .external(let offset): note(.externalAddress, at: offset, in: sheet)
      case .plain(let address, let offset): check(address, at: offset, in: sheet)
      }
    }
    let structure = sheet.structure
    for brace in structure.strayBraces { note(.strayBrace, at: brace, in: sheet) }
    if let brace = structure.openBrace { note(.openBrace, at: brace, in: sheet) }
    if let comment = structure.openComment { note(.openComment, at: comment, in: sheet) }
  }

  /// Checks a relative address that is no asset's name: a copied file keeps its own, wherever it
  /// lies, and what leads out of the site is not judged.
  private mutating func check(_ address: String, at offset: Int, in sheet: StyleSheet) {
    let folder = sheet.name.prefix(upTo: sheet.name.lastIndex(of: "/") ?? sheet.name.startIndex)
    let path = SitePath(address, from: AssetTable.folder + folder, basePath: "/")
    if path.isOutside || files.file(CopiedFile.folder + path.target) != nil { return }
    let meant =
      files.file(path.target) != nil
      ? path.target
      : path.name.hasPrefix(AssetTable.folder) ? path.name : AssetTable.folder + path.name
    note(.plainAddress(address, meant: meant), at: offset, in: sheet)
  }

  private mutating func note(_ problem: AssetProblem, at offset: Int, in sheet: StyleSheet) {
    diagnostics.append(problem.diagnostic(at: sheet.source.location(ofByte: offset)))
  }

  private static func isText(_ name: String) -> Bool {
    [".css", ".js", ".mjs", ".svg", ".txt", ".json", ".html", ".xml", ".webmanifest"]
      .contains { name.hasSuffix($0) }
  }

  /// Whether bytes are UTF-16, by its byte-order mark or the zeros of its letters.
  private static func isUTF16(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      || bytes.prefix(4).contains(0)
  }
}
