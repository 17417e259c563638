/// The names in a destination that are never touched.
struct KeepPatterns: Sendable {
  private let patterns: [(text: String, pattern: [UInt8])]

  init(_ patterns: [String]) {
    self.patterns = patterns.map { text in
      var pattern = Array(text.utf8)
      if pattern.starts(with: Array("./".utf8)) { pattern.removeFirst(2) }
      if pattern.first == Self.slash { pattern.removeFirst() }
      if pattern.last == Self.slash { pattern.removeLast() }
      return (text, pattern)
    }
  }

  /// The first pattern that covers a file or folder, itself or by a folder above it.
  func pattern(for name: String) -> String? {
    guard !patterns.isEmpty else { return nil }
    let name = Array(name.utf8)
    for (text, pattern) in patterns {
      for end in name.indices where name[end] == Self.slash {
        if Self.matches(pattern[...], name[..<end]) { return text }
      }
      if Self.matches(pattern[...], name[...]) { return text }
    }
    return nil
  }

  /// Whether a pattern covers what stands in the destination itself, or begins with its name.
  func concernsTopLevel(_ name: String) -> Bool {
    if pattern(for: name) != nil { return true }
    return patterns.contains { _, pattern in
      guard let slash = pattern.firstIndex(of: Self.slash) else { return false }
      let first = pattern[..<slash]
      return !first.starts(with: Array("**".utf8)) && Self.matches(first, Array(name.utf8)[...])
    }
  }

  private static func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    let rest = pattern.dropFirst()
    guard first == star else {
      guard let byte = name.first else { return false }
      let isMatch = first == byte || (first == questionMark && byte != slash)
      return isMatch && matches(rest, name.dropFirst())
    }
    if rest.first == star {
      let beyond = rest.dropFirst()
      // Between slashes, `**` may also stand for no folder at all.
      if beyond.first == slash, matches(beyond.dropFirst(), name) { return true }
      return (name.startIndex...name.endIndex).contains { matches(beyond, name[$0...]) }
    }
    let end = name.firstIndex(of: slash) ?? name.endIndex
    return (name.startIndex...end).contains { matches(rest, name[$0...]) }
  }

  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let questionMark = UInt8(ascii: "?")
}
