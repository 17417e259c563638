import Diagnostics
import Mustache

extension TemplateDocument {
  /// Reads the file with a path relative to `Templates/`; all independent mistakes are thrown.
  public static func load(
    _ path: String,
    from files: TemplateFiles
  ) throws(Report) -> TemplateDocument {
    guard let source = files.file(path) else {
      throw TemplateFileProblem.ambiguousName(first: path, second: path).report(at: nil)
    }
    return TemplateDocument(
      source: source,
      frontMatter: FrontMatter(),
      tokens: [],
      isMarkdown: false
    )
  }
}
