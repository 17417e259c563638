import Mustache

/// The records around a place in a template: what names can stand for.
struct Scope {
  /// One value of the context.
  private struct Entry {
    let type: FieldType
    /// How it was reached from the root: places and fields.
    let path: [Int]
  }

  /// A field that was found.
  struct Found {
    let type: FieldType
    let place: Int
    let fields: [Int]

    /// How the program finds it.
    var reference: Reference { .bound(place: place, fields: fields) }
  }

  private var entries: [Entry]
  /// The records of other kinds of pages, by the names of the kinds.
  private let others: [CompileContext.OtherKind]
  /// How many sections of unknown names are around.
  var uncertainty = 0

  /// The scope of a page.
  init(_ context: CompileContext) {
    others = context.others
    entries = [Entry(type: .record(context.root), path: [])]
  }

  /// What tells this scope from others with the same root.
  var shape: [[Int]] { entries.map(\.path) + [[uncertainty]] }

  /// Whether it can be said that something is wrong with a name: in a section of an unknown name
  /// only with the fields of a record further out.
  func isCertain(of name: Name) -> Bool {
    guard uncertainty > 0 else { return true }
    guard name.path.count > 1, let first = name.path.first else { return false }
    return entries.contains { entry in
      if case .record(let record) = entry.type { record.index(of: first) != nil } else { false }
    }
  }

  /// Makes a found value, or the items of a found list, the innermost.
  mutating func push(_ found: Found) {
    var path = [found.place] + found.fields
    if case .list(let item) = found.type {
      path.append(-1)
      entries.append(Entry(type: item, path: path))
    } else {
      entries.append(Entry(type: found.type, path: path))
    }
  }

  /// Leaves the innermost value.
  mutating func pop() {
    entries.removeLast()
  }

  /// What a name stands for: its first part is looked up from the innermost record out, the others
  /// strictly in what was found.
  func find(_ name: Name) throws(TemplateProblem) -> Found {
    guard let first = name.path.first else {
      return Found(type: entries[entries.count - 1].type, place: entries.count - 1, fields: [])
    }
    for (place, entry) in zip(entries.indices, entries).reversed() {
      guard case .record(let record) = entry.type, let field = record.index(of: first) else {
        continue
      }
      return try find(name, in: record, place: place, field: field)
    }
    let kinds = others.filter { $0.root.index(of: first) != nil }.map(\.name)
    guard kinds.isEmpty else { throw .nameOfOtherKind(first, kinds: kinds) }
    throw .unknownName(name.text, suggestion: suggestion(for: name.text))
  }

  /// The names that can be written here, with the fields of records and their records' in turn.
  var names: [String] {
    entries.reversed().flatMap { entry -> [String] in
      if case .record(let record) = entry.type { Self.names(in: record, depth: 3) } else { [] }
    }
  }

  private static func names(in record: RecordType, depth: Int) -> [String] {
    let own = record.fields.map(\.name)
    if depth == 1 { return own }
    return own
      + record.fields.flatMap { field in
        guard case .record(let inner) = field.type else { return [String]() }
        return names(in: inner, depth: depth - 1).map { "\(field.name).\($0)" }
      }
  }

  private func find(
    _ name: Name,
    in record: RecordType,
    place: Int,
    field: Int
  ) throws(TemplateProblem) -> Found {
    var fields = [field]
    var type = record.fields[field].type
    var known = record.fields[field].name
    for part in name.path.dropFirst() {
      switch type {
      case .record(let record):
        guard let field = record.index(of: part) else {
          throw .unknownName(name.text, suggestion: suggestion(for: part, in: record, known))
        }
        fields.append(field)
        type = record.fields[field].type
        known += ".\(part)"
      case .list: throw .nameInList(name.text, list: known)
      case .text, .address, .markup, .boolean, .integer:
        throw .unknownName(name.text, suggestion: known)
      }
    }
    return Found(type: type, place: place, fields: fields)
  }
}
