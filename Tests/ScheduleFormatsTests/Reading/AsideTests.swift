import Diagnostics
import Schedule
import ScheduleFormats
import Testing

@Suite("What is counted while a schedule is read")
struct AsideTests {
  private func read(_ rows: String...) throws -> ScheduleReading {
    let zone = try #require(AirportZone(identifier: "America/New_York"))
    let text = ([Reading.header] + rows).map { $0 + "\n" }.joined()
    return try CSVScheduleReader(options: CSVOptions(onError: .skip, zone: zone))
      .read(SourceText(path: "schedule.csv", text: text))
  }

  @Test("records, right and wrong")
  func records() throws {
    let reading = try read("A,RL,1,BOS,2026-11-30T18:05", "A,RL,2,BOS,soon", "A,RL,3,,")
    #expect(reading.records == 3)
    #expect(reading.flights.count == 1)
  }

  @Test("an offset that is neither the airport's nor that of UTC is told to those who ask")
  func offsets() throws {
    let reading = try read(
      "A,RL,1,BOS,2026-11-30T18:05-05:00",
      "A,RL,2,BOS,2026-11-30T18:05Z",
      "A,RL,3,BOS,2026-11-30T18:05-04:00"
    )
    #expect(reading.warnings == [])
    #expect(reading.counts == [.zone: 1])
    #expect(
      DiagnosticRenderer().render(reading.asides) == """
        schedule.csv:4:12: aside: column 'scheduled': the offset of '2026-11-30T18:05-04:00' is not \
        the airport's, -05:00; the time is shown as -05:00
          A,RL,3,BOS,2026-11-30T18:05-04:00
                     ^

        """
    )
  }

  @Test("many of one kind hide no other, and all are counted")
  func many() throws {
    let zone = try #require(AirportZone(identifier: "America/New_York"))
    var text = Reading.header + "\n"
    for number in 1...500 { text += "A,RL,\(number),BOS,2026-11-01T01:30\n" }
    text += "A,RL,1,BOS,2026-11-01T01:30\n"
    let reading = try CSVScheduleReader(options: CSVOptions(zone: zone))
      .read(SourceText(path: "schedule.csv", text: text))
    #expect(reading.counts == [.clockChange: 501, .duplicate: 1])
    #expect(reading.warnings.count == DiagnosticRenderer.limit + 1)
    #expect(reading.warnings.filter { $0.subject == .duplicate }.count == 1)
    #expect(reading.warnings.reduce(0) { $0 + 1 + $1.more } == 502)
  }
}
