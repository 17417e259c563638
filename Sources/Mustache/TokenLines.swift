/// The lines that the pieces of a template stand on: which tags stand alone and take their line
/// with them, and how lines are indented.
struct TokenLines {
  private enum Level {
    case plain
    case parent(Int)
    case override
  }

  private let tokens: [Token]
  /// For each tag, whether the blanks before it in its line go.
  private var takesBlanks: [Bool]
  /// For each tag, whether the rest of its line goes, line break and all.
  private var takesLineBreak: [Bool]

  /// Reads the lines of pieces in which no text follows another.
  init(_ tokens: [Token]) {
    self.tokens = tokens
    takesBlanks = Array(repeating: false, count: tokens.count)
    takesLineBreak = takesBlanks
    settle()
  }

  /// The text of a piece, without what the tags around it take, and how many bytes they take at its
  /// beginning.
  func text(at index: Int) -> (text: Text, start: Int) {
    let bytes = bytes(at: index)
    let before = index > 0 && takesLineBreak[index - 1]
    let start = before ? Self.lineEnd(in: bytes) : 0
    let hasTagBehind = index + 1 < tokens.count
    let isTrimmed = hasTagBehind && takesBlanks[index + 1]
    let end = max(start, isTrimmed ? bytes.count - Self.trailingBlanks(in: bytes) : bytes.count)
    var starts: [Int] = []
    func addStart(_ position: Int) {
      let isLine =
        position < end ? !Self.isLineBreak(bytes, at: position) : hasTagBehind && !isTrimmed
      if isLine { starts.append(position - start) }
    }
    if start > 0 ? bytes[start - 1] == Self.lineFeed : index == 0 { addStart(start) }
    for position in start..<end where bytes[position] == Self.lineFeed { addStart(position + 1) }
    return (Text(Array(bytes[start..<end]), lineStarts: starts), start)
  }

  /// Whether a template begins with this tag and keeps the tag's line.
  func beginsTemplate(_ index: Int) -> Bool {
    if index > 0 || takesBlanks[index] { return false }
    if case .text = tokens[index].kind { return false }
    return true
  }

  /// Whether a tag takes its line with it, so that its content begins on the next one.
  func startsLine(_ index: Int) -> Bool {
    takesLineBreak[index]
  }

  /// The blanks before a tag that begins its line.
  func blanks(before index: Int) -> [UInt8] {
    guard index > 0, isClear(before: index) else { return [] }
    let bytes = bytes(at: index - 1)
    return bytes.suffix(Self.trailingBlanks(in: bytes))
  }

  /// The blanks before a tag that stands alone on its lines; nil for one that stands among text.
  func standaloneBlanks(_ index: Int) -> [UInt8]? {
    takesBlanks[index] ? blanks(before: index) : nil
  }

  /// The blanks of the first line of a block's content, or of its tag's line when there is no
  /// content.
  func indentation(ofBlockAt index: Int) -> [UInt8] {
    guard startsLine(index), index + 1 < tokens.count else { return blanks(before: index) }
    let bytes = bytes(at: index + 1)
    var start = Self.lineEnd(in: bytes)
    while start < bytes.count {
      let stop = bytes[start...].firstIndex { !Self.isBlank($0) } ?? bytes.count
      if stop == bytes.count { break }
      if !Self.isLineBreak(bytes, at: stop) { return Array(bytes[start..<stop]) }
      start = stop + Self.lineEnd(in: bytes[stop...])
    }
    if index + 2 < tokens.count, start <= bytes.count {
      if case .close = tokens[index + 2].kind { return blanks(before: index) }
      return Array(bytes[start...])
    }
    return blanks(before: index)
  }

  /// Decides for every tag what it takes.
  private mutating func settle() {
    var levels: [Level] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .text, .variable, .unescaped: break
      case .partial, .comment, .delimiters: settleAlone(index)
      case .section, .inverted:
        levels.append(.plain)
        settleAlone(index)
      case .parent: levels.append(.parent(index))
      case .block:
        if case .parent = levels.last {
          levels.append(.override)
          takesLineBreak[index] = isClear(after: index)
        } else {
          levels.append(.plain)
          settleAlone(index)
        }
      case .close:
        switch levels.popLast() {
        case .parent(let opening):
          // The tags of a parent take their lines together: what is between them is not shown.
          let isAlone = isClear(before: opening) && isClear(after: index)
          takesBlanks[opening] = isAlone
          takesLineBreak[index] = isAlone
        case .override: takesBlanks[index] = isClear(before: index)
        case .plain, nil: settleAlone(index)
        }
      }
    }
  }

  private mutating func settleAlone(_ index: Int) {
    let isAlone = isClear(before: index) && isClear(after: index)
    takesBlanks[index] = isAlone
    takesLineBreak[index] = isAlone
  }

  private func isClear(before index: Int) -> Bool {
    guard index > 0 else { return true }
    let bytes = bytes(at: index - 1)
    guard !bytes.isEmpty else { return false }
    let blanks = Self.trailingBlanks(in: bytes)
    guard blanks < bytes.count else { return index == 1 }
    return bytes[bytes.count - blanks - 1] == Self.lineFeed
  }

  private func isClear(after index: Int) -> Bool {
    guard index + 1 < tokens.count else { return true }
    let bytes = bytes(at: index + 1)
    guard let stop = bytes.firstIndex(where: { !Self.isBlank($0) }) else {
      return !bytes.isEmpty && index + 2 == tokens.count
    }
    return Self.isLineBreak(bytes, at: stop)
  }

  /// The bytes of a text; of a tag, none.
  private func bytes(at index: Int) -> [UInt8] {
    if case .text(let bytes) = tokens[index].kind { bytes } else { [] }
  }

  private static let lineFeed = UInt8(ascii: "\n")

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isLineBreak(_ bytes: [UInt8], at index: Int) -> Bool {
    bytes[index] == lineFeed
      || bytes[index] == UInt8(ascii: "\r") && index + 1 < bytes.count
        && bytes[index + 1] == lineFeed
  }

  /// How many bytes the first line has with its line break.
  private static func lineEnd(in bytes: some Collection<UInt8>) -> Int {
    bytes.firstIndex(of: lineFeed).map { bytes.distance(from: bytes.startIndex, to: $0) + 1 }
      ?? bytes.count
  }

  private static func trailingBlanks(in bytes: [UInt8]) -> Int {
    bytes.reversed().prefix(while: isBlank).count
  }
}
