import Testing

@testable import Mustache

@Suite("Programs with values by place")
struct ProgramTests {
  /// A record whose fields are the values it was made with.
  final class Fields: Record {
    let values: [Value]

    init(_ values: Value...) { self.values = values }

    func value(at field: Int) -> Value { values[field] }
  }

  static let root = Value.record(
    Fields(
      .text("<a>"),
      .list([
        .record(Fields(.text("x"), .absent, .boolean(true))),
        .record(Fields(.text("y"), .integer(7), .boolean(false))),
      ]),
      .record(Fields(.record(Fields(.text("deep"))))),
      .list([])
    )
  )

  private func text(_ build: (inout ProgramBuilder) -> Void) -> String {
    var builder = ProgramBuilder()
    build(&builder)
    return builder.finish().text(root: Self.root)
  }

  @Test("a field is written with its escaping")
  func writesField() {
    let text = text {
      $0.literal(Array("[".utf8))
      $0.write(.bound(place: 0, fields: [0]), .html)
      $0.write(.bound(place: 0, fields: [0]), .none)
      $0.write(.bound(place: 0, fields: [0]), Escaping([UInt8(ascii: "a"): "%61"]))
      $0.literal(Array("]".utf8))
    }
    #expect(text == "[&lt;a&gt;<a><%61>]")
  }

  @Test("a field of a field is found")
  func writesPath() {
    #expect(text { $0.write(.bound(place: 0, fields: [2, 0, 0]), .html) } == "deep")
  }

  @Test("a section reaches its item and the records around it, and an absent field stays absent")
  func repeatsSection() {
    let text = text {
      let section = $0.beginSection(.bound(place: 0, fields: [1]))
      $0.write(.bound(place: 1, fields: [0]), .html)
      $0.write(.bound(place: 1, fields: [1]), .html)
      let condition = $0.beginCondition(.bound(place: 1, fields: [2]), isInverted: false)
      $0.write(.bound(place: 0, fields: [0]), .html)
      $0.end(condition)
      let inverted = $0.beginCondition(.bound(place: 1, fields: [2]), isInverted: true)
      $0.literal(Array("!".utf8))
      $0.end(inverted)
      $0.literal(Array(";".utf8))
      $0.end(section)
      let empty = $0.beginSection(.bound(place: 0, fields: [3]))
      $0.literal(Array("never".utf8))
      $0.end(empty)
    }
    #expect(text == "x&lt;a&gt;;y7!;")
  }

  @Test("steps that are put again do the same again")
  func repeatsSteps() {
    let text = text {
      $0.literal(Array("a".utf8))
      let start = $0.beginFragment()
      let section = $0.beginSection(.bound(place: 0, fields: [1]))
      $0.literal(Array("-".utf8))
      $0.write(.bound(place: 1, fields: []), .html)
      $0.end(section)
      $0.literal(Array("b".utf8))
      $0.repeatSteps(start..<$0.count)
    }
    #expect(text == "a--b--b")
  }

  @Test("literals that follow one another are one step")
  func joinsLiterals() {
    var builder = ProgramBuilder()
    builder.literal(Array("a".utf8))
    builder.literal([UInt8]())
    builder.literal(Array("b".utf8))
    #expect(builder.count == 1)
  }

  @Test("a place or field that is not there is absent")
  func toleratesWrongPlaces() {
    let text = text {
      $0.write(.bound(place: 5, fields: []), .html)
      $0.write(.bound(place: 5, fields: [1]), .html)
      $0.write(.bound(place: 5, fields: [1, 2]), .html)
      $0.write(.bound(place: 0, fields: [0, 2]), .html)
    }
    #expect(text == "")
  }

  @Test("a buffer keeps what was written and grows as needed")
  func growsBuffer() {
    var output = OutputBuffer(capacity: 0)
    for number in 0..<1000 {
      output.append(number)
      output.append(",")
    }
    #expect(output.text == (0..<1000).map { "\($0)," }.joined())
    output.removeAll()
    #expect(output.count == 0)
    output.append([0x61])
    #expect(output.bytes == [0x61])
  }

  @Test("two threads render one program at once")
  func rendersAtOnce() async {
    var builder = ProgramBuilder()
    let section = builder.beginSection(.bound(place: 0, fields: [1]))
    builder.write(.bound(place: 1, fields: [0]), .html)
    builder.end(section)
    let program = builder.finish()
    let texts = await withTaskGroup(of: Set<String>.self) { group in
      for _ in 0..<4 {
        group.addTask { Set((0..<500).map { _ in program.text(root: Self.root) }) }
      }
      return await group.reduce(into: Set()) { $0.formUnion($1) }
    }
    #expect(texts == ["xy"])
  }
}
