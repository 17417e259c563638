import Mustache
import Testing

@testable import Templates

@Suite("Programs with some fields filled in ahead")
struct FixingTests {
  /// The root's fields by number.
  private static let fields: [Int: Value] = {
    guard case .record(let root) = Fixture.values else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: Fixture.root.fields.indices.map { ($0, root.value(at: $0)) }
    )
  }()

  private func compile(_ example: LinkingTests.Example) throws -> CompiledPage {
    let page = ["pages/t.html": "---\ntitle: T\n---\n\(example.template)"]
    return try Fixture.compile(page.merging(LinkingTests.files) { first, _ in first })
  }

  @Test("whatever is filled in ahead, the same is written", arguments: LinkingTests.examples)
  func sameText(_ example: LinkingTests.Example) throws {
    let page = try compile(example)
    let expected = page.body.text(root: Fixture.values)
    let choices = Self.fields.keys.sorted().map { [$0] } + [[0, 2], [2, 3], [1, 3, 6]]
    for choice in choices {
      let fixed = page.body.fixing(Self.fields.filter { choice.contains($0.key) })
      #expect(fixed.text(root: Fixture.values) == expected, "fields \(choice)")
    }
  }

  @Test("with everything filled in, nothing is asked of the root", arguments: LinkingTests.examples)
  func nothingLeft(_ example: LinkingTests.Example) throws {
    let page = try compile(example)
    let fixed = page.body.fixing(Self.fields)
    #expect(fixed.text(root: .absent) == page.body.text(root: Fixture.values))
  }
}
