import Diagnostics
import Templates

/// A file of `Templates/static`, published as it is.
struct CopiedFile: Sendable {
  static let folder = "static/"

  /// All of them.
  static func all(in files: TemplateFiles) -> [CopiedFile] {
    files.paths.filter { $0.hasPrefix(folder) }.compactMap { path in
      files.file(path).map { CopiedFile(path: path, source: $0) }
    }
  }

  /// The path in the site.
  let path: String
  let source: SourceText

  init(path: String, source: SourceText) {
    self.path = String(path.dropFirst(Self.folder.count))
    self.source = source
  }
}
