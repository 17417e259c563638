import Basics

/// Goes through JSON as RFC 8259 has it, byte by byte, and makes a tree only of what is asked for.
///
/// Foundation's reader and jansson's make the whole file at once, tell no place of a value, and turn
/// numbers into those of a machine; this one keeps the place of each value and a number as it stands.
struct JSONScanner {
  /// How deep values may lie in each other.
  static let deepest = 64

  let bytes: [UInt8]
  /// The byte at hand.
  private(set) var index: Int
  private var depth = 0

  /// Begins at the first byte behind a byte-order mark.
  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    index = start
  }

  /// What begins at the byte at hand: the first byte of a value.
  mutating func peek() throws(JSONMistake) -> UInt8 {
    skipBlanks()
    guard index < bytes.count else { throw mistake(.truncated) }
    return bytes[index]
  }

  /// Goes through an object: calls with each key when the scanner is before its value, which the
  /// call must go through.
  mutating func object(
    _ body: (inout JSONScanner, Range<Int>?, [UInt8]) throws(JSONMistake) -> Void
  ) throws(JSONMistake) {
    try open()
    if try peek() == UInt8(ascii: "}") { return close() }
    while true {
      guard try peek() == UInt8(ascii: "\"") else {
        throw mistake(.unexpected(wanted: "a key in quotes"))
      }
      let (range, decoded) = try string()
      guard try peek() == UInt8(ascii: ":") else { throw mistake(.unexpected(wanted: "':'")) }
      index += 1
      try body(&self, range, decoded)
      guard try goesOn(before: UInt8(ascii: "}")) else { return }
    }
  }

  /// Goes through a list: calls when the scanner is before each value, which the call must go
  /// through.
  mutating func list(
    _ body: (inout JSONScanner) throws(JSONMistake) -> Void
  ) throws(JSONMistake) {
    try open()
    if try peek() == UInt8(ascii: "]") { return close() }
    while true {
      try body(&self)
      guard try goesOn(before: UInt8(ascii: "]")) else { return }
    }
  }

  /// Goes past a value, whatever it is.
  mutating func skip() throws(JSONMistake) {
    switch try peek() {
    case UInt8(ascii: "{"):
      try object { (scanner, _, _) throws(JSONMistake) in try scanner.skip() }
    case UInt8(ascii: "["): try list { (scanner) throws(JSONMistake) in try scanner.skip() }
    case UInt8(ascii: "\""): _ = try string()
    default: _ = try word()
    }
  }

  /// Goes past a value and adds it to a tree; values behind the tree's limit are left out.
  mutating func read(into tree: inout RecordTree, key: Range<Int> = 0..<0) throws(JSONMistake) {
    let first = try peek()
    guard tree.nodes.count <= RecordTree.limit else { return try skip() }
    switch first {
    case UInt8(ascii: "{"):
      let node = tree.open(.object, key: key, at: index)
      try object { (scanner, range, decoded) throws(JSONMistake) in
        let key = scanner.add(range, decoded, to: &tree)
        try scanner.read(into: &tree, key: key)
      }
      tree.close(node)
    case UInt8(ascii: "["):
      let node = tree.open(.list, key: key, at: index)
      try list { (scanner) throws(JSONMistake) in try scanner.read(into: &tree) }
      tree.close(node)
    case UInt8(ascii: "\""):
      let node = tree.open(.text, key: key, at: index)
      let (range, decoded) = try string()
      tree.nodes[node].text = add(range, decoded, to: &tree)
    default:
      let start = index
      let range = try word()
      let node = tree.open(first == UInt8(ascii: "n") ? .null : .text, key: key, at: start)
      tree.nodes[node].text = add(range, [], to: &tree)
    }
  }

  /// That nothing is left but blanks.
  mutating func finish() throws(JSONMistake) {
    skipBlanks()
    guard index == bytes.count else { throw mistake(.textBehind) }
  }

  private func add(_ range: Range<Int>?, _ decoded: [UInt8], to tree: inout RecordTree)
    -> Range<Int>
  {
    let start = tree.buffer.count
    if let range { tree.buffer += bytes[range] } else { tree.buffer += decoded }
    return start..<tree.buffer.count
  }

  private mutating func open() throws(JSONMistake) {
    depth += 1
    guard depth <= Self.deepest else { throw mistake(.tooDeep(limit: Self.deepest)) }
    index += 1
  }

  private mutating func close() {
    depth -= 1
    index += 1
  }

  /// Whether another value follows; else goes past the bracket.
  private mutating func goesOn(before bracket: UInt8) throws(JSONMistake) -> Bool {
    switch try peek() {
    case UInt8(ascii: ","):
      index += 1
      return true
    case bracket:
      close()
      return false
    default:
      throw mistake(.unexpected(wanted: "',' or '\(Character(Unicode.Scalar(bracket)))'"))
    }
  }

  private mutating func skipBlanks() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }

  /// Goes past `true`, `false`, `null` or a number.
  private mutating func word() throws(JSONMistake) -> Range<Int> {
    let start = index
    for word in Self.words where bytes[start...].starts(with: word) {
      index += word.count
      return start..<index
    }
    let first = bytes[start]
    guard first == UInt8(ascii: "-") || first.isDigit else {
      throw mistake(.unexpected(wanted: "a value"))
    }
    if first == UInt8(ascii: "-") { index += 1 }
    let whole = digits()
    guard whole == 1 || whole > 1 && bytes[index - whole] != UInt8(ascii: "0") else {
      throw JSONMistake(offset: start, problem: .badNumber)
    }
    if has(UInt8(ascii: ".")) {
      index += 1
      guard digits() > 0 else { throw JSONMistake(offset: start, problem: .badNumber) }
    }
    if has(UInt8(ascii: "e")) || has(UInt8(ascii: "E")) {
      index += 1
      if has(UInt8(ascii: "+")) || has(UInt8(ascii: "-")) { index += 1 }
      guard digits() > 0 else { throw JSONMistake(offset: start, problem: .badNumber) }
    }
    return start..<index
  }

  private static let words = ["true", "false", "null"].map { Array($0.utf8) }

  private func has(_ byte: UInt8) -> Bool { index < bytes.count && bytes[index] == byte }

  private mutating func digits() -> Int {
    let start = index
    while index < bytes.count, bytes[index].isDigit { index += 1 }
    return index - start
  }

  /// Goes past a text: where it stands, or what it is where it has escapes.
  private mutating func string() throws(JSONMistake) -> (Range<Int>?, [UInt8]) {
    index += 1
    let start = index
    var decoded: [UInt8] = []
    var copied = start
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        guard copied > start else { return (start..<index - 1, []) }
        return (nil, decoded + bytes[copied..<index - 1])
      case UInt8(ascii: "\\"):
        decoded += bytes[copied..<index]
        try escape(into: &decoded)
        copied = index
      case 0..<0x20: throw mistake(.rawControl)
      case 0x80...:
        let length = UTF8Text.sequenceLength(in: bytes, at: index)
        guard length > 0 else { throw mistake(.notUTF8(byte: byte)) }
        index += length
      default: index += 1
      }
    }
    throw mistake(.truncated)
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONMistake) {
    let start = index
    guard start + 1 < bytes.count else {
      throw JSONMistake(offset: bytes.count, problem: .truncated)
    }
    index += 2
    switch bytes[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(bytes[start + 1])
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): try unicodeEscape(from: start, into: &text)
    default: throw JSONMistake(offset: start, problem: .badEscape)
    }
  }

  private mutating func unicodeEscape(
    from start: Int,
    into text: inout [UInt8]
  ) throws(JSONMistake) {
    guard let unit = unit() else { throw JSONMistake(offset: start, problem: .badEscape) }
    if let scalar = Unicode.Scalar(unit) {
      text += Array(String(scalar).utf8)
      return
    }
    // Half of a pair; alone it is no letter, as in texts that were cut in the middle of one.
    let next = index
    if unit < 0xDC00, has(UInt8(ascii: "\\")), index + 1 < bytes.count,
      bytes[index + 1] == UInt8(ascii: "u")
    {
      index += 2
      if let low = self.unit(), (0xDC00...0xDFFF).contains(low) {
        let value = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
        if let scalar = Unicode.Scalar(value) { text += Array(String(scalar).utf8) }
        return
      }
      index = next
    }
    text += [0xEF, 0xBF, 0xBD]
  }

  /// Four hexadecimal digits.
  private mutating func unit() -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    index += 4
    return value
  }

  private func mistake(_ problem: JSONProblem) -> JSONMistake {
    JSONMistake(offset: min(index, bytes.count), problem: problem)
  }
}
