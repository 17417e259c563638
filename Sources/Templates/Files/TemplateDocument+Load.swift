import Diagnostics
import Mustache

extension TemplateDocument {
  /// Reads the file with a path relative to `Templates/`. Throws every independent mistake of its
  /// front matter, its tags and its Markdown.
  public static func load(
    _ path: String,
    from files: TemplateFiles
  ) throws(Report) -> TemplateDocument {
    let document = try read(path, from: files)
    guard document.diagnostics.allSatisfy({ $0.severity != .error }) else {
      throw Report(document.diagnostics)
    }
    return document
  }

  /// The same file as far as it can be read, with its mistakes. Throws only where there is no such
  /// file.
  public static func read(
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
    let reading = FrontMatter.read(source, kind: kind)
    let body = reading.body..<source.bytes.count
    var diagnostics = reading.diagnostics
    var damage = LinkDamage.none
    var rawTags: [Int: Int] = [:]
    var tokens: [Token]
    if kind == .notice {
      tokens = notice(reading.frontMatter, body, in: source, &diagnostics)
    } else {
      let (read, mistakes) = Tokenizer.read(source, range: body)
      tokens = read
      if !mistakes.isEmpty { damage = .tags }
      diagnostics += mistakes
      if isMarkdown {
        let html = MarkdownTemplate.read(tokens, in: source)
        tokens = html.tokens
        rawTags = html.rawTags
        if !html.diagnostics.isEmpty { damage = .tags }
        // A section that a broken tag has lost its end is no mistake of its own.
        if mistakes.isEmpty { diagnostics += html.diagnostics }
      }
    }
    if isMarkdown { diagnostics += MarkdownHints.misreadings(in: source, body) }
    return TemplateDocument(
      source: source,
      frontMatter: reading.frontMatter,
      tokens: tokens,
      isMarkdown: isMarkdown,
      diagnostics: diagnostics,
      damage: damage,
      hasWholeFrontMatter: reading.diagnostics.isEmpty,
      rawTags: rawTags
    )
  }

  /// A notice is data: safe Markdown without tags.
  private static func notice(
    _ frontMatter: FrontMatter,
    _ body: Range<Int>,
    in source: SourceText,
    _ diagnostics: inout [Diagnostic]
  ) -> [Token] {
    var places: [Location] = []
    if let title = frontMatter.title, title.text.contains("{{") {
      places.append(source.location(of: title.position))
    }
    var rest = source.bytes[body]
    while let tag = rest.firstRange(of: "{{".utf8) {
      places.append(source.location(ofByte: tag.lowerBound))
      rest = rest[tag.upperBound...]
    }
    diagnostics += places.map { MarkdownProblem.tagInNotice.diagnostic(at: $0) }
    if places.isEmpty { diagnostics += MarkdownHints.losses(in: source, body) }
    let html = DataMarkdown.html(String(decoding: source.bytes[body], as: UTF8.self))
    return html.isEmpty ? [] : [Token(.text(Array(html.utf8)), range: body)]
  }
}
