/// A random Markdown text with inline tags in every construct, written twice: with tags, and with a
/// plain word in place of each.
struct RandomTemplate {
  /// The text; `\u{1}n\u{2}` stands for the tag with a number.
  private var text = ""
  private var tagCount = 0
  private var labels = 0
  private var random: SeededGenerator
  private let sigils: [String]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    sigils = (0..<512).map { ["", "", "", "{", "&"][Int(seed &+ UInt64($0)) % 5] }
    for _ in 0...random.number(below: 5) { addBlock(prefix: "", depth: 0) }
  }

  /// The text with tags; variables and markup.
  var template: String {
    replaced { number in
      let sigil = sigils[number % sigils.count]
      return sigil == "{" ? "{{{t.x\(number)}}}" : "{{\(sigil)t.x\(number)}}"
    }
  }

  /// The text with a plain word for each tag.
  var plain: String {
    replaced(Self.word)
  }

  /// The plain word for a tag.
  static func word(_ number: Int) -> String {
    "Word\(number)End"
  }

  /// What is put in place of a tag, or of its word.
  static func value(_ number: Int) -> String {
    "<\(number)&*_>"
  }

  /// The number of a tag by its spelling.
  static func number(ofTag spelling: String) -> Int {
    Int(spelling.filter { ("0"..."9").contains($0) }) ?? -1
  }

  private func replaced(_ replacement: (Int) -> String) -> String {
    var result = ""
    for (index, piece) in text.split(separator: "\u{1}", omittingEmptySubsequences: false)
      .enumerated()
    {
      if index == 0 {
        result += piece
        continue
      }
      let parts = piece.split(separator: "\u{2}", maxSplits: 1, omittingEmptySubsequences: false)
      result += replacement(Int(parts[0]) ?? -1) + parts[1]
    }
    return result
  }

  private mutating func tag() -> String {
    tagCount += 1
    return "\u{1}\(tagCount)\u{2}"
  }

  private mutating func word() -> String {
    random.pick(["gate", "B12", "to", "é", "中文", "¿", "x", "10", "—", "a.b", "AT&T", "ﬁ"])
  }

  private mutating func addBlock(prefix: String, depth: Int) {
    switch random.number(below: depth < 3 ? 12 : 7) {
    case 0, 1: addParagraph(prefix)
    case 2:
      add("\(String(repeating: "#", count: 1 + random.number(below: 6))) \(inline(1))", prefix)
    case 3:
      add("w \(inline(1))", prefix)
      add(random.pick(["===", "---"]), prefix)
    case 4: addCode(prefix)
    case 5: addHTML(prefix)
    case 6:
      add(random.pick(["***", "- - -", "___"]), prefix)
      addReference(prefix)
    case 7: addBlock(prefix: prefix + "> ", depth: depth + 1)
    default: addList(prefix, depth: depth)
    }
    if !random.once(in: 3) { add("", prefix) }
  }

  private mutating func add(_ line: String, _ prefix: String) {
    text += prefix + line + random.pick(["\n", "\n", "\n", "\r\n"])
  }

  private mutating func addParagraph(_ prefix: String) {
    for _ in 0...random.number(below: 3) {
      add(
        "w" + random.pick([" ", ""]) + inline(2) + random.pick(["", "", "  ", "\\", " "]),
        prefix
      )
    }
  }

  private mutating func addCode(_ prefix: String) {
    if random.once(in: 2) {
      let fence = random.pick(["```", "~~~", "````"])
      add(fence + random.pick(["", "swift", " x\(tag())", tag()]), prefix)
      for _ in 0...random.number(below: 3) {
        add(
          random.pick(["", "  ", "<b> "]) + "w \(tag())" + random.pick([" &amp; \"", "*x*"]),
          prefix
        )
      }
      add(fence, prefix)
    } else {
      add("", prefix)
      add("    w \(tag()) <\"\(tag())\"> `x`", prefix)
    }
  }

  private mutating func addHTML(_ prefix: String) {
    switch random.number(below: 5) {
    case 0:
      add("<div class=\"\(tag())\" id='a\(tag())'>", prefix)
      add("*not* w \(tag()) &lt;", prefix)
      add("</div>", prefix)
      add("", prefix)
    case 1:
      add("<table><tr><td title=\"\(tag())\">\(tag())</td></tr></table>", prefix)
      add("", prefix)
    case 2: add("<!-- w \(tag()) --> w", prefix)
    case 3: add("<pre>w \(tag())\n\(prefix)</pre>", prefix)
    default:
      add("<a href=\"\(tag())\">", prefix)
      add("", prefix)
    }
  }

  private mutating func addReference(_ prefix: String) {
    labels += 1
    let title = random.pick(["", " \"t \(tag())\"", " '\(tag())'"])
    add("", prefix)
    add("[r\(labels)]: \(random.pick(["", "/x/"]))\(tag())\(title)", prefix)
    add("", prefix)
    add("w [\(inline(0))][r\(labels)] and [r\(labels)] ![\(tag())][r\(labels)]", prefix)
  }

  private mutating func addList(_ prefix: String, depth: Int) {
    let marks = random.pick([["- "], ["* "], ["+ "], ["1. ", "2. "], ["7) ", "8) "]])
    let isLoose = random.once(in: 2)
    for _ in 0...random.number(below: 3) {
      let mark = marks[random.number(below: marks.count)]
      add("\(mark)w \(inline(1))", prefix)
      let inner = prefix + String(repeating: " ", count: mark.count)
      if random.once(in: 3) { addBlock(prefix: inner, depth: depth + 1) }
      if isLoose { add("", prefix) }
    }
  }

  /// Text of one line with tags and marks, nested as deep as is said.
  private mutating func inline(_ depth: Int) -> String {
    var result = ""
    for _ in 0...random.number(below: 4) {
      result += random.pick(["", " ", " ", ", "])
      result += inlinePiece(depth)
    }
    return result
  }

  private mutating func inlinePiece(_ depth: Int) -> String {
    switch random.number(below: depth > 0 ? 17 : 8) {
    case 0, 1, 2: return tag()
    case 3: return word()
    case 4: return random.pick(["*", "**", "_", "__", "***"]) + tag()
    case 5: return tag() + random.pick(["*", "**", "_", "__", "***", "*.", "_,"])
    case 6: return random.pick(["&amp;", "&#42;", "\\*", "\\_", "\\[", "&", "\"", "'", "&copy;"])
    case 7: return tag() + tag()
    case 8: return "*\(inline(depth - 1))*"
    case 9: return "**\(inline(depth - 1))**"
    case 10: return "_\(inline(depth - 1))_"
    case 11: return "`\(tag()) \(word())\(random.pick(["", tag(), " *x*"]))`"
    case 12: return "[\(inline(0))](\(random.pick(["", "page:", "/a?b=c&d="]))\(tag()))"
    case 13: return "[w](<\(tag()) \(tag())> \"w \(tag())\")"
    case 14: return "![\(inline(0))](\(tag())\(random.pick([".png", "'\"", "?é"])) '\(tag())')"
    case 15: return "<b title=\"\(tag())\" class='x \(tag())'>\(tag())</b>"
    default: return "<https://example.org/\(tag())> <\(tag())@example.org>"
    }
  }
}
