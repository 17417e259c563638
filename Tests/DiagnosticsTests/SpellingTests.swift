import Diagnostics
import Testing

@Suite("Did you mean")
struct SpellingTests {
  private let known = ["flight.gate", "flight.city", "board", "days", "day"]

  @Test(
    "one slip in three letters is near; a swap of neighbours is one slip",
    arguments: [
      ("flight.gat", "flight.gate"), ("fligth.gate", "flight.gate"), ("Board", "board"),
      ("baord", "board"), ("dayz", "day"), ("dys", "days"), ("xyz", nil), ("", nil),
      ("flight.departure", nil),
    ] as [(String, String?)]
  )
  func nearest(written: String, expected: String?) {
    #expect(Spelling.nearest(to: written, among: known) == expected)
  }

  @Test("of equally near names the first by scalars wins, in whatever order they come")
  func ties() {
    #expect(Spelling.nearest(to: "cat", among: ["hat", "bat", "rat"]) == "bat")
    #expect(Spelling.nearest(to: "cat", among: ["rat", "hat", "bat"]) == "bat")
  }

  @Test("the suggestion is the end of a message, or other advice, or nothing")
  func suggestion() {
    #expect(
      Spelling.suggestion(for: "bord", among: known, else: "; look") == "; did you mean 'board'?"
    )
    #expect(Spelling.suggestion(for: "zzzz", among: known, else: "; look") == "; look")
    #expect(Spelling.suggestion("day", else: "; look") == "; did you mean 'day'?")
    #expect(Spelling.suggestion(nil, else: "; look") == "; look")
    #expect(Spelling.suggestion(nil) == "")
    #expect(Spelling.suggestion(for: "bord", among: known) == "; did you mean 'board'?")
    #expect(Spelling.suggestion(for: "zzzz", among: known) == "")
  }
}
