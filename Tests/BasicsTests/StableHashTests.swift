import Basics
import Testing

@Suite("Hashes in names")
struct StableHashTests {
  @Test(
    "they are FNV-1a over 64 bits, the same in every build",
    arguments: [
      ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ]
  )
  func reference(text: String, digits: String) {
    #expect(StableHash(text.utf8).digits(16) == digits)
    #expect(StableHash(text.utf8).digits(6) == String(digits.prefix(6)))
  }

  @Test("leading zeros are digits")
  func zeros() throws {
    let text = try #require(
      (0..<10_000).map(String.init).first { StableHash($0.utf8).digits(16).hasPrefix("0") }
    )
    #expect(StableHash(text.utf8).digits(16).count == 16)
  }
}
