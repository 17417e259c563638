extension HTMLState {
  /// Ends an element's name.
  mutating func finishElementName() -> [HTMLEvent] {
    element = String(decoding: name, as: UTF8.self)
    name = []
    attribute = ""
    hasSource = false
    place = .tag(needsBlank: false)
    if isClosing { return [] }
    if element == "style" || element == "base" {
      return [.problem(.forbiddenElement(element), tagSpot, needle: "<\(element)")]
    }
    return []
  }

  /// Ends an attribute's name.
  mutating func finishAttributeName() -> [HTMLEvent] {
    attribute = String(decoding: name, as: UTF8.self)
    name = []
    if attribute == (isForeign ? "href" : "src") { hasSource = true }
    guard !isClosing, HTMLAttribute.isForbidden(attribute) else { return [] }
    return [.problem(.forbiddenAttribute(attribute), attributeSpot, needle: attribute)]
  }

  /// Ends an element's tag.
  mutating func finishTag(isSelfClosing: Bool) -> [HTMLEvent] {
    place = .text
    name = []
    if isClosing { return close(element) }
    var events: [HTMLEvent] = []
    if element == "link" { events.append(.linkEnds) }
    if element == "script", !hasSource {
      events.append(.problem(.inlineScript, tagSpot, needle: "<script"))
    }
    if isForeign || HTMLElement.foreign.contains(element) {
      if !isSelfClosing { open() }
      return events
    }
    endElements(at: element)
    if !HTMLElement.void.contains(element) { open() }
    return events
  }

  /// Ends the elements that only the end of the document ends, when no other is open.
  mutating func endDocument() {
    if elements.allSatisfy({ $0.name == "html" || $0.name == "body" }) { elements = [] }
  }

  /// Makes the element one of the open ones.
  private mutating func open() {
    let isForeign = isForeign
    elements.append(Element(name: element, spot: tagSpot))
    if isForeign ? element == "script" || element == "style" : HTMLElement.rawText.contains(element)
    {
      place = .rawText
    } else if !isForeign, HTMLElement.replaceableText.contains(element) {
      place = .replaceableText
    }
  }

  /// Whether the place is in SVG or MathML.
  private var isForeign: Bool {
    for element in elements.reversed() {
      if HTMLElement.foreign.contains(element.name) { return true }
      if HTMLElement.integration.contains(element.name) { return false }
    }
    return false
  }

  /// Ends the elements that the beginning of another one ends.
  private mutating func endElements(at start: String) {
    while let open = elements.last, HTMLElement.ends(open.name, at: start) {
      noteCut(of: open)
      elements.removeLast()
    }
  }

  /// Remembers what ends an element of Markdown, whose own closing tag is still to come.
  private mutating func noteCut(of open: Element) {
    guard !open.spot.isWritten, tagSpot.isWritten else { return }
    cut = Cut(name: open.name, element: element, isClosing: isClosing, spot: tagSpot)
  }

  private mutating func close(_ name: String) -> [HTMLEvent] {
    guard let index = elements.lastIndex(where: { $0.name == name }) else {
      return [strayElement(name)]
    }
    noteCut(of: elements[index])
    let inner = elements[(index + 1)...].last { !HTMLElement.endsWithParent.contains($0.name) }
    elements.removeLast(elements.count - index)
    guard let inner else { return [] }
    if !tagSpot.isWritten {
      return [.problem(.unclosedElement(inner.name), inner.spot, needle: "<\(inner.name)")]
    }
    return [
      .problem(.mismatchedElement(name, open: inner.name), tagSpot, needle: "</\(name)")
    ]
  }

  /// What is wrong where a closing tag has no element. Markdown's own is right: the tag that ended its
  /// element is not.
  private mutating func strayElement(_ name: String) -> HTMLEvent {
    guard !tagSpot.isWritten, let cut, cut.name == name else {
      return .problem(.strayElement(name), tagSpot, needle: "</\(name)")
    }
    self.cut = nil
    if cut.isClosing { return .problem(.strayElement(name), cut.spot, needle: "</\(name)") }
    return .problem(
      .endsMarkdown(name, by: cut.element),
      cut.spot,
      needle: "<\(cut.element)"
    )
  }
}
