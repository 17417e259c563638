import Diagnostics

/// Turns the pieces of a template into a tree: closing tags meet their opening ones, and tags that
/// stand alone on a line take the line with them.
public struct Parser {
  /// A section, block or parent whose closing tag has not come yet.
  private struct Opening {
    let kind: Token.Kind
    let name: Name
    let index: Int
    let start: Int
  }

  private struct Level {
    let opening: Opening?
    var nodes: [Node] = []
  }

  /// How many sections may stand in one another.
  public static let depthLimit = 256

  private let source: SourceText
  private let lines: TokenLines
  private var levels: [Level] = [Level(opening: nil)]
  /// What was closed by the closing tag of another section: its own one may still come.
  private var closedEarly: [String] = []
  private var findings: Findings

  private init(_ tokens: [Token], in source: SourceText) {
    self.source = source
    findings = Findings(source: source)
    lines = TokenLines(tokens)
  }

  /// The tree of a template's pieces; offsets are those of the source.
  ///
  /// Throws every section that is not closed and every closing tag without its opening one.
  public static func parse(_ tokens: [Token], in source: SourceText) throws(Report) -> [Node] {
    let (nodes, diagnostics) = read(tokens, in: source)
    guard diagnostics.isEmpty else { throw Report(diagnostics) }
    return nodes
  }

  /// The same tree, and what is wrong with it: a section that is not closed ends with the one around
  /// it or with the template, and a closing tag without its opening one is left out.
  public static func read(
    _ tokens: [Token],
    in source: SourceText
  ) -> (nodes: [Node], diagnostics: [Diagnostic]) {
    let tokens = joined(tokens)
    var parser = Parser(tokens, in: source)
    for index in tokens.indices {
      parser.read(tokens[index], at: index)
      if parser.levels.count > depthLimit { break }
    }
    parser.finish(at: tokens.last?.range.upperBound ?? 0)
    return (parser.levels[0].nodes, parser.findings.diagnostics)
  }

  /// The tree of a template.
  public static func parse(_ source: SourceText) throws(Report) -> [Node] {
    try parse(Tokenizer.tokens(of: source), in: source)
  }

  /// The same pieces, with texts that follow one another made one.
  private static func joined(_ tokens: [Token]) -> [Token] {
    var result: [Token] = []
    result.reserveCapacity(tokens.count)
    for token in tokens {
      guard case .text(let bytes) = token.kind, let last = result.last,
        case .text(let earlier) = last.kind
      else {
        result.append(token)
        continue
      }
      let end = max(last.range.upperBound, token.range.upperBound)
      result[result.count - 1] = Token(.text(earlier + bytes), range: last.range.lowerBound..<end)
    }
    return result
  }

  private mutating func read(_ token: Token, at index: Int) {
    if lines.beginsTemplate(index) {
      let start = token.range.lowerBound
      append(.text(Text([], lineStarts: [0])), range: start..<start)
    }
    switch token.kind {
    case .text(let bytes):
      readText(bytes, token.range, at: index)
    case .variable(let name): append(.variable(name), range: token.range)
    case .unescaped(let name): append(.unescaped(name), range: token.range)
    case .partial(let name, let isDynamic):
      let blanks = lines.standaloneBlanks(index)
      append(.partial(name, isDynamic: isDynamic, indentation: blanks), range: token.range)
    case .section(let name), .inverted(let name), .block(let name), .parent(let name, _):
      open(token, name, at: index)
    case .close(let name): close(name, token)
    case .comment, .delimiters: break
    }
  }

  private mutating func readText(_ bytes: [UInt8], _ range: Range<Int>, at index: Int) {
    let (text, taken) = lines.text(at: index)
    if text.bytes.isEmpty && text.lineStarts.isEmpty { return }
    // Text that was made from the source, as HTML from Markdown, has no byte for byte range.
    let isSource = bytes.count == range.count
    let start = range.lowerBound + taken
    append(.text(text), range: isSource ? start..<start + text.bytes.count : range)
  }

  private mutating func append(_ kind: Node.Kind, range: Range<Int>) {
    levels[levels.count - 1].nodes.append(Node(kind, range: range))
  }

  private mutating func open(_ token: Token, _ name: Name, at index: Int) {
    let opening = Opening(
      kind: token.kind,
      name: name,
      index: index,
      start: token.range.lowerBound
    )
    levels.append(Level(opening: opening))
    if levels.count > Self.depthLimit {
      note(.tooDeep(limit: Self.depthLimit - 1), at: name)
    }
  }

  private mutating func close(_ name: Name, _ token: Token) {
    let outer = levels.lastIndex { $0.opening?.name.text == name.text }
    if outer == nil, let early = closedEarly.lastIndex(of: name.text) {
      // That it comes too late only follows from what was told.
      closedEarly.remove(at: early)
      return
    }
    guard let opening = levels[levels.count - 1].opening else {
      return note(.strayClose(name: name.text), at: name)
    }
    if opening.name.text != name.text {
      note(
        .mismatchedClose(name: name.text, open: opening.name.text, isOpen: outer != nil),
        at: name,
        opened: opening
      )
      // An outer section of that name is closed with all that is in it; else it is a slip of the
      // pen, and the innermost one was meant.
      closedEarly += levels.dropFirst((outer ?? levels.count - 2) + 1).compactMap {
        $0.opening?.name.text
      }
      for _ in levels.indices.dropFirst((outer ?? levels.count) + 1) {
        closeInnermost(at: token.range.lowerBound)
      }
    }
    closeInnermost(at: token.range.upperBound)
  }

  private mutating func closeInnermost(at end: Int) {
    guard levels.count > 1, let level = levels.popLast(), let opening = level.opening else {
      return
    }
    let range = opening.start..<max(opening.start, end)
    switch opening.kind {
    case .section:
      append(.section(opening.name, isInverted: false, level.nodes), range: range)
    case .inverted:
      append(.section(opening.name, isInverted: true, level.nodes), range: range)
    case .parent(_, let isDynamic):
      let blanks = lines.standaloneBlanks(opening.index)
      append(
        .parent(opening.name, isDynamic: isDynamic, indentation: blanks, level.nodes),
        range: range
      )
    default:
      let block = Block(
        opening.name,
        body: level.nodes,
        indentation: lines.indentation(ofBlockAt: opening.index),
        startsLine: lines.startsLine(opening.index)
      )
      append(.block(block), range: range)
    }
  }

  private mutating func finish(at end: Int) {
    if levels.count <= Self.depthLimit {
      for level in levels {
        guard let opening = level.opening else { continue }
        note(.unclosedSection(name: opening.name.text), at: opening.name)
      }
    }
    while levels.count > 1 { closeInnermost(at: end) }
  }

  private mutating func note(_ problem: MustacheProblem, at name: Name, opened: Opening? = nil) {
    func notes() -> [Note] {
      guard let opened = opened?.name else { return [] }
      return [Note("'\(opened.text)' is opened at \(source.location(ofByte: opened.offset))")]
    }
    findings.add(
      problem.diagnostic(at: source.location(ofByte: name.offset), notes: notes())
    )
  }
}
