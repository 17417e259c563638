import ScheduleFormats
import Testing

@Suite("CSV in UTF-16")
struct CSVUnicodeTests {
  private static let text = "\(Reading.header)\r\nA,RL,1,Zürich 🛫,2026-11-30T18:05\r\n"

  private func bytes(_ text: String, isBigEndian: Bool, mark: Bool = true) -> [UInt8] {
    let units = (mark ? [0xFEFF] : []) + Array(text.utf16)
    return units.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
  }

  @Test("is read by its mark, in either order", arguments: [true, false])
  func marked(isBigEndian: Bool) throws {
    let reading = try Reading(bytes: bytes(Self.text, isBigEndian: isBigEndian))
    #expect(reading.told == "")
    #expect(reading.flights.map(\.airport.name) == ["Zürich 🛫"])
  }

  @Test("or where the encoding is said, the low byte first")
  func named() throws {
    var format = CSVFormat()
    format.encoding = .utf16
    let reading = try Reading(
      bytes: bytes(Self.text, isBigEndian: false, mark: false),
      format: format
    )
    #expect(reading.told == "")
    #expect(reading.flights.map(\.airport.name) == ["Zürich 🛫"])
  }

  @Test("places in it are counted in letters")
  func places() throws {
    let text = "\(Reading.header)\nA,RL,1,Zürich 🛫,never\n"
    let reading = try Reading(bytes: bytes(text, isBigEndian: false))
    #expect(reading.told.hasPrefix("schedule.csv:2:17: error: column 'scheduled': 'never' is not"))
  }
}
