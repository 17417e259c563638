/// One row of a file that nests: its values in the file's order, each before what lies in it.
///
/// Texts are copied into one buffer that is used again for the next row, without the escapes that
/// they had in the file.
struct RecordTree {
  /// The most values of a row; what has more is the whole file and no row of it.
  static let limit = 20_000

  /// What a value is.
  enum Kind {
    /// Values with keys.
    case object
    /// Values in order.
    case list
    /// A text, a number, true or false.
    case text
    /// Nothing.
    case null
  }

  /// A value.
  struct Node {
    var kind: Kind
    /// Its key in the buffer; empty for what lies in a list.
    var key: Range<Int>
    /// Its text in the buffer.
    var text: Range<Int>
    /// The byte of the file at which it begins.
    var offset: Int
    /// The node behind it and all that lies in it.
    var end: Int
  }

  /// The texts.
  var buffer: [UInt8] = []
  /// The values; the row itself is the first.
  var nodes: [Node] = []

  /// Begins with another row.
  mutating func removeAll() {
    buffer.removeAll(keepingCapacity: true)
    nodes.removeAll(keepingCapacity: true)
  }

  /// The byte of the file at which the row begins.
  var offset: Int { nodes.first?.offset ?? 0 }

  /// Calls for each value that lies directly in another one.
  func forEachChild(of index: Int, _ body: (Int) -> Void) {
    var child = index + 1
    while child < nodes[index].end {
      body(child)
      child = nodes[child].end
    }
  }

  /// The value with a key in an object; of several the last.
  func child(of index: Int, key: [UInt8]) -> Int? {
    guard nodes[index].kind == .object else { return nil }
    var found: Int?
    forEachChild(of: index) { child in
      if buffer[nodes[child].key].elementsEqual(key) { found = child }
    }
    return found
  }

  /// Adds a value, the end of which is not known yet.
  mutating func open(_ kind: Kind, key: Range<Int>, at offset: Int) -> Int {
    nodes.append(Node(kind: kind, key: key, text: 0..<0, offset: offset, end: nodes.count + 1))
    return nodes.count - 1
  }

  /// Ends a value behind all that lies in it.
  mutating func close(_ index: Int) { nodes[index].end = nodes.count }
}
