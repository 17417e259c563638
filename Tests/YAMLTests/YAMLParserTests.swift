import Diagnostics
import Testing

@testable import YAML

@Suite("YAML becomes nodes with places")
struct YAMLParserTests {
  @Test("scalars, lists and mappings keep their order and their places")
  func nodes() throws {
    let source = SourceText(path: "f", text: "a: x\n'b': [1, \"2\"]\nc:\n- d: |\n    e\n")
    let root = try #require(try YAMLParser.parse(source))
    let first = YAMLNode(
      content: .scalar("x", isPlain: true),
      position: Position(line: 1, column: 4),
      textOffset: 3
    )
    let list = YAMLNode(
      content: .sequence([
        YAMLNode(
          content: .scalar("1", isPlain: true),
          position: Position(line: 2, column: 7),
          textOffset: 11
        ),
        YAMLNode(
          content: .scalar("2", isPlain: false),
          position: Position(line: 2, column: 10),
          textOffset: 15
        ),
      ]),
      position: Position(line: 2, column: 6)
    )
    let block = YAMLNode(
      content: .scalar("e\n", isPlain: false),
      position: Position(line: 4, column: 6)
    )
    let item = YAMLNode(
      content: .mapping([
        YAMLEntry(key: "d", keyPosition: Position(line: 4, column: 3), value: block)
      ]),
      position: Position(line: 4, column: 3)
    )
    let items = YAMLNode(content: .sequence([item]), position: Position(line: 4, column: 1))
    let entries = [
      YAMLEntry(key: "a", keyPosition: Position(line: 1, column: 1), value: first),
      YAMLEntry(key: "b", keyPosition: Position(line: 2, column: 1), value: list),
      YAMLEntry(key: "c", keyPosition: Position(line: 3, column: 1), value: items),
    ]
    #expect(
      root == YAMLNode(content: .mapping(entries), position: Position(line: 1, column: 1))
    )
  }

  @Test("nothing but blanks and comments is nothing", arguments: ["", "\n \n", "# a\n", "---\n"])
  func empty(text: String) throws {
    #expect(try YAMLParser.parse(SourceText(path: "f", text: text)) == nil)
  }

  @Test(
    "columns count scalars, lines end with LF, CRLF or CR, and a byte-order mark is no column",
    arguments: [
      "é€😀: x\nb: y\n", "é€😀: x\r\nb: y\r\n", "é€😀: x\rb: y\r", "\u{FEFF}é€😀: x\nb: y\n",
    ]
  )
  func columns(text: String) throws {
    let root = try #require(try YAMLParser.parse(SourceText(path: "f", text: text)))
    guard case .mapping(let entries) = root.content else {
      Issue.record("no mapping")
      return
    }
    #expect(entries.map(\.key) == ["é€😀", "b"])
    #expect(entries.map(\.keyPosition) == [.init(line: 1, column: 1), .init(line: 2, column: 1)])
    #expect(
      entries.map(\.value.position) == [.init(line: 1, column: 6), .init(line: 2, column: 4)]
    )
  }

  @Test("a byte range of a file keeps the file's places, in what is right and in what is wrong")
  func range() throws {
    let text =
      "\u{FEFF}---\r\ntitle: \"{{day}}\"\r\nlayuot: main\r\n---\r\n# {{{ no: YAML: here\r\n"
    let source = SourceText(path: "page.md", text: text)
    let start = 3 + 5
    let end = start + "title: \"{{day}}\"\r\nlayuot: main\r\n".utf8.count
    let fields = YAMLMapping([
      YAMLField("title", .string, summary: "The title.", example: "Home"),
      YAMLField("layout", .string, summary: "The layout.", example: "main"),
    ])
    let reading = try YAMLReader.check(source, from: start, to: end, as: fields)
    let title = try #require(reading.value["title"])
    #expect(title.string == "{{day}}")
    #expect(title.position == Position(line: 2, column: 8))
    #expect(title.textOffset == start + 8)
    #expect(
      DiagnosticRenderer().render(reading.diagnostics) == """
        page.md:3:1: error: unknown key 'layuot'; did you mean 'layout'?
          layuot: main
          ^

        """
    )
    #expect(!reading.lacks("layout"))
    #expect(!reading.lacks("title"))
  }

  @Test("what is wrong outside the range is not looked at")
  func outside() throws {
    let source = SourceText(path: "f", bytes: [0xFF, 0x0A] + Array("a: b\n".utf8) + [0xFF, 0x07])
    let root = try #require(try YAMLParser.parse(source, from: 2, to: 7))
    #expect(root.position == Position(line: 2, column: 1))
  }

  @Test("an empty range begins where it begins")
  func emptyRange() throws {
    let source = SourceText(path: "f", text: "---\n---\nbody\n")
    #expect(try YAMLParser.parse(source, from: 4, to: 4) == nil)
    let reading = try YAMLReader.check(source, from: 4, to: 4, as: Example.mapping)
    #expect(reading.node.position == Position(line: 2, column: 1))
  }

  @Test(
    "the place of a text is known only where the file holds it byte for byte",
    arguments: zip(
      [
        "a: bc d", "a: 'bc'", "a: \"bc\"", "a: 'b''c'", "a: \"b\\tc\"", "a: b\n  c", "a: |\n  bc\n",
      ],
      [3, 4, 4, nil, nil, nil, nil] as [Int?]
    )
  )
  func textOffsets(text: String, offset: Int?) throws {
    let root = try #require(try YAMLParser.parse(SourceText(path: "f", text: text)))
    guard case .mapping(let entries) = root.content else {
      Issue.record("no mapping")
      return
    }
    #expect(entries.map(\.value.textOffset) == [offset])
  }

  @Test("as deep as allowed is allowed")
  func depth() throws {
    let limit = YAMLParser.depthLimit
    let text = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(try YAMLParser.parse(SourceText(path: "f", text: text)) != nil)
  }

  @Test("as large as allowed is allowed, also within a larger file")
  func size() throws {
    let limit = YAMLParser.sizeLimit
    let text = "a: b\n" + String(repeating: "#", count: limit - 5)
    let source = SourceText(path: "f", text: text + "\nmore")
    #expect(try YAMLParser.parse(source, to: limit) != nil)
  }

  @Test("arbitrary bytes give a node or a report whose places are in the file")
  func arbitrary() {
    let pieces = [
      "a", ": ", "- ", "{", "}", "[", "]", "{{", "\n", "\n  ", "\t", "\"", "'", "|", "&x ", "*x",
      "!t ", "#", "? ", "---\n", "\r\n", "é", "%", "@", ",", "\\", "\u{FEFF}", "\u{1}",
    ]
    var state: UInt64 = 13
    for _ in 0..<3000 {
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      let source = SourceText(path: "f", text: text)
      do {
        _ = try YAMLParser.parse(source)
      } catch {
        #expect(!error.diagnostics.isEmpty, "\(text.debugDescription)")
        for position in error.diagnostics.compactMap(\.location?.position) {
          let length = source.line(position.line)?.unicodeScalars.count ?? -1
          #expect((1...max(length, 0) + 2).contains(position.column), "\(text.debugDescription)")
        }
      }
    }
  }
}
