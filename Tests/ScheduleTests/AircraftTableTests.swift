import Testing

@testable import Schedule

@Suite("The aircraft table")
struct AircraftTableTests {
  @Test("every code has the form of one, comes once and in order, and has a name")
  func all() {
    let codes = AircraftTable.codes
    #expect(codes.count == 272)
    #expect(codes == codes.sorted())
    #expect(Set(codes).count == codes.count)
    for code in codes {
      let isSound =
        (3...4).contains(code.utf8.count)
        && code.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
      #expect(isSound && AircraftTable.name(of: code)?.isEmpty == false, "\(code)")
    }
  }

  @Test(
    "a code of either kind, in any case",
    arguments: [
      ("32N", "Airbus A320neo"), ("A20N", "Airbus A320neo"), ("a20n", "Airbus A320neo"),
      ("73H", "Boeing 737-800"), ("DH4", "De Havilland Canada Dash 8-400"), ("767", "Boeing 767"),
    ]
  )
  func names(code: String, name: String) {
    #expect(AircraftTable.name(of: code) == name)
  }

  @Test("a name is no code", arguments: ["A320-232", "Airbus A320neo", "", "ZZZ"])
  func others(text: String) {
    #expect(AircraftTable.name(of: text) == nil)
  }
}
