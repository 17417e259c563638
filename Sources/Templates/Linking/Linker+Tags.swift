import Diagnostics
import Mustache

extension Linker {
  /// Reads a tag that writes a value.
  mutating func write(_ name: Name, isRaw: Bool, _ frame: LinkFrame) {
    isIndented = false
    guard let found = find(name, frame) else { return breakAddress(frame) }
    if scope.uncertainty > 0, name.path.count < 2 { return }
    do throws(TemplateProblem) {
      let escaping = try escaping(of: found.type, name.text, isRaw: isRaw)
      flush(frame)
      builder.write(found.reference, escaping)
      html.isValueEmpty = false
      run = nil
      if html.place == .replaceableText { html.name = [] }
    } catch {
      note(error, at: name, frame)
      if html.place == .beforeValue { html.place = .unquotedValue }
      run = nil
    }
  }

  /// Ends what is read of an address where a tag that is told has to have the rest.
  mutating func breakAddress(_ frame: LinkFrame) {
    guard html.isInAddress else { return }
    flush(frame)
    html.isValueEmpty = false
    run = nil
  }

  /// How a value is escaped in the place.
  private func escaping(
    of type: FieldType,
    _ name: String,
    isRaw: Bool
  ) throws(TemplateProblem) -> Escaping {
    switch html.place {
    case .value where HTMLAttribute.animates(html.attribute, of: html.element):
      throw .unsafePlace(html.words)
    case .text, .replaceableText, .value: break
    default: throw .unsafePlace(html.words)
    }
    switch type {
    case .record: throw .notText(name, .record)
    case .list: throw .notText(name, .list)
    case .boolean: throw .notText(name, .boolean)
    case .markup:
      if html.place != .text { throw .markupOutsideText(name) }
      if !isRaw { throw .markupInTwoBraces(name) }
      return .none
    case .text, .address, .integer:
      if isRaw { throw .textInThreeBraces(name) }
    }
    guard case .value = html.place else { return .elementText }
    guard HTMLAttribute.holdsAddress(html.attribute), case .text = type else { return .attribute }
    // What is still to be put counts as well: a fixed beginning settles what kind of address it is.
    let hasBeginning = run.map { $0.start < pending.count } ?? !html.isValueEmpty
    if !hasBeginning { throw .textBeginsAddress(name, attribute: html.attribute) }
    return .address
  }

  /// Reads a section.
  mutating func readSection(
    _ name: Name,
    isInverted: Bool,
    _ body: [Node],
    _ frame: LinkFrame
  ) {
    isIndented = false
    let found = find(name, frame)
    guard enterPart(at: name, frame) else { return }
    sections += 1
    defer { sections -= 1 }
    guard let found else {
      // What stands in it can be of a record that is not known.
      scope.uncertainty += 1
      readPart("the section '\(name.text)'", at: name, frame) { $0.walk(body, frame) }
      scope.uncertainty -= 1
      return
    }
    let isBoolean = if case .boolean = found.type { true } else { false }
    let isCondition = isInverted || isBoolean
    readPart("the section '\(name.text)'", at: name, frame) { linker in
      let beginning =
        isCondition
        ? linker.builder.beginCondition(found.reference, isInverted: isInverted)
        : linker.builder.beginSection(found.reference)
      if !isCondition { linker.scope.push(found) }
      linker.walk(body, frame)
      if !isCondition { linker.scope.pop() }
      linker.note(linker.html.settle(), frame)
      linker.flush(frame)
      linker.builder.end(beginning)
    }
  }
}
