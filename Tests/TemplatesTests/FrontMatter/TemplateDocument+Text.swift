import Diagnostics
import Mustache
import Templates

/// Reads a text as the file with a path relative to `Templates/`.
func load(_ path: String, _ text: String) throws(Report) -> TemplateDocument {
  let source = SourceText(path: "Templates/\(path)", text: text)
  return try TemplateDocument.load(path, from: TemplateFiles([[path: source]]))
}

/// What is wrong with a text as such a file.
func diagnostics(_ path: String, _ text: String) -> [Diagnostic] {
  do throws(Report) {
    _ = try load(path, text)
    return []
  } catch {
    return error.diagnostics
  }
}

extension TemplateDocument {
  /// The body, with each tag as it is spelled.
  var html: String {
    tokens.map { token in
      if case .text(let bytes) = token.kind { return String(decoding: bytes, as: UTF8.self) }
      return String(decoding: source.bytes[token.range], as: UTF8.self)
    }.joined()
  }
}
