import Diagnostics
import Mustache

extension Linker {
  /// Reads text. Blanks that would be shown are neither added nor removed at the beginning of lines.
  mutating func read(_ text: Text, range: Range<Int>, _ frame: LinkFrame) {
    let isSource = !frame.file.document.isMarkdown && range.count == text.bytes.count
    let spots = isSource ? [] : spots(of: text, range: range, in: frame.file)
    func spot(_ index: Int) -> HTMLSpot {
      if index < spots.count { return spots[index] }
      return HTMLSpot(
        file: frame.file.number,
        offset: range.lowerBound + (isSource ? index : 0),
        isWritten: !frame.file.document.isMarkdown
      )
    }
    var position = 0
    for segment in frame.indentation.segments(of: text, isIndented: isIndented) {
      if html.keepsBlanks {
        for index in position..<segment.range.lowerBound {
          put(text.bytes[index], at: spot(index), frame)
        }
      } else {
        for byte in segment.added { put(byte, at: spot(segment.range.lowerBound), frame) }
      }
      for index in segment.range { put(text.bytes[index], at: spot(index), frame) }
      position = segment.range.upperBound
    }
    isIndented = false
  }

  /// For each byte of HTML made from Markdown, the `<` that it stands behind, where the author wrote
  /// it; else where the text begins.
  private func spots(of text: Text, range: Range<Int>, in file: LinkedFile) -> [HTMLSpot] {
    let count = text.bytes.count { $0 == UInt8(ascii: "<") }
    var tags = file.rawTags(ofTextFrom: range.lowerBound, count: count)[...]
    if tags.allSatisfy({ $0 == nil }) { return [] }
    var spot = HTMLSpot(file: file.number, offset: range.lowerBound, isWritten: false)
    return text.bytes.map { byte in
      if byte == UInt8(ascii: "<") {
        let offset = tags.popFirst() ?? nil
        spot = HTMLSpot(
          file: file.number,
          offset: offset ?? range.lowerBound,
          isWritten: offset != nil
        )
      }
      return spot
    }
  }

  /// Reads a byte of HTML.
  mutating func put(_ byte: UInt8, at spot: HTMLSpot, _ frame: LinkFrame) {
    if run != nil, run?.spot == nil { run?.spot = spot }
    let events = html.step(byte, at: spot)
    if html.elements.count < floor, floorSpot == nil { floorSpot = html.tagSpot }
    if events.isEmpty {
      pending.append(byte)
      return
    }
    note(events, frame)
    var isPut = false
    for event in events {
      switch event {
      case .valueEnds: finishRun(isEnd: true, frame)
      case .valueStarts:
        if case .value = html.place {
          pending.append(byte)
          isPut = true
        }
        if HTMLAttribute.holdsAddress(html.attribute), !html.isClosing {
          run = AddressRun(start: pending.count, isWhole: true, spot: isPut ? nil : spot)
        }
      case .problem: break
      }
    }
    if !isPut { pending.append(byte) }
  }

  /// Puts what has been read into the program.
  mutating func flush(_ frame: LinkFrame) {
    finishRun(isEnd: false, frame)
    builder.literal(pending)
    pending.removeAll(keepingCapacity: true)
    beginRun()
  }

  /// Begins to read an address again behind a tag that may have been empty.
  mutating func beginRun() {
    let isAddress = html.isInAddress && html.isValueEmpty
    run = isAddress ? AddressRun(start: pending.count, isWhole: false, spot: nil) : nil
  }

  /// Ends the literal beginning of an address: the name of an asset or page becomes its address.
  private mutating func finishRun(isEnd: Bool, _ frame: LinkFrame) {
    guard let run, run.start < pending.count else { return }
    self.run = nil
    html.isValueEmpty = false
    if isEnd, html.holdsMarkup { return note([html.unclosedQuote], frame) }
    let spot = run.spot ?? html.attributeSpot
    let text = String(decoding: pending[run.start...], as: UTF8.self)
    if Self.isScript(text) {
      return note([.problem(.scriptAddress(attribute: html.attribute), spot, needle: text)], frame)
    }
    let fragment = text.firstIndex(of: "#") ?? text.endIndex
    guard let reference = AddressReference(Self.percentDecoded(text[..<fragment])) else { return }
    guard isEnd, run.isWhole else {
      return note([.problem(.partialAddress(text), spot, needle: text)], frame)
    }
    guard let address = context.resolve(reference) else {
      let near = Spelling.nearest(to: reference.name, among: context.known(reference))
      let problem = TemplateProblem.unknownAddress(
        reference.text,
        suggestion: near.map { reference.named($0).text }
      )
      return note([.problem(problem, spot, needle: reference.text)], frame)
    }
    let isQuoted = pending[..<run.start].last.map { $0 == 0x22 || $0 == 0x27 } ?? false
    let whole = Escaping.attribute.escaped(address.utf8) + text[fragment...].utf8
    pending.replaceSubrange(run.start..., with: isQuoted ? whole : [0x22] + whole + [0x22])
  }

  private static func isScript(_ text: String) -> Bool {
    let scheme = text.unicodeScalars.filter { $0.value > 0x20 }.prefix("javascript:".count)
    return String(String.UnicodeScalarView(scheme)).lowercased() == "javascript:"
  }

  /// A name in which Markdown or its writer percent-encoded letters.
  private static func percentDecoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
