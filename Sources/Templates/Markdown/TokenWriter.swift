import Mustache

/// Collects HTML and tags as tokens.
struct TokenWriter {
  private var pieces: [Token] = []
  private var text: [UInt8] = []
  private var isAtLineStart = true
  private var angles = 0
  /// For `<` by its number, where it is written in the source.
  private(set) var rawTags: [Int: Int] = [:]

  /// Adds HTML.
  mutating func put(_ html: String) {
    text += html.utf8
    angles += html.utf8.count { $0 == UInt8(ascii: "<") }
    if let last = html.utf8.last { isAtLineStart = last == 0x0A }
  }

  /// Adds text, escaped for its place.
  mutating func put(_ bytes: ArraySlice<UInt8>, _ escaping: HTMLEscaping) {
    escaping.write(bytes, into: &text)
    if let last = bytes.last { isAtLineStart = last == 0x0A }
  }

  /// Gives the `<` that comes next the place of what it is made from.
  mutating func mark(_ offset: Int?) {
    if let offset { rawTags[angles] = offset }
  }

  /// Adds HTML that is written in the source from some offset on: each `<` is given its own.
  mutating func put(_ bytes: ArraySlice<UInt8>, from offset: Int?, in source: [UInt8]) {
    var cursor = offset
    for byte in bytes where byte == UInt8(ascii: "<") {
      if let start = cursor, let found = source[start...].firstIndex(of: byte) {
        rawTags[angles] = found
        cursor = found + 1
      }
      angles += 1
    }
    put(bytes, .none)
  }

  /// Adds a tag.
  mutating func put(_ tag: Token) {
    finishText()
    pieces.append(tag)
    isAtLineStart = false
  }

  /// Ends the line, unless one has just begun.
  mutating func startLine() {
    if !isAtLineStart { put("\n") }
  }

  /// Everything added so far. A run of text is given the part of the body between the tags around
  /// it: somewhere there is what it was made from.
  mutating func finish(_ body: Range<Int>) -> [Token] {
    finishText()
    var start = body.lowerBound
    return pieces.indices.map { index in
      let piece = pieces[index]
      guard case .text = piece.kind else {
        start = piece.range.upperBound
        return piece
      }
      let end = index + 1 < pieces.count ? pieces[index + 1].range.lowerBound : body.upperBound
      return Token(piece.kind, range: min(start, end)..<max(start, end))
    }
  }

  private mutating func finishText() {
    guard !text.isEmpty else { return }
    pieces.append(Token(.text(text), range: 0..<0))
    text = []
  }
}
