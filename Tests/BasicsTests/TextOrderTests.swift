import Basics
import Testing

@Suite("The order of texts")
struct TextOrderTests {
  @Test(
    "it is that of their bytes, and of scalars",
    arguments: [
      ("a", "b", true), ("b", "a", false), ("a", "a", nil), ("", "a", true), ("a", "", false),
      ("", "", nil), ("e\u{301}", "\u{E9}", true), ("f", "\u{E9}", true), ("Z", "a", true),
      ("\u{FFFD}", "\u{1F600}", true),
    ] as [(String, String, Bool?)]
  )
  func order(left: String, right: String, expected: Bool?) {
    #expect(TextOrder.compare(left, right) == expected)
    #expect(TextOrder.precedes(left, right) == (expected ?? false))
  }
}
