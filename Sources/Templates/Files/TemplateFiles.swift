import Basics
import Diagnostics

/// The files of a site's `Templates/` above those of the built-in theme.
///
/// Paths are relative to `Templates/` and use `/`: `pages/board.md`, `assets/board.css`. Any single
/// file of an upper layer hides the one with its path below, and a template hides the template with
/// its name below, whatever it ends in: a site's `pages/board.html` stands in for the theme's
/// `pages/board.md`.
public struct TemplateFiles: Sendable {
  /// Every visible file and its number of layer, by path.
  private let files: [String: (source: SourceText, layer: Int)]
  private let layers: [[String: SourceText]]
  /// The paths of all visible files, in the order of their scalars.
  public let paths: [String]
  /// What was wrong with the files, and with those that are not here.
  public let diagnostics: [Diagnostic]

  /// Paths of files that are there and cannot be used.
  private let unusable: Set<String>

  /// Files by path in layers; later layers win.
  public init(_ layers: [[String: SourceText]]) {
    self.init(layers, TemplateReading())
  }

  /// A theme, and over it a site's own folder with what is wrong in it.
  public init(theme: [String: SourceText], own: TemplateReading?) {
    self.init([theme] + [own?.files].compactMap(\.self), own ?? TemplateReading())
  }

  private init(_ layers: [[String: SourceText]], _ reading: TemplateReading) {
    var files: [String: (source: SourceText, layer: Int)] = [:]
    for (number, layer) in layers.enumerated() {
      for path in layer.keys {
        for twin in Self.twins(of: path) where layer[twin] == nil { files[twin] = nil }
      }
      for (path, source) in layer { files[path] = (source, number) }
    }
    // Nothing else stands in for a file that cannot be used.
    for path in reading.unusable {
      for hidden in [path] + Self.twins(of: path) where layers.last?[hidden] == nil {
        files[hidden] = nil
      }
    }
    self.files = files
    self.layers = layers
    diagnostics = reading.diagnostics
    unusable = reading.unusable
    paths = files.keys.sorted(by: TextOrder.precedes)
  }

  /// Whether a file, or a template by its path without ending, is there and cannot be used.
  public func isUnusable(_ path: String) -> Bool {
    unusable.contains(path) || TemplateKind.endings.contains { unusable.contains("\(path).\($0)") }
  }

  /// Whether a file is of the uppermost layer of several: the site's own.
  public func isOwn(_ path: String) -> Bool {
    layers.count > 1 && files[path]?.layer == layers.count - 1
  }

  /// The file with a path, from the uppermost layer that has it.
  public func file(_ path: String) -> SourceText? {
    files[path]?.source
  }

  /// The files with a path in all layers, the lowest first: for tables that add to one another.
  public func versions(of path: String) -> [SourceText] {
    layers.compactMap { $0[path] }
  }

  /// The path of the template with a name without its ending (`layouts/main`), nil where there is
  /// none. Throws where one layer has it as HTML and as Markdown.
  public func path(named name: String) throws(Report) -> String? {
    let found = TemplateKind.endings.map { "\(name).\($0)" }.filter { files[$0] != nil }
    if found.count > 1, let first = file(found[0]), let second = file(found[1]) {
      throw TemplateFileProblem.ambiguousName(first: first.path, second: second.path)
        .report(at: Location(path: second.path))
    }
    return found.first
  }

  /// The names of all templates in a folder, without their ending and without the folder, sorted.
  public func names(in folder: String) -> [String] {
    var names: [String] = []
    for path in paths + unusable where path.hasPrefix("\(folder)/") {
      guard let name = Self.templateName(of: path) else { continue }
      let short = String(name.dropFirst(folder.count + 1))
      if names.last != short { names.append(short) }
    }
    return Set(names).sorted(by: TextOrder.precedes)
  }

  /// A path without its `.html` or `.md`, nil where it has neither.
  static func templateName(of path: String) -> String? {
    for ending in TemplateKind.endings where path.hasSuffix(".\(ending)") {
      return String(path.dropLast(ending.count + 1))
    }
    return nil
  }

  /// The paths with the same template name and another ending; none for assets and static files.
  private static func twins(of path: String) -> [String] {
    guard let kind = TemplateKind(path: path), kind.isTemplate else { return [] }
    guard let name = templateName(of: path) else { return [] }
    return TemplateKind.endings.map { "\(name).\($0)" }.filter { $0 != path }
  }
}
