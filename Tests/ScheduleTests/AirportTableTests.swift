import Foundation
import Testing

@testable import Schedule

@Suite("The airports table")
struct AirportTableTests {
  @Test("every airport in the table is found by its code and has a zone that is known")
  func all() {
    let codes = AirportTable.codes
    #expect(codes.count == 7884)
    var zones = Set<String>()
    for code in codes {
      guard let record = AirportTable.airport(code: code), record.iata == code else {
        Issue.record("\(code) is not found")
        continue
      }
      zones.insert(record.zoneIdentifier)
    }
    for zone in zones.sorted() where TimeZone(identifier: zone) == nil {
      Issue.record("\(zone) is not known")
    }
  }

  @Test("a row is read with its quotes undone")
  func quoted() {
    #expect(
      AirportTable.airport(code: "PAQ")
        == AirportRecord(
          iata: "PAQ",
          name: "Warren \"Bud\" Woods Palmer Municipal Airport",
          city: "Palmer",
          country: "US",
          zoneIdentifier: "America/Anchorage"
        )
    )
  }

  @Test(
    "a city is the one that travellers say, not the town whose ground it is",
    arguments: [
      ("YUL", "Montréal"), ("YYZ", "Toronto"), ("YVR", "Vancouver"), ("CVG", "Cincinnati"),
      ("EZE", "Buenos Aires"), ("NGO", "Nagoya"), ("DPS", "Bali"), ("VCE", "Venice"),
      ("DFW", "Dallas"), ("PTY", "Panama City"), ("JFK", "New York"), ("LHR", "London"),
      ("CDG", "Paris"), ("MXP", "Milan"), ("NRT", "Tokyo"), ("GRU", "Sao Paulo"),
      ("IAD", "Washington"), ("EWR", "Newark"),
    ]
  )
  func travellersCity(code: String, city: String) {
    #expect(AirportTable.airport(code: code)?.city == city)
  }

  @Test("every correction of a city is in the table")
  func corrections() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appending(path: "Sources/CAirports/cities.csv"),
      encoding: .utf8
    )
    let lines = text.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
    #expect(lines.count == 172)
    #expect(lines.map { $0[0] } == lines.map { $0[0] }.sorted())
    for line in lines {
      #expect(AirportTable.airport(code: String(line[0]))?.city == String(line[1]))
    }
  }

  @Test(
    "what is no code finds nothing",
    arguments: ["", "A", "BO", "BOST", "bos", "LON", "000", "ZZZ", "iat", "\n\n\n", "ÅÄ"]
  )
  func none(code: String) {
    #expect(AirportTable.airport(code: code) == nil)
  }

  @Test(
    "the far end is a code that the table knows, a code, or a name",
    arguments: [
      ("BOS", "BOS", "Boston", "America/New_York"),
      ("bos", "BOS", "Boston", "America/New_York"),
      // The table has no city for Anaa.
      ("AAA", "AAA", "Anaa Airport", "Pacific/Tahiti"),
      ("QQQ", "QQQ", "QQQ", nil),
      ("London Gatwick (LGW)", "LGW", "London Gatwick", "Europe/London"),
      ("(BOS)", nil, "(BOS)", nil),
      (" (BOS)", "BOS", "Boston", "America/New_York"),
      ("Nowhere (QQQ)", nil, "Nowhere (QQQ)", nil),
      ("Boston (bos)", nil, "Boston (bos)", nil),
      ("Rio", nil, "Rio", nil),
      ("rio", nil, "rio", nil),
      ("Lakeside", nil, "Lakeside", nil),
    ] as [(String, String?, String, String?)]
  )
  func farEnd(text: String, code: String?, city: String, zone: String?) {
    let airport = Airport(data: text)
    #expect(airport.code == code)
    #expect(airport.city == city)
    #expect(airport.zoneIdentifier == zone)
  }
}
