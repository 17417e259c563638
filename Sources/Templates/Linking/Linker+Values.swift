import Diagnostics

extension Linker {
  /// Begins to read an attribute's value, where it says more than text.
  mutating func beginValue(at spot: HTMLSpot?) {
    let isRelation = html.element == "link" && html.attribute == "rel"
    guard isRelation || HTMLAttribute.isWord(html.attribute), !html.isClosing else { return }
    value = WrittenValue(start: pending.count, spot: spot)
  }

  /// Ends a value that is written out.
  mutating func finishValue(_ frame: LinkFrame) {
    guard let value else { return }
    self.value = nil
    if html.holdsMarkup { return }
    let text = String(decoding: pending[value.start...], as: UTF8.self)
    let spot = value.spot ?? html.attributeSpot
    if html.attribute == "rel" {
      relation = text.lowercased()
    } else if html.attribute == "id" {
      identifiers.add(text)
      checkRepetition(of: text, at: spot, frame)
    } else if let known = HTMLAttribute.words(of: html.attribute) {
      if known.contains(text) { return }
      let problem = TemplateProblem.unknownWord(text, attribute: html.attribute, known: known)
      let needle = text.isEmpty ? "\(html.attribute)=" : text
      note([.problem(problem, spot, needle: needle)], frame)
    } else if html.attribute == "data-segue-anchor", HTMLAttribute.isBrokenPoint(anchor: text) {
      note([.problem(.brokenPoint(text), spot, needle: text)], frame)
    } else if html.attribute != "data-segue-anchor" || HTMLAttribute.isElement(anchor: text) {
      for name in text.split(whereSeparator: \.isWhitespace) {
        refer(to: String(name), at: spot, needle: text, frame)
      }
    }
  }

  /// Notes an `id` that two elements of one file have, both outside of sections, which may exclude one
  /// another, and of templates, which are not in the page until a script puts them there.
  private mutating func checkRepetition(of name: String, at spot: HTMLSpot, _ frame: LinkFrame) {
    guard sections == 0, !name.isEmpty, !html.elements.contains(where: { $0.name == "template" }),
      let first = identifiers.add(name, at: spot)
    else { return }
    let place = shelf.loaded[first.file].location(ofByte: first.offset, needle: name)
    let line = place.position?.line ?? 1
    note([.problem(.repeatedIdentifier(name, line: line), spot, needle: name)], frame)
  }

  /// Ends the literal beginning of a value that goes on with a tag.
  mutating func breakValue() {
    guard let value else { return }
    self.value = nil
    guard html.attribute == "id", !html.holdsMarkup else { return }
    identifiers.add(beginning: String(decoding: pending[value.start...], as: UTF8.self))
  }

  /// Remembers what names an element of the page, to be looked for when all of it is read.
  mutating func refer(
    to name: String,
    at spot: HTMLSpot,
    needle: String,
    _ frame: LinkFrame
  ) {
    identifiers.add(
      ElementIdentifiers.Reference(
        name: name,
        attribute: html.attribute,
        spot: spot,
        needle: needle,
        frame: frame
      )
    )
  }

  /// Notes what names elements that the page does not have. Only a page without a mistake is known
  /// in all its parts.
  mutating func checkIdentifiers() {
    guard shelf.diagnostics.isEmpty, diagnostics.allSatisfy({ $0.severity != .error }) else {
      return
    }
    for reference in identifiers.references where !identifiers.has(reference.name) {
      let problem = TemplateProblem.unknownIdentifier(
        reference.name,
        suggestion: Spelling.nearest(to: reference.name, among: identifiers.names)
      )
      note([.problem(problem, reference.spot, needle: reference.needle)], reference.frame)
    }
  }
}
