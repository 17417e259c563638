import Diagnostics

/// A file of `Templates/static`, published as it is.
struct CopiedFile: Sendable {
  static let folder = "static/"

  /// The path in the site.
  let path: String
  let source: SourceText

  init(path: String, source: SourceText) {
    self.path = String(path.dropFirst(Self.folder.count))
    self.source = source
  }
}
