extension HTMLState {
  /// Goes on by a byte.
  mutating func step(_ byte: UInt8, at spot: HTMLSpot) -> [HTMLEvent] {
    switch place {
    case .text, .replaceableText, .rawText: return stepContent(byte, at: spot)
    case .opening: return stepOpening(byte, at: spot)
    case .closing:
      if Self.isLetter(byte) {
        startElementName(byte, isClosing: true)
        return []
      }
      return enter(.declaration)
    case .elementName:
      if Self.endsName(byte) {
        let events = finishElementName()
        return events + stepTag(byte, needsBlank: false, at: spot)
      }
      name.append(Self.lowercased(byte))
      return []
    case .tag(let needsBlank): return stepTag(byte, needsBlank: needsBlank, at: spot)
    case .slash:
      if byte == UInt8(ascii: ">") { return finishTag(isSelfClosing: true) }
      return stepTag(byte, needsBlank: false, at: spot)
    case .attributeName: return stepAttributeName(byte, at: spot)
    case .afterAttributeName:
      if byte == UInt8(ascii: "=") { return enter(.beforeValue) }
      return stepTag(byte, needsBlank: false, at: spot)
    case .beforeValue: return stepBeforeValue(byte, at: spot)
    case .value(let quote):
      if byte != quote {
        if isBehindAngle, Self.isLetter(byte) || byte == UInt8(ascii: "/") { holdsMarkup = true }
        isBehindAngle = byte == UInt8(ascii: "<")
        return []
      }
      place = .tag(needsBlank: true)
      return [.valueEnds]
    case .unquotedValue:
      if Self.isBlank(byte) {
        place = .tag(needsBlank: false)
        return [.valueEnds]
      }
      return byte == UInt8(ascii: ">") ? [.valueEnds] + finishTag(isSelfClosing: false) : []
    case .declaration: return stepDeclaration(byte)
    case .comment: return stepComment(byte)
    }
  }

  private mutating func stepContent(_ byte: UInt8, at spot: HTMLSpot) -> [HTMLEvent] {
    if place == .text {
      if byte == UInt8(ascii: "<") {
        tagSpot = spot
        place = .opening
      }
      return []
    }
    // Only `</` and the element's own name end such content.
    guard let open = elements.last?.name else { return enter(.text) }
    let end = Array("</\(open)".utf8)
    if name.count == end.count, Self.endsName(byte) {
      name = Array(open.utf8)
      isClosing = true
      place = .elementName
      return step(byte, at: spot)
    }
    if name.count < end.count, Self.lowercased(byte) == end[name.count] {
      if name.isEmpty { tagSpot = spot }
      name.append(Self.lowercased(byte))
    } else {
      name = []
      if byte == UInt8(ascii: "<") {
        tagSpot = spot
        name = [byte]
      }
    }
    return []
  }

  private mutating func stepOpening(_ byte: UInt8, at spot: HTMLSpot) -> [HTMLEvent] {
    switch byte {
    case _ where Self.isLetter(byte):
      startElementName(byte, isClosing: false)
      return []
    case UInt8(ascii: "/"): return enter(.closing)
    case UInt8(ascii: "!"):
      name = []
      return enter(.declaration)
    case UInt8(ascii: "?"):
      place = .declaration
      name = [byte]
      return [.problem(.processingInstruction, tagSpot, needle: "<?")]
    default:
      place = .text
      return step(byte, at: spot)
    }
  }

  private mutating func stepTag(
    _ byte: UInt8,
    needsBlank: Bool,
    at spot: HTMLSpot
  ) -> [HTMLEvent] {
    switch byte {
    case _ where Self.isBlank(byte):
      if place != .afterAttributeName { place = .tag(needsBlank: false) }
      return []
    case UInt8(ascii: "/"): return enter(.slash)
    case UInt8(ascii: ">"): return finishTag(isSelfClosing: false)
    case UInt8(ascii: "<"):
      let events = [HTMLEvent.problem(.unfinishedTag(element), tagSpot, needle: "<\(element)")]
      tagSpot = spot
      place = .opening
      return events
    default:
      let quote = unclosedQuote
      attributeSpot = spot
      name = [Self.lowercased(byte)]
      place = .attributeName
      if !needsBlank { return [] }
      return holdsMarkup ? [quote] : [.problem(.missingBlank, spot, needle: "")]
    }
  }

  private mutating func stepAttributeName(_ byte: UInt8, at spot: HTMLSpot) -> [HTMLEvent] {
    if byte == UInt8(ascii: "=") {
      let events = finishAttributeName()
      place = .beforeValue
      return events
    }
    if Self.endsName(byte) || byte == UInt8(ascii: "<") {
      let events = finishAttributeName()
      place = .afterAttributeName
      return events + stepTag(byte, needsBlank: false, at: spot)
    }
    name.append(Self.lowercased(byte))
    return []
  }

  private mutating func stepBeforeValue(_ byte: UInt8, at spot: HTMLSpot) -> [HTMLEvent] {
    switch byte {
    case _ where Self.isBlank(byte): return []
    case UInt8(ascii: ">"): return finishTag(isSelfClosing: false)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): place = .value(quote: byte)
    default: place = .unquotedValue
    }
    isValueEmpty = true
    holdsMarkup = false
    isBehindAngle = false
    quoteSpot = spot
    return [.valueStarts]
  }

  private mutating func stepDeclaration(_ byte: UInt8) -> [HTMLEvent] {
    if byte == UInt8(ascii: ">") { return enter(.text) }
    name.append(byte)
    if name == Array("--".utf8) { place = .comment }
    return []
  }

  /// `name` holds the dashes that the comment's end begins with.
  private mutating func stepComment(_ byte: UInt8) -> [HTMLEvent] {
    switch byte {
    case UInt8(ascii: "-"): name = name.count < 2 ? name + [byte] : Array("--".utf8)
    case UInt8(ascii: ">") where name.count >= 2: return enter(.text)
    case UInt8(ascii: "!") where name.count == 2: name.append(byte)
    default: name = []
    }
    return []
  }

  private mutating func enter(_ next: HTMLPlace) -> [HTMLEvent] {
    place = next
    if next == .text { name = [] }
    return []
  }

  private mutating func startElementName(_ byte: UInt8, isClosing: Bool) {
    name = [Self.lowercased(byte)]
    self.isClosing = isClosing
    place = .elementName
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
