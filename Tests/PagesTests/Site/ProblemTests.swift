import Diagnostics
import Testing

@testable import Pages

@Suite("What can be wrong with a site's pages")
struct ProblemTests {
  static let pageMistakes: [(PageProblem, String)] = [
    (.emptyTitle, "the page's title is empty; every page needs a title of its own"),
    (
      .repeatedAddress("map.html", other: "'Templates/pages/map.md'"),
      "the address 'map.html' belongs to 'Templates/pages/map.md' already; rename this file"
    ),
    (
      .unusableName("Map"),
      "'Map' cannot be an address; use only a–z, 0–9, '-' and '.'"
    ),
    (
      .unknownPage("accessibilty", near: "accessibility"),
      "no page is called 'accessibilty'; did you mean 'accessibility'?"
    ),
    (
      .unknownPage("x", near: nil),
      "no page is called 'x'; write the name of a file in Templates/pages that is a page of its own"
    ),
    (
      .unusedPartial("rwo", near: "row"), "no page includes '{{> rwo}}'; did you mean 'row'?"
    ),
    (
      .unusedPartial("x", near: nil), "no page includes '{{> x}}'; include it, or remove the file"
    ),
    (.unusedLayout("mian", near: "main"), "no page has 'layout: mian'; did you mean 'main'?"),
    (
      .unusedLayout("x", near: nil),
      "no page has 'layout: x'; name it in a page, or remove the file"
    ),
    (
      .unusedWords("german", language: "de"),
      "the language is 'de', and 'german.yml' is not read; name it 'de.yml', or remove it"
    ),
    (
      .unknownAirline("RK", near: "RL"),
      "no flight is of the airline 'RK'; did you mean 'RL'?"
    ),
    (
      .unknownAirline("ZZ", near: nil),
      "no flight is of the airline 'ZZ'; correct its code, or remove the line"
    ),
    (
      .unknownFlight("RL 681", near: "RL 618"),
      "no flight is called 'RL 681'; did you mean 'RL 618'?"
    ),
    (
      .unknownFlight("x", near: nil),
      "no flight is called 'x'; write its designator or id, or remove the line"
    ),
  ]

  private static let lasting: Set<PageProblem.Code> = [
    .emptyTitle, .repeatedAddress, .unusableName, .unknownPage,
  ]

  static let stringMistakes: [(StringsProblem, String)] = [
    (
      .noTable(language: "de", path: "de"),
      "no words for the language 'de', so they stay English; write Templates/strings/de.yml"
    ),
    (
      .unknownStatus("bording", known: ["boarding", "delayed"]),
      "unknown status 'bording'; did you mean 'boarding'?"
    ),
    (
      .unknownStatus("zzz", known: ["boarding", "delayed"]),
      "unknown status 'zzz'; the statuses are boarding, delayed"
    ),
    (.misspelledWord("arival", meant: "arrival"), "unknown word 'arival'; did you mean 'arrival'?"),
    (
      .unknownPlace("nr", word: "arrivalName", known: ["designator", "city"]),
      "unknown name '{nr}' in 'arrivalName'; it can hold {designator}, {city}"
    ),
    (
      .unknownPlace("nr", word: "arrivals", known: []),
      "unknown name '{nr}' in 'arrivals'; it is plain text and holds no names"
    ),
  ]

  static let assetMistakes: [(AssetProblem, String)] = [
    (
      .unknownAsset("bord.css", known: ["board.css"]),
      "unknown asset 'bord.css'; did you mean 'board.css'?"
    ),
    (
      .unknownAsset("x", known: ["board.css"]),
      "unknown asset 'x'; assets are the files of Templates/assets"
    ),
    (
      .cyclicSheet(["a.css", "b.css", "a.css"]),
      "'a.css' reaches itself: a.css, b.css, a.css; break the circle"
    ),
    (
      .plainAddress("x.css", meant: "assets/x.css"),
      "'x.css' leads nowhere, as assets are published under other names; write 'assets/x.css'"
    ),
    (
      .externalAddress,
      "this address reaches another site, which the Content-Security-Policy of docs/hosting.md "
        + "forbids; put the file into 'assets' and name it 'assets/…'"
    ),
    (.openBrace, "this '{' is not closed; end the rule with '}'"),
    (.strayBrace, "this '}' closes nothing, and the rule behind it is lost; remove it"),
    (
      .openComment,
      "this comment is not closed, and the rest of the sheet is lost; end it with '*/'"
    ),
    (.notUTF8, "this is not UTF-8; save the file as UTF-8"),
  ]

  @Test("each mistake of pages has its words", arguments: pageMistakes)
  func page(problem: PageProblem, message: String) {
    #expect(problem.message == message)
    #expect(problem.severity == (Self.lasting.contains(problem.code) ? .error : .warning))
  }

  @Test("each mistake of words has its words", arguments: stringMistakes)
  func strings(problem: StringsProblem, message: String) {
    #expect(problem.message == message)
    #expect(problem.severity == (problem.code == .noTable ? .warning : .error))
  }

  @Test("each mistake of assets has its words", arguments: assetMistakes)
  func assets(problem: AssetProblem, message: String) {
    #expect(problem.message == message)
  }

  @Test("no mistake is without a test")
  func complete() {
    #expect(Set(Self.pageMistakes.map(\.0.code)) == Set(PageProblem.Code.allCases))
    #expect(Set(Self.stringMistakes.map(\.0.code)) == Set(StringsProblem.Code.allCases))
    #expect(Set(Self.assetMistakes.map(\.0.code)) == Set(AssetProblem.Code.allCases))
  }
}
