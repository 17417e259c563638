import Diagnostics
import Mustache

extension TemplateDocument {
  /// Reads the file with a path relative to `Templates/`. Throws every independent mistake of its
  /// front matter, its tags and its Markdown.
  public static func load(
    _ path: String,
    from files: TemplateFiles
  ) throws(Report) -> TemplateDocument {
    guard let source = files.file(path), let kind = TemplateKind(path: path) else {
      throw TemplateFileProblem.unknownFile(path, known: files.paths).report(at: nil)
    }
    let isMarkdown = path.hasSuffix(".md")
    guard kind != .notice || isMarkdown else {
      throw TemplateFileProblem.noticeNotMarkdown.report(at: Location(path: source.path))
    }
    var reading = FrontMatter.read(source, kind: kind)
    var tokens: [Token] = []
    do throws(Report) {
      let body = reading.body..<source.bytes.count
      tokens =
        kind == .notice
        ? try notice(reading.frontMatter, body, in: source)
        : try Tokenizer.tokens(of: source, range: body)
      if isMarkdown, kind != .notice { tokens = try MarkdownTemplate.html(tokens, in: source) }
    } catch {
      reading.diagnostics += error.diagnostics
    }
    guard reading.diagnostics.isEmpty else { throw Report(reading.diagnostics) }
    return TemplateDocument(
      source: source,
      frontMatter: reading.frontMatter,
      tokens: tokens,
      isMarkdown: isMarkdown
    )
  }

  /// A notice is data: safe Markdown without tags.
  private static func notice(
    _ frontMatter: FrontMatter,
    _ body: Range<Int>,
    in source: SourceText
  ) throws(Report) -> [Token] {
    var places: [Location] = []
    if let title = frontMatter.title, title.text.contains("{{") {
      places.append(source.location(of: title.position))
    }
    var rest = source.bytes[body]
    while let tag = rest.firstRange(of: "{{".utf8) {
      places.append(source.location(ofByte: tag.lowerBound))
      rest = rest[tag.upperBound...]
    }
    guard places.isEmpty else {
      throw Report(places.map { MarkdownProblem.tagInNotice.diagnostic(at: $0) })
    }
    let html = DataMarkdown.html(String(decoding: source.bytes[body], as: UTF8.self))
    return html.isEmpty ? [] : [Token(.text(Array(html.utf8)), range: body)]
  }
}
