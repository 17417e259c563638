import Testing

@testable import Pages

@Suite("A colour")
struct ColorTests {
  @Test(
    "is read from three or six digits",
    arguments: [
      ("#ffc700", "#ffc700"), ("#FC0", "#ffcc00"), ("#000", "#000000"), ("#0a0B0c", "#0a0b0c"),
      ("ffc700", nil), ("#ffc70", nil), ("#ffc7001", nil), ("#", nil), ("", nil), ("#ggg", nil),
      ("#é0", nil), ("red", nil),
    ] as [(String, String?)]
  )
  func reading(text: String, color: String?) {
    #expect(Color(text)?.description == color)
  }

  @Test(
    "has the contrast that WCAG 2 gives it",
    arguments: [
      ("#000000", "#ffffff", 21.0), ("#ffffff", "#ffffff", 1), ("#777777", "#ffffff", 4.478),
      ("#767676", "#ffffff", 4.542), ("#ff0000", "#ffffff", 3.998), ("#0000ff", "#000000", 2.444),
    ]
  )
  func contrast(one: String, two: String, ratio: Double) throws {
    let (one, two) = (try #require(Color(one)), try #require(Color(two)))
    #expect(abs(one.contrast(with: two) - ratio) < 0.001)
    #expect(one.contrast(with: two) == two.contrast(with: one))
  }

  @Test("takes a share of another, rounded to the nearest")
  func mixing() {
    #expect(Color.black.mixed(with: .white, percent: 0) == .black)
    #expect(Color.black.mixed(with: .white, percent: 100) == .white)
    #expect(Color.black.mixed(with: .white, percent: 50).description == "#808080")
    #expect(Color(16, 19, 23).mixed(with: .black, percent: 30).description == "#0b0d10")
  }

  @Test("bears black or white text, whichever is read better")
  func inkOnIt() throws {
    #expect(try #require(Color("#ffc700")).inkOnIt == .black)
    #expect(try #require(Color("#101317")).inkOnIt == .white)
    #expect(try #require(Color("#767676")).inkOnIt == .black)
    #expect(try #require(Color("#747474")).inkOnIt == .white)
  }
}
