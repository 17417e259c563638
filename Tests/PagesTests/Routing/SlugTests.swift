import Testing

@testable import Pages

@Suite("Pieces of addresses made from data")
struct SlugTests {
  @Test(
    "only small letters, digits and hyphens remain, and a loss is known",
    arguments: [
      ("RL", "rl", false),
      ("073W", "073w", false),
      ("New York", "new-york", false),
      ("New  York", "new-york", false),
      (" New York ", "new-york", false),
      ("O'Hare", "o-hare", true),
      ("New-York", "new-york", true),
      ("São Paulo", "s-o-paulo", true),
      ("../../etc", "etc", true),
      ("a/b\\c?d#e%2f", "a-b-c-d-e-2f", true),
      ("\u{202E}abc\u{0}", "abc", true),
      ("東京", "", true),
      ("", "", true),
      (" ", "", true),
    ]
  )
  func words(source: String, text: String, isLossy: Bool) {
    let slug = Slug(source, separator: true)
    #expect(slug.text == text)
    #expect(slug.isLossy == isLossy)
  }

  @Test("without a separator words are joined")
  func joined() {
    let slug = Slug("6 1 8", separator: false)
    #expect(slug.text == "618")
    #expect(!slug.isLossy)
  }

  @Test("a text is cut past the limit, and told as lossy", arguments: [47, 48, 49, 100_000])
  func long(count: Int) {
    let slug = Slug(String(repeating: "A", count: count), separator: true)
    #expect(slug.text == String(repeating: "a", count: min(count, 48)))
    #expect(slug.isLossy == (count > 48))
  }
}
