import Testing

@testable import Pages

@Suite("Texts with named places")
struct PatternTests {
  @Test(
    "places are filled, and everything else stays",
    arguments: [
      ("{designator} From {city}", "RL 618 From Boston"),
      ("{city}: {designator} ({city})", "Boston: RL 618 (Boston)"),
      ("{city}{designator}", "BostonRL 618"),
      ("plain", "plain"),
      ("", ""),
      ("a } b", "a } b"),
      ("{city", "{city"),
      ("{city} {", "Boston {"),
      ("from {nowhere}!", "from !"),
    ]
  )
  func filled(text: String, expected: String) {
    let filled = Pattern(text).filled(["designator": "RL 618", "city": "Boston"])
    #expect(filled == expected)
  }

  @Test("a value is not read for places")
  func values() {
    #expect(
      Pattern("{city}").filled(["city": "{designator}", "designator": "x"]) == "{designator}"
    )
  }

  @Test("the names of places are known")
  func places() {
    #expect(Pattern("{a} and {b}, {a}").places == ["a", "b"])
    #expect(Pattern("plain {").places == [])
    #expect(Pattern("{}").places == [""])
  }
}
