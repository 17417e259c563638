import Diagnostics
import Templates

/// Whether the addresses that templates write out lead where they seem to, from a page of some folder.
struct SiteLinks: Sendable {
  /// Where the page stands.
  let place: Place
  let names: PageNames
  /// The names of the assets.
  let assets: [String]
  /// The paths of the copied files.
  let copies: Set<String>
  /// Other files of the site, by their paths.
  let files: Set<String>
  /// The path of the site's own address, with `/` at both ends.
  let basePath: String

  /// What is to be said of an address without query and fragment. What leads out of the site is not
  /// judged, as nobody knows here what there is.
  func finding(_ written: String) -> AddressFinding {
    let address = written.trimming { $0.isWhitespace }
    if address.isEmpty || address.hasPrefix("//") { return .fine }
    if let scheme = Self.scheme(of: address) { return finding(address, scheme: scheme) }
    if address.lowercased().hasPrefix("www.") { return .misnamed("https://\(address)") }
    let path = SitePath(address, from: place.folder, basePath: basePath)
    if let asset = asset(path) { return asset }
    if !path.isAbsolute, isInFolder(path) { return .fine }
    if let copy = copy(path) { return copy }
    if !path.isOutside, !path.isAbsolute, files.contains(path.target) { return .fine }
    if let page = page(path) { return .misnamed("page:\(page)") }
    if path.name.isEmpty || path.isAbsolute || path.isOutside { return .fine }
    if let asset = asset(endingIn: path.name) { return .misnamed("assets/\(asset)") }
    return .unknown(meant: nearest(to: path.name))
  }

  /// What begins like an address of some kind: a slip of `page:` or `assets/`.
  private func finding(_ address: String, scheme: String) -> AddressFinding {
    let name = address.dropFirst(scheme.count + 1).trimming { $0.isWhitespace || $0 == "/" }
    switch scheme.lowercased() {
    case "page", "pages":
      let plain = SitePath.withoutEnding(name)
      let page =
        known(plain, among: names.names)
        ?? Spelling.nearest(to: plain, among: names.names)
      return .misnamed("page:\(page ?? name)")
    case "asset", "assets": return .misnamed("assets/\(known(name, among: assets) ?? name)")
    default: return .fine
    }
  }

  /// `/assets/x`, `../assets/x`, `Assets/x`.
  private func asset(_ path: SitePath) -> AddressFinding? {
    guard path.name.lowercased().hasPrefix("assets/"), !copies.contains(path.target) else {
      return nil
    }
    let name = String(path.name.dropFirst("assets/".count))
    let asset = known(name, among: assets) ?? Spelling.nearest(to: name, among: assets)
    return .misnamed("assets/\(asset ?? name)")
  }

  /// A page or data file beside the page, as the other views of a day's board.
  private func isInFolder(_ path: SitePath) -> Bool {
    guard !place.folder.isEmpty, !path.isOutside, path.target.hasPrefix(place.folder) else {
      return path.name.isEmpty
    }
    let name = String(path.target.dropFirst(place.folder.count))
    return ["", "index.html", "arrivals.html", "departures.html", "flights.json"].contains(name)
  }

  /// A copied file: named from the site's root, as it lies in `static`, it is right from every page.
  private func copy(_ path: SitePath) -> AddressFinding? {
    let name =
      path.name.hasPrefix(CopiedFile.folder)
      ? String(path.name.dropFirst(CopiedFile.folder.count)) : path.name
    guard
      let copy = [name, "\(name)/index.html"].first(where: copies.contains)
        ?? known(name, among: copies.sorted())
    else {
      return !path.isOutside && copies.contains(path.target) ? .fine : nil
    }
    if path.isPlain, copy.hasPrefix(path.name) {
      return .file(place.address(of: .copied(copy)))
    }
    return !path.isAbsolute && !path.isOutside && path.target == copy ? .fine : .misnamed(copy)
  }

  /// A page that is named by its file: `days.html`, `../today/`, `pages/days.md`.
  private func page(_ path: SitePath) -> String? {
    var name = path.name
    if name.hasPrefix("pages/") { name.removeFirst("pages/".count) }
    let plain = SitePath.withoutEnding(name)
    // Another site of the same server may have an address without ending.
    if plain == name, path.isOutside || path.isAbsolute && basePath == "/" { return nil }
    switch plain {
    case "index": return "welcome"
    case "today/index": return "today"
    case "today/arrivals": return "today-arrivals"
    case "today/departures": return "today-departures"
    default: return known(plain, among: names.names)
    }
  }

  /// The asset whose path is or ends in a name.
  private func asset(endingIn name: String) -> String? {
    known(name, among: assets) ?? assets.first { $0.hasSuffix("/\(name)") }
  }

  private func nearest(to name: String) -> String? {
    let meanings =
      names.names.map { ("\($0).html", "page:\($0)") } + assets.map { ($0, "assets/\($0)") }
      + copies.sorted().map { ($0, $0) }
    let near = Spelling.nearest(to: name, among: meanings.map(\.0))
    return meanings.first { $0.0 == near }?.1
  }

  /// The known name that differs only in case.
  private func known(_ name: String, among known: [String]) -> String? {
    known.first { $0 == name } ?? known.first { $0.lowercased() == name.lowercased() }
  }

  /// What stands before the colon of an absolute address (RFC 3986, 3.1).
  private static func scheme(of address: String) -> String? {
    guard let colon = address.firstIndex(of: ":") else { return nil }
    let scheme = address[..<colon]
    guard let first = scheme.utf8.first, (0x61...0x7A).contains(first | 0x20),
      scheme.utf8.allSatisfy({ byte in
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
          || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      })
    else { return nil }
    return String(scheme)
  }
}

extension StringProtocol {
  /// The text without certain characters at its ends.
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> String {
    var rest = self[...].drop(while: isTrimmed)
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return String(rest)
  }
}
