import CYAML

/// libyaml's events, one after the other. The buffer must outlive the stream.
final class EventStream {
  /// What libyaml says when it cannot go on.
  struct Failure: Error {
    /// libyaml's words, which name the mistake.
    let words: String
    /// Where it noticed, in scalars.
    let mark: Int
    /// Where the piece began that it was reading, in scalars.
    let contextMark: Int
    /// Where a byte stands that no YAML may hold, in bytes; nil for every other mistake.
    let byte: Int?
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let isReady: Bool

  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    isReady = yaml_parser_initialize(parser) != 0
    guard isReady else { return }
    // Without this libyaml would guess UTF-16 from the first two bytes.
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
  }

  deinit {
    if isReady { yaml_parser_delete(parser) }
    parser.deallocate()
  }

  /// The next event that matters.
  func next() throws(Failure) -> Event {
    guard isReady else {
      throw Failure(words: "out of memory", mark: 0, contextMark: 0, byte: nil)
    }
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) != 0 else { throw failure() }
      defer { yaml_event_delete(&event) }
      if let event = Self.translate(event) { return event }
    }
  }

  private func failure() -> Failure {
    let words = parser.pointee.problem.map { String(cString: $0) } ?? "out of memory"
    let mark = Int(parser.pointee.problem_mark.index)
    // libyaml leaves the mark of the context alone where there is no context.
    let hasContext = parser.pointee.context != nil
    return Failure(
      words: words,
      mark: mark,
      contextMark: hasContext ? Int(parser.pointee.context_mark.index) : mark,
      byte: parser.pointee.error == YAML_READER_ERROR ? Int(parser.pointee.problem_offset) : nil
    )
  }

  private static func translate(_ event: yaml_event_t) -> Event? {
    let mark = Int(event.start_mark.index)
    switch event.type {
    case YAML_DOCUMENT_START_EVENT:
      return Event(kind: .documentStart, mark: mark)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: Int(scalar.length))
      return Event(
        kind: .scalar(
          String(decoding: bytes, as: UTF8.self),
          isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE
        ),
        mark: mark,
        anchor: text(scalar.anchor),
        tag: text(scalar.tag)
      )
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      return Event(
        kind: .sequenceStart,
        mark: mark,
        anchor: text(start.anchor),
        tag: text(start.tag),
        isFlow: start.style == YAML_FLOW_SEQUENCE_STYLE
      )
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      return Event(
        kind: .mappingStart,
        mark: mark,
        anchor: text(start.anchor),
        tag: text(start.tag),
        isFlow: start.style == YAML_FLOW_MAPPING_STYLE
      )
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      return Event(kind: .collectionEnd, mark: mark)
    case YAML_ALIAS_EVENT:
      return Event(kind: .alias(text(event.data.alias.anchor) ?? ""), mark: mark)
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT:
      return Event(kind: .end, mark: mark)
    default:
      return nil
    }
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }
}
