import Diagnostics

/// Cuts a template into text and tags. It knows the delimiters and nothing of lines or nesting.
public struct Tokenizer {
  private static let sigils = Array("#^/$&><".utf8)

  private let source: SourceText
  private let end: Int
  private var position: Int
  private var open = Array("{{".utf8)
  private var close = Array("}}".utf8)
  private var tokens: [Token] = []
  private var findings: Findings
  /// Whether a tag that sets delimiters may still end. Only such a tag gives them another end: once
  /// none was found there is none, and looking again at each tag would be endless.
  private var mayEndDelimiters = true

  private init(_ source: SourceText, range: Range<Int>) {
    self.source = source
    findings = Findings(source: source)
    position = range.lowerBound
    end = range.upperBound
  }

  private var unclosed: MustacheProblem {
    .unclosedTag(
      open: String(decoding: open, as: UTF8.self),
      close: String(decoding: close, as: UTF8.self)
    )
  }

  /// The text and tags of a source, or of a range of its bytes, in order and without gaps; offsets
  /// are those of the source. Without a range, a byte-order mark is passed over.
  ///
  /// Throws every tag that cannot be read.
  public static func tokens(
    of source: SourceText,
    range: Range<Int>? = nil
  ) throws(Report) -> [Token] {
    let (tokens, diagnostics) = read(source, range: range)
    guard diagnostics.isEmpty else { throw Report(diagnostics) }
    return tokens
  }

  /// The same text and tags without those that cannot be read, and what is wrong with these. A
  /// section whose tag does not end is among them all the same.
  public static func read(
    _ source: SourceText,
    range: Range<Int>? = nil
  ) -> (tokens: [Token], diagnostics: [Diagnostic]) {
    let mark = SourceText.byteOrderMark
    let start = source.bytes.starts(with: mark) ? mark.count : 0
    let whole = start..<source.bytes.count
    var tokenizer = Tokenizer(source, range: range?.clamped(to: 0..<source.bytes.count) ?? whole)
    tokenizer.run()
    return (tokenizer.tokens, tokenizer.findings.diagnostics)
  }

  private mutating func run() {
    while position < end {
      let tagStart = find(open, from: position, to: end) ?? end
      if tagStart > position {
        let text = Array(source.bytes[position..<tagStart])
        tokens.append(Token(.text(text), range: position..<tagStart))
      }
      position = tagStart
      if tagStart < end { readTag() }
    }
  }

  private mutating func readTag() {
    let start = position
    let content = start + open.count
    let sigil = skipBlanks(from: content, to: end)
    switch sigil < end ? source.bytes[sigil] : 0 {
    case UInt8(ascii: "!"): readComment(from: start)
    case UInt8(ascii: "="): readDelimiters(from: start, content: sigil + 1)
    case UInt8(ascii: "{"): readTriple(from: start, content: sigil + 1)
    case let byte: readNamed(from: start, content: content, sigil: sigil, byte)
    }
  }

  private mutating func readComment(from start: Int) {
    guard let stop = find(close, from: start + open.count, to: end) else {
      return fail(unclosed, at: start, resume: end)
    }
    finish(.comment, from: start, to: stop + close.count)
  }

  private mutating func readDelimiters(from start: Int, content: Int) {
    let closing = [UInt8(ascii: "=")] + close
    guard mayEndDelimiters, let stop = find(closing, from: content, to: end) else {
      mayEndDelimiters = false
      return fail(unclosed, at: start, resume: content)
    }
    let resume = stop + closing.count
    let words = source.bytes[content..<stop].split(whereSeparator: Self.isBlank)
    guard words.count == 2, !words.joined().contains(UInt8(ascii: "=")) else {
      return fail(.badDelimiters, at: start, resume: resume)
    }
    finish(.delimiters, from: start, to: resume)
    open = Array(words[0])
    close = Array(words[1])
  }

  private mutating func readTriple(from start: Int, content: Int) {
    let closing = [UInt8(ascii: "}")] + close
    guard let stop = findInTag(closing, from: content) else {
      return fail(.unterminatedTriple(close: String(decoding: close, as: UTF8.self)), at: start)
    }
    let resume = stop + closing.count
    guard let name = name(from: content, to: stop) else {
      return fail(.emptyName, at: start, resume: resume)
    }
    finish(.unescaped(name), from: start, to: resume)
  }

  private mutating func readNamed(from start: Int, content: Int, sigil: Int, _ byte: UInt8) {
    guard let stop = findInTag(close, from: content) else {
      keepSection(from: start, sigil: sigil, byte)
      return fail(unclosed, at: start)
    }
    let resume = stop + close.count
    var nameStart = sigil
    var isDynamic = false
    if Self.sigils.contains(byte) {
      nameStart = skipBlanks(from: sigil + 1, to: stop)
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<"), nameStart < stop,
        source.bytes[nameStart] == UInt8(ascii: "*")
      {
        isDynamic = true
        nameStart += 1
      }
    }
    guard let name = name(from: nameStart, to: stop) else {
      return fail(.emptyName, at: start, resume: resume)
    }
    let kind: Token.Kind =
      switch byte {
      case UInt8(ascii: "#"): .section(name)
      case UInt8(ascii: "^"): .inverted(name)
      case UInt8(ascii: "/"): .close(name)
      case UInt8(ascii: "$"): .block(name)
      case UInt8(ascii: "&"): .unescaped(name)
      case UInt8(ascii: ">"): .partial(name, isDynamic: isDynamic)
      case UInt8(ascii: "<"): .parent(name, isDynamic: isDynamic)
      default: .variable(name)
      }
    finish(kind, from: start, to: resume)
  }

  private mutating func finish(_ kind: Token.Kind, from start: Int, to stop: Int) {
    tokens.append(Token(kind, range: start..<stop))
    position = stop
  }

  /// Notes a problem and goes on behind the tag, or at the next one when its end is not known.
  private mutating func fail(_ problem: MustacheProblem, at start: Int, resume: Int? = nil) {
    findings.add(problem, atByte: start)
    position = resume ?? find(open, from: start + open.count, to: end) ?? end
  }

  /// Keeps the beginning or end of a section whose tag does not end: what stands in the section is
  /// right or wrong as if it did.
  private mutating func keepSection(from start: Int, sigil: Int, _ byte: UInt8) {
    guard "#^/".utf8.contains(byte) else { return }
    let first = skipBlanks(from: sigil + 1, to: end)
    var last = first
    while last < end, Self.isInName(source.bytes[last]) { last += 1 }
    guard let name = name(from: first, to: last) else { return }
    let kind: Token.Kind =
      switch byte {
      case UInt8(ascii: "#"): .section(name)
      case UInt8(ascii: "^"): .inverted(name)
      default: .close(name)
      }
    tokens.append(Token(kind, range: start..<last))
  }

  /// The name between two offsets, without the blanks around it.
  private func name(from start: Int, to stop: Int) -> Name? {
    let first = skipBlanks(from: start, to: stop)
    var last = stop
    while last > first, Self.isBlank(source.bytes[last - 1]) { last -= 1 }
    guard first < last else { return nil }
    return Name(String(decoding: source.bytes[first..<last], as: UTF8.self), offset: first)
  }

  /// The end of a tag, unless another tag begins before it: then this one was left open. Nothing
  /// behind that beginning is looked at, so that no byte is looked at again and again.
  private func findInTag(_ closing: [UInt8], from start: Int) -> Int? {
    guard open != close else { return find(closing, from: start, to: end) }
    var limit = end
    var index = start
    while index < limit {
      if has(closing, at: index, to: end) { return index }
      // The end wins over a beginning that it cuts short.
      if limit == end, has(open, at: index, to: end) { limit = index + open.count }
      index += 1
    }
    return nil
  }

  private func find(_ pattern: [UInt8], from start: Int, to limit: Int) -> Int? {
    var index = start
    while index + pattern.count <= limit {
      if has(pattern, at: index, to: limit) { return index }
      index += 1
    }
    return nil
  }

  private func has(_ pattern: [UInt8], at index: Int, to limit: Int) -> Bool {
    index + pattern.count <= limit && source.bytes[index] == pattern[0]
      && source.bytes[index..<index + pattern.count].elementsEqual(pattern)
  }

  private func skipBlanks(from start: Int, to limit: Int) -> Int {
    var index = start
    while index < limit, Self.isBlank(source.bytes[index]) { index += 1 }
    return index
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
      || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
