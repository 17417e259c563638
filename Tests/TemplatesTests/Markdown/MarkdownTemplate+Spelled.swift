import Diagnostics
import Mustache
import Templates

extension MarkdownTemplate {
  /// The HTML of a template, with each tag as it is spelled in the source.
  static func spelled(_ markdown: String) throws -> String {
    try filled(markdown) { $0 }
  }

  /// The HTML of a template, with each tag replaced by what its spelling gives.
  static func filled(_ markdown: String, _ value: (String) -> String) throws -> String {
    let source = SourceText(path: "board.md", text: markdown)
    let tokens = try html(Tokenizer.tokens(of: source), in: source)
    return tokens.map { token in
      if case .text(let bytes) = token.kind { return String(decoding: bytes, as: UTF8.self) }
      return value(String(decoding: source.bytes[token.range], as: UTF8.self))
    }.joined()
  }

  /// What is wrong with a template.
  static func diagnostics(_ markdown: String) -> [Diagnostic] {
    let source = SourceText(path: "board.md", text: markdown)
    do throws(Report) {
      _ = try html(Tokenizer.tokens(of: source), in: source)
      return []
    } catch {
      return error.diagnostics
    }
  }
}
