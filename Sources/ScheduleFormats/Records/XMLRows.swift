/// Makes trees of the elements of an XML file that have a certain name. Attributes are values with
/// the key `@name`; an element without them and without elements is a text.
final class XMLRows: XMLHandler {
  /// What made the file no XML, once it has been read.
  var mistake: XMLMistake?
  /// The first element.
  private(set) var root = ""
  /// Whether there is the element that the rows are in, be it empty.
  private(set) var hasFlights = false
  /// The airport that the first element names.
  private(set) var airport: String?
  /// What the element that the rows are in says of when they were made.
  private(set) var lastUpdate: String?

  private let name: [UInt8]
  private var take: ((RecordTree) -> Void)?
  private var tree = RecordTree()
  /// The nodes of the elements around what is at hand, in a row.
  private var open: [Int] = []
  private var text: [UInt8] = []

  /// Takes the elements with a name.
  init(name: String, take: @escaping (RecordTree) -> Void) {
    self.name = Array(name.utf8)
    self.take = take
  }

  /// Lets go of what takes the rows.
  func release() { take = nil }

  func begin(_ name: UnsafeBufferPointer<UInt8>, _ attributes: XMLAttributes, at offset: Int) {
    if root.isEmpty {
      root = String(decoding: name, as: UTF8.self)
      if root == "airport" { airport = attributes.value(of: "name") }
    }
    let isRow = name.elementsEqual(self.name)
    let isList = open.isEmpty && name.dropLast().elementsEqual(self.name)
    hasFlights = hasFlights || isRow || name.dropLast().elementsEqual(self.name)
    if isList { lastUpdate = lastUpdate ?? attributes.value(of: "lastUpdate") }
    guard isRow || !open.isEmpty else { return }
    if open.isEmpty { tree.removeAll() }
    text.removeAll(keepingCapacity: true)
    guard tree.nodes.count <= RecordTree.limit else { return open.append(open.last ?? 0) }
    let node = tree.open(.object, key: add(name), at: offset)
    open.append(node)
    attributes.forEach { name, value in
      guard tree.nodes.count <= RecordTree.limit else { return }
      let attribute = tree.open(.text, key: add([UInt8(ascii: "@")] + name), at: offset)
      tree.nodes[attribute].text = add(value)
      tree.close(attribute)
    }
  }

  func text(_ piece: UnsafeBufferPointer<UInt8>, at offset: Int) {
    if !open.isEmpty { text.append(contentsOf: piece) }
  }

  func end() {
    guard let node = open.popLast() else { return }
    tree.close(node)
    if open.isEmpty {
      take?(tree)
    } else {
      // Beside attributes a text stands, too; between elements it is white space.
      if tree.nodes.count == node + 1 { tree.nodes[node].kind = .text }
      tree.nodes[node].text = add(text)
    }
    text.removeAll(keepingCapacity: true)
  }

  private func add(_ bytes: some Sequence<UInt8>) -> Range<Int> {
    let start = tree.buffer.count
    tree.buffer.append(contentsOf: bytes)
    return start..<tree.buffer.count
  }
}
