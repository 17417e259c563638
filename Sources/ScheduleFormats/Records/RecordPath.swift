/// A way through nested values: `flight.iata`, `route.destinations[-1]`, `belts[*]`.
public struct RecordPath: Hashable, Sendable {
  /// A step of the way.
  enum Step: Hashable, Sendable {
    /// To the value with a key.
    case key([UInt8])
    /// To each value of a list.
    case all
    /// To each value of a list but the last.
    case allButLast
    /// To one value of a list, counted from 0, or from its end with -1.
    case index(Int)
  }

  /// The path as it was written.
  public let text: String
  let steps: [Step]

  /// Reads a path; nil for what is none. Keys are parted by dots; a key with dots or brackets in it
  /// is written in quotes in brackets, `["a.b"]`. A path without a step is the row itself.
  public init?(_ text: String) {
    self.text = text
    var steps: [Step] = []
    var rest = text[...]
    var needsDot = false
    while let first = rest.first {
      if first == "[" {
        guard let end = Self.end(of: rest) else { return nil }
        let inner = rest[rest.index(after: rest.startIndex)..<end]
        guard let step = Self.step(inner) else { return nil }
        steps.append(step)
        rest = rest[rest.index(after: end)...]
      } else {
        if needsDot {
          guard first == "." else { return nil }
          rest = rest.dropFirst()
        }
        let key = rest.prefix { $0 != "." && $0 != "[" && $0 != "]" }
        guard !key.isEmpty else { return nil }
        steps.append(.key(Array(key.utf8)))
        rest = rest[key.endIndex...]
      }
      needsDot = true
    }
    self.steps = steps
  }

  /// Whether rows can be looked for along it: only by keys and through whole lists, as their number
  /// is not known before the file's end.
  public var leadsToRows: Bool {
    steps.allSatisfy { step in
      switch step {
      case .key, .all: true
      case .allButLast, .index: false
      }
    }
  }

  /// The bracket that closes the first one.
  private static func end(of text: Substring) -> String.Index? {
    let inner = text.dropFirst()
    guard inner.first == "\"" else { return inner.firstIndex(of: "]") }
    guard let quote = inner.dropFirst().firstIndex(of: "\"") else { return nil }
    let end = inner.index(after: quote)
    return end < inner.endIndex && inner[end] == "]" ? end : nil
  }

  private static func step(_ text: Substring) -> Step? {
    switch text {
    case "*": return .all
    case ":-1": return .allButLast
    default:
      if text.first == "\"" { return .key(Array(text.dropFirst().dropLast().utf8)) }
      return Int(text).map(Step.index)
    }
  }

  /// How many steps paths have in common, up to the last one to each value of a list.
  static func sharedLists(of paths: [RecordPath]) -> Int {
    guard let first = paths.first else { return 0 }
    let shared = first.steps.indices.prefix { index in
      paths.allSatisfy { $0.steps.indices.contains(index) && $0.steps[index] == first.steps[index] }
    }
    let last = shared.last { first.steps[$0] == .all || first.steps[$0] == .allButLast }
    return last.map { $0 + 1 } ?? 0
  }

  /// Calls for each value of a row that the path leads to.
  func forEach(in tree: RecordTree, _ body: (Int) -> Void) {
    forEach(in: tree, along: 0..., body)
  }

  /// Calls for each value that some of the steps lead to, from a node on, at first the row.
  func forEach(
    in tree: RecordTree,
    from node: Int = 0,
    along range: some RangeExpression<Int>,
    _ body: (Int) -> Void
  ) {
    guard !tree.nodes.isEmpty else { return }
    visit(node, steps[range], tree, body)
  }

  private func visit(
    _ node: Int,
    _ steps: ArraySlice<Step>,
    _ tree: RecordTree,
    _ body: (Int) -> Void
  ) {
    guard let step = steps.first else { return body(node) }
    let rest = steps.dropFirst()
    if case .key(let key) = step {
      if let child = tree.child(of: node, key: key) { visit(child, rest, tree, body) }
      return
    }
    guard tree.nodes[node].kind == .list else { return }
    var children: [Int] = []
    tree.forEachChild(of: node) { children.append($0) }
    switch step {
    case .all: for child in children { visit(child, rest, tree, body) }
    case .allButLast: for child in children.dropLast() { visit(child, rest, tree, body) }
    case .index(let index):
      let place = index < 0 ? children.count + index : index
      if children.indices.contains(place) { visit(children[place], rest, tree, body) }
    case .key: break
    }
  }
}
