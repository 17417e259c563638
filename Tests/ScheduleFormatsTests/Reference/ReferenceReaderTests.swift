import Diagnostics
import Schedule
import ScheduleFormats
import Testing

@Suite("A site's own tables")
struct ReferenceReaderTests {
  private func airports(
    _ text: String,
    language: String = "de-CH",
    isNamed: Bool = true
  ) throws -> (airports: [String: ReferenceData.OwnAirport], warnings: [Diagnostic]) {
    try ReferenceReader.airports(
      SourceText(path: "airports.csv", text: text),
      language: language,
      isNamed: isNamed
    )
  }

  private func told(_ step: () throws -> Void) -> String {
    do {
      try step()
      return ""
    } catch {
      return (error as? Report).map { DiagnosticRenderer().render($0.diagnostics) } ?? "\(error)"
    }
  }

  @Test("airports, with a city in the site's language where a column has it")
  func airports() throws {
    let text = """
      \u{FEFF}IATA,icao,Name,city,city_de,tz
      lhr,EGLL,,London,,
      QQX,,"Fort, X", X City , X-Stadt ,Asia/Tokyo

      """
    #expect(
      try airports(text).airports == [
        "LHR": ReferenceData.OwnAirport(city: "London"),
        "QQX": ReferenceData.OwnAirport(
          name: "Fort, X",
          city: "X-Stadt",
          zoneIdentifier: "Asia/Tokyo"
        ),
      ]
    )
    #expect(try airports(text, language: "fr").airports["QQX"]?.city == "X City")
  }

  @Test("airlines, by either code")
  func airlines() throws {
    let text = "icao,iata,name\nRLX,RL,Ridgeline\n,N7,Northern Quay\n"
    #expect(
      try ReferenceReader.airlines(SourceText(path: "a.csv", text: text), isNamed: true).airlines
        == ["RLX": "Ridgeline", "RL": "Ridgeline", "N7": "Northern Quay"]
    )
  }

  @Test("every mistake in airports is told")
  func mistakes() {
    let text = """
      code,city,time_zone
      LHR,London,Europe/Londn
      LH,London,
      LHR,London,
      LGW,London
      "LCY,London,

      """
    #expect(
      told { _ = try airports(text) } == """
        airports.csv:2:12: error: unknown time zone 'Europe/Londn'; write an IANA name, for example \
        'Europe/London'
          LHR,London,Europe/Londn
                     ^
        airports.csv:3:1: error: 'LH' is not an IATA code of three letters
          LH,London,
          ^
        airports.csv:4:1: error: 'LHR' is there twice, first on line 2; remove one of them
          LHR,London,
          ^
        airports.csv:5:1: error: this row has not as many fields as the header, or a quote that is \
        not closed; mend it
          LGW,London
          ^
        airports.csv:6:1: error: this row has not as many fields as the header, or a quote that is \
        not closed; mend it
          "LCY,London,
          ^

        """
    )
  }

  @Test("every mistake in airlines is told")
  func airlineMistakes() {
    let text = "iata,icao,name\nRL,,\n1,,One\n,,None\nBA,,A\nba,,B\n"
    #expect(
      told {
        _ = try ReferenceReader.airlines(SourceText(path: "a.csv", text: text), isNamed: false)
      } == """
        a.csv:2:5: error: airline 'RL' has no name; write one, or remove the row
          RL,,
              ^
        a.csv:3:1: error: '1' is not an airline's code, of two letters or figures or three letters
          1,,One
          ^
        a.csv:4:1: error: '' is not an airline's code, of two letters or figures or three letters
          ,,None
          ^
        a.csv:6:1: error: 'BA' is there twice, first on line 5; remove one of them
          ba,,B
          ^

        """
    )
  }

  @Test("a file of another kind is a mistake where it is named, else it is left alone")
  func others() throws {
    #expect(
      told { _ = try airports("a,b\n1,2\n") }
        == "airports.csv: error: no column 'iata'; the first row names the columns, and this one "
        + "must be there\n"
    )
    let reading = try airports("a,b\n1,2\n", isNamed: false)
    #expect(
      DiagnosticRenderer().render(reading.warnings)
        == "airports.csv: warning: this file is not used, since it has no column 'iata'; give it "
        + "another name, or name one of yours as 'airports' in site.yml\n"
    )
    #expect(reading.airports.isEmpty)
    let airlines = try ReferenceReader.airlines(
      SourceText(path: "a.csv", text: "iata,call\n"),
      isNamed: false
    )
    #expect(airlines.warnings.map(\.code) == ["ReferenceProblem.notUsed"])
    #expect(
      ReferenceProblem.Code.allCases == [
        .missingColumn, .notUsed, .damagedRow, .wrongAirport, .wrongAirline, .repeatedCode,
        .unknownZone, .missingName,
      ]
    )
  }
}
