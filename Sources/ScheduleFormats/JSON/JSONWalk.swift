import Diagnostics

/// One way through a JSON file to the rows at its end.
struct JSONWalk {
  /// Whether there was something at the end of the path, be it an empty list.
  private(set) var isFound = false
  /// The keys at the file's top.
  private(set) var known: [String] = []
  private let steps: [RecordPath.Step]
  private var scanner: JSONScanner
  private var lines: LineCounter
  private var tree = RecordTree()

  init(_ source: SourceText, _ path: RecordPath) {
    steps = path.steps
    let start = source.bytes.starts(with: SourceText.byteOrderMark)
    scanner = JSONScanner(source.bytes, from: start ? SourceText.byteOrderMark.count : 0)
    lines = LineCounter(source)
  }

  /// Goes through the file and calls for each row.
  mutating func run(_ body: (RecordTree, RecordPlace) -> Void) throws(JSONMistake) {
    try visit(steps[...], isTop: true, body)
    try scanner.finish()
  }

  private mutating func visit(
    _ steps: ArraySlice<RecordPath.Step>,
    isTop: Bool = false,
    _ body: (RecordTree, RecordPlace) -> Void
  ) throws(JSONMistake) {
    let first = try scanner.peek()
    guard let step = steps.first else {
      isFound = true
      if first == UInt8(ascii: "[") { return try rows(steps, body) }
      tree.removeAll()
      let start = scanner.index
      try scanner.read(into: &tree)
      return body(tree, lines.place(of: start))
    }
    switch (step, first) {
    case (.key(let key), UInt8(ascii: "{")):
      try members(of: key, steps.dropFirst(), isTop: isTop, body)
    case (.all, UInt8(ascii: "[")):
      if steps.count == 1 { isFound = true }
      try rows(steps.dropFirst(), body)
    default: try scanner.skip()
    }
  }

  private mutating func rows(
    _ steps: ArraySlice<RecordPath.Step>,
    _ body: (RecordTree, RecordPlace) -> Void
  ) throws(JSONMistake) {
    var walk = self
    try scanner.list { (scanner) throws(JSONMistake) in
      walk.scanner = scanner
      try walk.visit(steps, body)
      scanner = walk.scanner
    }
    walk.scanner = scanner
    self = walk
  }

  private mutating func members(
    of key: [UInt8],
    _ steps: ArraySlice<RecordPath.Step>,
    isTop: Bool,
    _ body: (RecordTree, RecordPlace) -> Void
  ) throws(JSONMistake) {
    var walk = self
    try scanner.object { (scanner, range, decoded) throws(JSONMistake) in
      let name = range.map { scanner.bytes[$0] } ?? decoded[...]
      if isTop, walk.known.count < 30 { walk.known.append(String(decoding: name, as: UTF8.self)) }
      guard name.elementsEqual(key) else { return try scanner.skip() }
      walk.scanner = scanner
      try walk.visit(steps, body)
      scanner = walk.scanner
    }
    walk.scanner = scanner
    self = walk
  }
}
