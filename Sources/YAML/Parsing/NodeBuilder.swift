import Diagnostics

/// Builds nodes from events, and refuses what the plain part of YAML leaves out.
struct NodeBuilder {
  /// Nothing more can be read; the reason is among the findings.
  private struct Stop: Error {}

  private let events: EventStream
  private let source: SourceText
  private var cursor: MarkCursor
  private(set) var findings: Findings

  init(events: EventStream, source: SourceText, cursor: MarkCursor) {
    self.events = events
    self.source = source
    self.cursor = cursor
    findings = Findings(source: source)
  }

  /// The top of the one document; nil when there is none, or nothing in it.
  mutating func document() -> YAMLNode? {
    do throws(Stop) {
      guard case .documentStart = try next().kind else { return nil }
      let first = try next()
      let root = try node(first, depth: 0, isFlow: false)
      let after = try next()
      if case .documentStart = after.kind {
        findings.add(YAMLProblem.severalDocuments, at: cursor.place(ofScalar: after.mark).position)
      }
      // A document of nothing but comments is one plain scalar without text.
      if case .scalar("", isPlain: true) = root.content { return nil }
      return root
    } catch {
      return nil
    }
  }

  private mutating func next() throws(Stop) -> Event {
    guard !findings.isFull else { throw Stop() }
    do throws(EventStream.Failure) {
      return try events.next()
    } catch {
      add(error)
      throw Stop()
    }
  }

  private mutating func add(_ failure: EventStream.Failure) {
    if let byte = failure.byte {
      let start = cursor.place(ofScalar: 0).offset
      let offset = start + byte
      findings.add(
        YAMLProblem.controlCharacter(at: offset, in: source),
        at: source.position(ofByte: offset)
      )
      return
    }
    let noticed = cursor.place(ofScalar: failure.mark)
    if let tag = UnquotedTag(before: noticed.offset, in: source) {
      findings.add(tag.problem, at: source.position(ofByte: tag.offset))
      return
    }
    let mistake = YAMLSyntaxMistake(words: failure.words, byte: byte(at: noticed.offset))
    let begin = cursor.place(ofScalar: 0).offset
    let told = mistake.isAtItsStart ? cursor.place(ofScalar: failure.contextMark) : noticed
    if let line = RunOnLine(mistake, at: told.offset, from: begin, in: source) {
      findings.add(YAMLProblem.syntax(line.mistake), at: source.position(ofByte: line.offset))
      return
    }
    findings.add(YAMLProblem.syntax(mistake), at: told.position)
  }

  private func byte(at offset: Int) -> UInt8? {
    source.bytes.indices.contains(offset) ? source.bytes[offset] : nil
  }

  private mutating func node(
    _ event: Event,
    depth: Int,
    isFlow: Bool
  ) throws(Stop) -> YAMLNode {
    let place = cursor.place(ofScalar: event.mark)
    if let anchor = event.anchor { findings.add(YAMLProblem.anchor(anchor), at: place.position) }
    if let tag = event.tag { findings.add(YAMLProblem.tag(Self.short(tag)), at: place.position) }
    switch event.kind {
    case .scalar(let text, let isPlain):
      return YAMLNode(
        content: .scalar(text, isPlain: isPlain),
        position: place.position,
        textOffset: textOffset(of: text, at: place.offset, isPlain: isPlain)
      )
    case .sequenceStart:
      try checkDepth(depth, at: place.position)
      return YAMLNode(
        content: .sequence(try items(depth: depth + 1, isFlow: isFlow || event.isFlow)),
        position: place.position
      )
    case .mappingStart:
      if event.isFlow, let tag = UnquotedTag(at: place.offset, isInFlow: isFlow, in: source) {
        findings.add(tag.problem, at: place.position)
        throw Stop()
      }
      try checkDepth(depth, at: place.position)
      return YAMLNode(
        content: .mapping(try entries(depth: depth + 1, isFlow: isFlow || event.isFlow)),
        position: place.position
      )
    case .alias(let name):
      findings.add(YAMLProblem.alias(name), at: place.position)
      return YAMLNode(content: .scalar("", isPlain: true), position: place.position)
    case .documentStart, .collectionEnd, .end:
      // libyaml gives these only between nodes.
      throw Stop()
    }
  }

  private mutating func checkDepth(_ depth: Int, at position: Position) throws(Stop) {
    guard depth >= YAMLParser.depthLimit else { return }
    findings.add(YAMLProblem.tooDeep(limit: YAMLParser.depthLimit), at: position)
    throw Stop()
  }

  private mutating func items(depth: Int, isFlow: Bool) throws(Stop) -> [YAMLNode] {
    var items: [YAMLNode] = []
    while true {
      let event = try next()
      if case .collectionEnd = event.kind { return items }
      items.append(try node(event, depth: depth, isFlow: isFlow))
    }
  }

  private mutating func entries(depth: Int, isFlow: Bool) throws(Stop) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    var firsts: [String: Position] = [:]
    while true {
      let event = try next()
      if case .collectionEnd = event.kind { return entries }
      let key = try node(event, depth: depth, isFlow: true)
      let value = try node(next(), depth: depth, isFlow: isFlow)
      guard case .scalar(let name, _) = key.content else {
        findings.add(YAMLProblem.keyNotText, at: key.position)
        continue
      }
      if let first = firsts[name] {
        findings.add(YAMLProblem.repeatedKey(name), at: key.position, first: first)
        continue
      }
      firsts[name] = key.position
      entries.append(YAMLEntry(key: name, keyPosition: key.position, value: value))
    }
  }

  private func textOffset(of text: String, at offset: Int, isPlain: Bool) -> Int? {
    let start = offset + (isPlain ? 0 : 1)
    let utf8 = text.utf8
    guard start + utf8.count <= source.bytes.count,
      source.bytes[start...].starts(with: utf8)
    else { return nil }
    return start
  }

  /// A tag as it is written: libyaml gives `!!str` in full.
  private static func short(_ tag: String) -> String {
    let prefix = "tag:yaml.org,2002:"
    return tag.hasPrefix(prefix) ? "!!" + tag.dropFirst(prefix.count) : tag
  }
}

extension YAMLProblem {
  /// The problem of the scalar at a byte.
  static func controlCharacter(at offset: Int, in source: SourceText) -> YAMLProblem {
    let text = String(decoding: source.bytes[offset...].prefix(4), as: UTF8.self)
    return .controlCharacter(text.unicodeScalars.first?.value ?? 0)
  }
}
