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
  ]

  @Test("each mistake of pages has its words", arguments: pageMistakes)
  func page(problem: PageProblem, message: String) {
    #expect(problem.message == message)
    #expect(problem.severity == .error)
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
