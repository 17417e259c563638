import Diagnostics
import Mustache
import Schedule
import Templates
import Testing

@testable import Pages

@Suite("The words of a site")
struct StringTableTests {
  private static let theme = """
    status:
      boarding: Boarding
      delayed: Delayed
    words:
      arrivals: Arrivals
      departures: Departures
      arrivalName: "{designator} From {city}"
      gate: Gate

    """

  private func table(
    _ language: String,
    _ own: [String: String] = [:],
    theme: [String: String] = [:]
  ) throws(Report) -> StringTable {
    let base = ["strings/en.yml": Self.theme].merging(theme) { $1 }
    return try StringTable(
      language: language,
      files: TemplateFiles([Sample.layer("theme", base), Sample.layer("Templates", own)])
    )
  }

  /// A word as templates read it.
  private func word(_ name: String, in table: StringTable) throws -> String? {
    table.record.value(at: try #require(table.type.index(of: name))).text
  }

  @Test("English words come from the theme")
  func english() throws {
    let table = try table("en-US")
    #expect(table[.arrivals] == "Arrivals")
    #expect(table.status(.boarding) == "Boarding")
    #expect(
      table.text(.arrivalName, ["designator": "RL 618", "city": "Boston"]) == "RL 618 From Boston"
    )
    #expect(table.warnings.isEmpty)
    #expect(
      table.type.fields.map(\.name) == ["arrivalName", "arrivals", "departures", "gate"]
    )
    #expect(try word("gate", in: table) == "Gate")
  }

  @Test("the site's own English words go over the theme's, one by one")
  func own() throws {
    let table = try table(
      "en",
      [
        "strings/en.yml": """
        status: { boarding: Now boarding }
        words: { arrivals: Incoming, welcomeHome: Welcome home }
        """
      ]
    )
    #expect(table[.arrivals] == "Incoming")
    #expect(table[.departures] == "Departures")
    #expect(table.status(.boarding) == "Now boarding")
    #expect(table.status(.delayed) == "Delayed")
    #expect(try word("welcomeHome", in: table) == "Welcome home")
  }

  @Test("another language goes over English, and its region over the language")
  func layers() throws {
    let own = [
      "strings/en.yml": "words: { gate: Door }",
      "strings/pt.yml":
        "status: { boarding: Embarque }\nwords: { arrivals: Chegadas, gate: Porta }",
      "strings/pt-BR.yml": "words: { gate: Portão }",
    ]
    let brazil = try table("pt-BR", own)
    #expect(brazil[.arrivals] == "Chegadas")
    #expect(brazil[.departures] == "Departures")
    #expect(brazil.status(.boarding) == "Embarque")
    #expect(try word("gate", in: brazil) == "Portão")
    #expect(brazil.warnings.isEmpty)
    #expect(try word("gate", in: table("pt", own)) == "Porta")
    #expect(try word("gate", in: table("pt-PT", own)) == "Porta")
    #expect(try word("gate", in: table("en", own)) == "Door")
  }

  @Test(
    "a language's table is found whatever the case of its tag",
    arguments: ["pt-BR", "pt-br", "PT-br"]
  )
  func tagCase(language: String) throws {
    let table = try table(language, ["strings/pt-BR.yml": "words: { gate: Portão }"])
    #expect(try word("gate", in: table) == "Portão")
    #expect(table.warnings.isEmpty)
  }

  @Test("a region of English can have words of its own, and needs none")
  func englishRegion() throws {
    let own = ["strings/en-GB.yml": "words: { gate: Boarding gate }"]
    #expect(try word("gate", in: table("en-GB", own)) == "Boarding gate")
    #expect(try word("gate", in: table("en-US", own)) == "Gate")
    #expect(try table("en-US", own).warnings.isEmpty)
  }

  @Test("the theme's table of a language stands below the site's")
  func themeLanguage() throws {
    let table = try table(
      "de",
      ["strings/de.yml": "words: { gate: Ausgang }"],
      theme: ["strings/de.yml": "words: { gate: Flugsteig, arrivals: Ankunft }"]
    )
    #expect(try word("gate", in: table) == "Ausgang")
    #expect(table[.arrivals] == "Ankunft")
  }

  @Test(
    "a language without a table is a warning, and its words stay English",
    arguments: [("de", "de"), ("pt-BR", "pt-BR"), ("enm", "enm")]
  )
  func noTable(language: String, path: String) throws {
    let table = try table(language)
    #expect(table[.arrivals] == "Arrivals")
    #expect(
      DiagnosticRenderer().render(table.warnings) == """
        warning: no words for the language '\(language)', so they stay English; \
        write Templates/strings/\(path).yml

        """
    )
  }

  @Test("the words that a language's tables leave out are named, the first twelve of many")
  func missingWords() throws {
    let own = [
      "strings/en.yml": "words: { lounge: Lounge }",
      "strings/pt.yml": "status: { boarding: Embarque }\nwords: { arrivals: Chegadas }",
      "strings/pt-BR.yml": "words: { gate: Portão }",
    ]
    #expect(
      try table("pt-BR", own).notes.map(\.message) == [
        "Templates/strings/pt-BR.yml has no word for arrivalName, departures, lounge, "
          + "status.delayed, so the 'pt-BR' site says it in English"
      ]
    )
    let many = (10..<30).map { "w\($0): x" }.joined(separator: ", ")
    #expect(
      try table("de", ["strings/en.yml": "words: { \(many) }", "strings/de.yml": "words: {}"]).notes
        .map(\.message) == [
          "Templates/strings/de.yml has no word for arrivalName, arrivals, departures, gate, w10, "
            + "w11, w12, w13, w14, w15, w16, w17 and 14 more, so the 'de' site says it in English"
        ]
    )
    #expect(try table("en-GB", own).notes.isEmpty)
    #expect(try table("de", own).notes.isEmpty)
  }

  @Test("all mistakes of all tables are told at once")
  func mistakes() {
    let own = [
      "strings/en.yml": "status: { bording: Now }\nwords: { arival: In }\n",
      "strings/de.yml": "words: { arrivalName: \"{number} aus {city}\", belt: \"{gate}\" }\n",
    ]
    #expect(
      told { () throws(Report) in try table("de", own) } == """
        Templates/strings/de.yml:1:23: error: unknown name '{number}' in 'arrivalName'; \
        it can hold {designator}, {city}
          words: { arrivalName: "{number} aus {city}", belt: "{gate}" }
                                ^
        Templates/strings/en.yml:1:11: error: unknown status 'bording'; did you mean 'boarding'?
          status: { bording: Now }
                    ^
        Templates/strings/en.yml:2:10: error: unknown word 'arival'; did you mean 'arrivals'?
          words: { arival: In }
                   ^

        """
    )
  }

  @Test("a table with another key is refused")
  func shape() {
    #expect(
      told { () throws(Report) in try table("en", ["strings/en.yml": "statuses: { a: b }\n"]) }
        == """
        Templates/strings/en.yml:1:1: error: unknown key 'statuses'; did you mean 'status'?
          statuses: { a: b }
          ^

        """
    )
  }

  @Test("every word that models use is in the theme, with exactly its places")
  func theme() throws {
    let table = try StringTable(language: "en", files: TemplateFiles([Sample.themeWords()]))
    for word in Word.allCases {
      #expect(!table[word].isEmpty, "\(word.rawValue)")
      #expect(Pattern(table[word]).places == Set(word.places), "\(word.rawValue)")
    }
  }

  @Test("every status has a word in the theme", arguments: StatusCode.allCases)
  func statuses(code: StatusCode) throws {
    let table = try StringTable(language: "en", files: TemplateFiles([Sample.themeWords()]))
    #expect(table.status(code) != code.rawValue)
  }

  @Test("a word of the site's own that its templates use is no slip")
  func ownWord() throws {
    let own = [
      "strings/en.yml": "words:\n  gates: Gates\n",
      "partials/x.html": "{{#strings}}{{gates}}{{/strings}}",
    ]
    #expect(try word("gates", in: table("en", own)) == "Gates")
    #expect(
      told { () throws(Report) in try table("en", own.filter { $0.key != "partials/x.html" }) }
        == """
        Templates/strings/en.yml:2:3: error: unknown word 'gates'; did you mean 'gate'?
            gates: Gates
            ^

        """
    )
  }
}
