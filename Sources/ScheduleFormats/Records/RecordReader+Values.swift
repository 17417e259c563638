import Schedule

extension RecordReader {
  /// The texts of a field, where the row has any.
  mutating func values(_ field: FlightField, _ direction: Direction?) -> [Value] {
    guard let place = self.field(field, direction) else { return [] }
    return values(of: place).filter { value in
      guard value.text.utf8.count <= EmptyWord.longest else { return true }
      let bytes = value.bytes
      return !rules.saysNothing(bytes, bytes.indices, field)
    }
  }

  /// Where rows of a direction have a field; nil where the form has no such field.
  func field(_ field: FlightField, _ direction: Direction?) -> RecordField? {
    let place = direction.map { $0 == .arrival ? 1 : 2 } ?? 0
    return fields[place][field.ordinal]
  }

  /// The texts at the end of the first way that leads to one.
  mutating func values(of field: RecordField) -> [Value] {
    for choice in field.choices {
      let values = choice.count == 1 ? texts(at: choice[0]) : joined(choice)
      if !values.isEmpty { return values }
    }
    return []
  }

  /// Whether the row at hand has one of a filter's values: in a list at least once, and where nothing
  /// or nothing but null is there, an empty one.
  func has(_ filter: RowFilter<RecordPath>) -> Bool {
    var (isThere, isEmpty) = (false, true)
    func look(at index: Int) {
      let node = tree.nodes[index]
      switch node.kind {
      case .null: break
      case .list: tree.forEachChild(of: index, look)
      case .object where node.text.isEmpty:
        isEmpty = isEmpty && node.end == index + 1
      case .text, .object:
        let text = FieldText.text(of: tree.buffer[node.text]).0
        guard !text.isEmpty else { return }
        isEmpty = false
        isThere = isThere || filter.accepts(text.utf8)
      }
    }
    filter.place.forEach(in: tree, look)
    return isThere || isEmpty && filter.accepts(EmptyCollection())
  }

  /// The texts of paths put together: one value, or one for each value of a list that all of them lead
  /// through.
  private mutating func joined(_ paths: [RecordPath]) -> [Value] {
    let shared = RecordPath.sharedLists(of: paths)
    guard let path = paths.first, !tree.nodes.isEmpty else { return [] }
    var nodes: [Int] = []
    path.forEach(in: tree, along: ..<shared) { nodes.append($0) }
    var values: [Value] = []
    for node in nodes {
      let parts = paths.map { texts(at: $0, from: node, after: shared) }
      guard let first = parts.first(where: { !$0.isEmpty })?.first else { continue }
      let text = parts.map { $0.first?.text ?? "" }.joined()
      values.append(Value(text: text, offset: first.offset, name: first.name))
    }
    return values
  }

  private mutating func texts(
    at path: RecordPath,
    from node: Int = 0,
    after steps: Int = 0
  ) -> [Value] {
    var nodes: [Int] = []
    path.forEach(in: tree, from: node, along: steps...) { nodes.append($0) }
    var values: [Value] = []
    for node in nodes { add(node, of: path, to: &values) }
    return values
  }

  private mutating func add(_ index: Int, of path: RecordPath, to values: inout [Value]) {
    let node = tree.nodes[index]
    switch node.kind {
    case .null: break
    case .text,
      .object where !node.text.isEmpty:
      let (text, hasControls) = FieldText.text(of: tree.buffer[node.text])
      if hasControls { report(.controlCharacters(name(of: path.text)), at: node.offset) }
      guard !text.isEmpty else { return }
      values.append(Value(text: text, offset: node.offset, name: name(of: path.text)))
    case .list:
      var children: [Int] = []
      tree.forEachChild(of: index) { children.append($0) }
      guard children.allSatisfy({ tree.nodes[$0].kind != .list }) else {
        return report(.notAValue(name(of: path.text)), at: node.offset)
      }
      for child in children { add(child, of: path, to: &values) }
    case .object:
      // One that is empty says nothing.
      if node.end > index + 1 { report(.notAValue(name(of: path.text)), at: node.offset) }
    }
  }
}
