import Testing

@testable import Schedule

@Suite("The airlines table")
struct AirlineTableTests {
  @Test("every airline has two codes and a name, in the order of the first, and is found by it")
  func all() {
    let airlines = AirlineTable.airlines
    #expect(airlines.count == 327)
    #expect(airlines.map(\.iata) == airlines.map(\.iata).sorted())
    #expect(Set(airlines.map(\.iata)).count == airlines.count)
    #expect(Set(airlines.map(\.icao)).count == airlines.count)
    for airline in airlines {
      let isSound =
        airline.iata.utf8.count == 2 && airline.icao.utf8.count == 3
        && airline.icao.utf8.allSatisfy { (0x41...0x5A).contains($0) } && !airline.name.isEmpty
      #expect(isSound, "\(airline)")
      #expect(AirlineTable.airline(iata: airline.iata) == airline)
      #expect(AirlineTable.airline(icao: airline.icao) == airline)
    }
  }

  @Test("an IATA code is two letters or figures, at least one of them a letter")
  func codes() {
    for airline in AirlineTable.airlines {
      let bytes = airline.iata.utf8
      let isSound =
        bytes.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
        && bytes.contains { (0x41...0x5A).contains($0) }
      #expect(isSound, "\(airline)")
    }
  }

  @Test("a row is read")
  func row() {
    let airline = AirlineRecord(iata: "TW", icao: "TWB", name: "T'way Air")
    #expect(AirlineTable.airline(iata: "TW") == airline)
    #expect(AirlineTable.airline(iata: "XX") == nil)
    #expect(AirlineTable.airline(iata: "tw") == nil)
    #expect(AirlineTable.name(of: "TW") == "T'way Air")
    #expect(AirlineTable.name(of: "TWB") == "T'way Air")
    #expect(AirlineTable.name(of: "T") == nil)
  }

  @Test("a code is known in any case", arguments: [("4U", true), ("4u", true), ("X9", false)])
  func known(code: String, isKnown: Bool) throws {
    let bytes = Array(code.utf8)
    #expect(AirlineTable.isKnown(first: bytes[0], second: bytes[1]) == isKnown)
  }
}
