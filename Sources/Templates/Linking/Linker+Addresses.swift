import Diagnostics
import Mustache

extension Linker {
  /// Ends the literal beginning of an address: the name of an asset or page becomes its address.
  mutating func finishRun(isEnd: Bool, _ frame: LinkFrame) {
    guard let run, isEnd || run.start < pending.count else { return }
    self.run = nil
    let text = String(decoding: pending[run.start...], as: UTF8.self)
    if isEnd, run.isWhole, text.allSatisfy(\.isWhitespace) { return noteEmptyAddress(frame) }
    if text.isEmpty { return }
    html.isValueEmpty = false
    if isEnd, html.holdsMarkup { return note([html.unclosedQuote], frame) }
    let spot = run.spot ?? html.attributeSpot
    if Self.isScript(text) {
      return note([.problem(.scriptAddress(attribute: html.attribute), spot, needle: text)], frame)
    }
    if HTMLAttribute.isExternal(text) { return checkExternal(spot, frame) }
    let fragment = text.firstIndex { $0 == "#" || $0 == "?" } ?? text.endIndex
    let path = Self.percentDecoded(text[..<fragment])
    guard let reference = AddressReference(path) else {
      guard isEnd, run.isWhole, html.attribute != "cite", html.attribute != "ping" else { return }
      if path.isEmpty { refer(toFragment: text, at: spot, frame) }
      return check(path, in: run, at: spot, frame)
    }
    guard isEnd, run.isWhole else {
      return note([.problem(.partialAddress(text), spot, needle: text)], frame)
    }
    guard let address = context.resolve(reference) else {
      if shelf.files.isUnusable(reference.text) { return }
      let near = Self.similar(to: reference.name, among: context.known(reference))
      let problem = TemplateProblem.unknownAddress(
        reference.text,
        suggestion: near.map { reference.named($0).text }
      )
      return note([.problem(problem, spot, needle: reference.text)], frame)
    }
    replace(run, with: address, Array(text[fragment...].utf8))
  }

  /// Tells of an address without a letter, where it says what to show or where to go.
  private mutating func noteEmptyAddress(_ frame: LinkFrame) {
    guard HTMLAttribute.needsAddress(html.attribute) else { return }
    let spot = html.quoteSpot
    // Markdown's own links and pictures have no attribute to look for.
    let bytes = shelf.loaded[spot.file].source.bytes
    let isTag = spot.offset < bytes.count && bytes[spot.offset] == UInt8(ascii: "<")
    let needle = isTag ? "\(html.attribute)=" : ""
    note([.problem(.emptyAddress(element: html.element), spot, needle: needle)], frame)
  }

  /// Puts an address in the place of what is written.
  private mutating func replace(_ run: AddressRun, with address: String, _ rest: [UInt8]) {
    let isQuoted = pending[..<run.start].last.map { $0 == 0x22 || $0 == 0x27 } ?? false
    let whole = Escaping.attribute.escaped(address.utf8) + rest
    pending.replaceSubrange(run.start..., with: isQuoted ? whole : [0x22] + whole + [0x22])
  }

  /// Checks an address that is written out.
  private mutating func check(
    _ path: String,
    in run: AddressRun,
    at spot: HTMLSpot,
    _ frame: LinkFrame
  ) {
    let written = pending[run.start...]
    let text = String(decoding: written, as: UTF8.self)
    switch context.check(path) {
    case .fine: break
    case .file(let address):
      let rest = written.drop { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
      replace(run, with: address, Array(rest))
    case .misnamed(let meant):
      note([.problem(.misnamedAddress(path, meant: meant), spot, needle: text)], frame)
    case .unknown(let meant):
      note([.problem(.unknownFile(path, suggestion: meant), spot, needle: text)], frame)
    }
  }

  /// Remembers a place of the page itself that an address leads to. `#top` is always there, and what
  /// says `=` is for a script.
  private mutating func refer(toFragment text: String, at spot: HTMLSpot, _ frame: LinkFrame) {
    let name = Self.percentDecoded(text.dropFirst())
    guard text.hasPrefix("#"), !name.isEmpty, name.lowercased() != "top", !name.contains("=") else {
      return
    }
    refer(to: name, at: spot, needle: text, frame)
  }

  /// Checks an address of another site: there may be links to it, but nothing is loaded from there.
  private mutating func checkExternal(_ spot: HTMLSpot, _ frame: LinkFrame) {
    if html.element == "link" {
      externalLink = spot
    } else if HTMLAttribute.isLoaded(html.attribute, of: html.element) {
      let problem = TemplateProblem.externalResource(element: html.element)
      note([.problem(problem, spot, needle: "://")], frame)
    }
  }

  /// Ends a `<link>`, whose `rel` tells whether its address is loaded.
  mutating func finishLink(_ frame: LinkFrame) {
    let relations = relation.split { $0 == " " || $0 == "\"" || $0 == "'" }
    if let externalLink, relations.contains(where: { Self.loadingRelations.contains(String($0)) }) {
      let problem = TemplateProblem.externalResource(element: "link")
      note([.problem(problem, externalLink, needle: "://")], frame)
    }
    relation = ""
    externalLink = nil
  }

  private static let loadingRelations: Set<String> = [
    "stylesheet", "icon", "apple-touch-icon", "mask-icon", "manifest", "preload", "modulepreload",
    "prefetch",
  ]

  /// The known name that is nearest, or that has the written one as a part of its own.
  private static func similar(to name: String, among known: [String]) -> String? {
    Spelling.nearest(to: name, among: known)
      ?? known.first {
        $0.hasSuffix("-\(name)") || $0.hasPrefix("\(name)-") || $0.hasSuffix("/\(name)")
      }
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
