/// A random list with sections on lines of their own around some of its items.
struct RandomList {
  /// The lines, those with tags among them.
  private(set) var lines: [String] = []
  private var random: SeededGenerator
  private var sections = 0
  private var items = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let mark = random.pick(["-", "*", "+", "1.", "4)"])
    addRun(mark, indent: "", depth: 0)
  }

  /// The Markdown with tags.
  var template: String { lines.joined(separator: "\n") + "\n" }

  /// The Markdown without the lines of tags.
  var plain: String { Self.withoutTags(template) }

  /// A text without the lines that hold tags.
  static func withoutTags(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("{{") }
      .joined(separator: "\n")
  }

  private mutating func addRun(_ mark: String, indent: String, depth: Int) {
    for _ in 0...random.number(below: 3) {
      if depth < 4, random.once(in: 2) {
        addSection(mark, indent: indent, depth: depth)
      } else {
        addItem(mark, indent: indent, depth: depth)
      }
    }
  }

  private mutating func addSection(_ mark: String, indent: String, depth: Int) {
    sections += 1
    let name = "s\(sections)"
    let opening = "{{\(random.pick(["#", "^"]))\(name)}}"
    lines.append(indent + opening)
    if random.once(in: 5) { lines.append("\(indent){{! note }}") }
    addRun(mark, indent: indent, depth: depth + 1)
    // Two closing tags can share a line, and one with an opening one.
    if random.once(in: 4), let last = lines.last, last.hasPrefix("\(indent){{/") {
      lines[lines.count - 1] += " {{/\(name)}}"
    } else {
      lines.append("\(indent){{/\(name)}}")
    }
  }

  private mutating func addItem(_ mark: String, indent: String, depth: Int) {
    items += 1
    lines.append("\(indent)\(mark) item *\(items)*")
    let inner = indent + String(repeating: " ", count: mark.count + 1)
    if random.once(in: 8) {
      lines += ["", "\(inner)paragraph"]
    }
    if depth < 3, random.once(in: 5) {
      addRun(random.pick(["-", "1."]), indent: inner, depth: depth + 1)
    }
  }
}
