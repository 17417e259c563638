import Schedule
import ScheduleFormats
import Testing

@Suite("CSV with both ends of each flight")
struct CSVEndsTests {
  private func flights(_ reading: Reading) -> [String] {
    reading.flights.map { flight in
      "\(flight.direction.rawValue) \(flight.designator) \(flight.airport.code ?? flight.airport.name) "
        + flight.scheduledTime.iso
    }
  }

  @Test("the far end is the one that is not the airport, which tells the direction")
  func home() throws {
    let reading = try Reading(
      """
      airline,number,origin,destination,scheduled
      RL,1,BOS,JFK,2026-11-30T18:05
      RL,2,jfk,BOS,2026-11-30T19:05

      """
    )
    #expect(reading.told == "")
    #expect(
      flights(reading) == [
        "arrival RL 1 BOS 2026-11-30T18:05-05:00", "departure RL 2 BOS 2026-11-30T19:05-05:00",
      ]
    )
  }

  @Test(
    "the airport on neither end and on both is told, and fails as any bad row does",
    arguments: [("BOS", "LHR"), ("JFK", "jfk"), ("", "")]
  )
  func otherEnds(origin: String, destination: String) throws {
    let row = "RL,1,\(origin),\(destination),2026-11-30T18:05"
    let text = """
      airline,number,origin,destination,scheduled
      RL,2,BOS,JFK,2026-11-30T18:05
      \(row)

      """
    for (policy, severity) in [(RowErrorPolicy.fail, "error"), (.skip, "warning")] {
      let reading = try Reading(text, onError: policy)
      #expect(
        reading.told == """
          schedule.csv:3:6: \(severity): 'origin' and 'destination' do not tell the far end: exactly \
          one of them must be the airport itself, as 'airport' in site.yml names it, or empty; name a \
          column 'direction', or choose rows by 'where'
            \(row)
                 ^

          """
      )
      #expect(reading.flights.map(\.designator) == (policy == .fail ? [] : ["RL 2"]))
    }
  }

  @Test("or the only one that is filled, whatever it is called")
  func filled() throws {
    let reading = try Reading(
      "airline,number,Von,Nach,scheduled\nRL,1,Bostoner Land,,2026-11-30T18:05\n"
        + "RL,2,,Boston,2026-11-30T19:05\n"
    ) { $0.columns = ["origin": "Von", "destination": "Nach"] }
    #expect(reading.told == "")
    #expect(
      flights(reading) == [
        "arrival RL 1 Bostoner Land 2026-11-30T18:05-05:00",
        "departure RL 2 Boston 2026-11-30T19:05-05:00",
      ]
    )
  }

  @Test("a column with the direction wins, and both times of a leg are told apart by its ends")
  func legs() throws {
    let directed = try Reading(
      "direction,airline,number,origin,destination,scheduled\nD,RL,1,Kennedy,BOS,2026-11-30T18:05\n"
    )
    #expect(flights(directed) == ["departure RL 1 BOS 2026-11-30T18:05-05:00"])
    let legs = try Reading(
      """
      airline,number,origin,destination,scheduled_departure,scheduled_arrival
      RL,1,BOS,JFK,2026-11-30T17:05,2026-11-30T18:05
      RL,2,JFK,BOS,2026-11-30T19:05,2026-11-30T20:05

      """
    )
    #expect(legs.told == "")
    #expect(
      flights(legs) == [
        "arrival RL 1 BOS 2026-11-30T18:05-05:00", "departure RL 2 BOS 2026-11-30T19:05-05:00",
      ]
    )
  }

  @Test("where there is a column with the far end, both ends say nothing")
  func airport() throws {
    let reading = try Reading(
      "direction,airline,number,airport,origin,destination,scheduled\n"
        + "A,RL,1,BOS,ORD,LHR,2026-11-30T18:05\n"
    )
    #expect(reading.told == "")
    #expect(flights(reading) == ["arrival RL 1 BOS 2026-11-30T18:05-05:00"])
    #expect(reading.notes == ["schedule.csv: columns 'origin', 'destination' are not used"])
  }

  @Test("a header that is given to one column is not another for its name")
  func givenAway() throws {
    let reading = try Reading(
      "direction,airline,number,City,Remark,scheduled\n"
        + "A,RL,1,Boston (BOS),landed,2026-11-30T18:05\n"
    ) { $0.columns = ["airport": "City", "status": "Remark"] }
    #expect(reading.told == "")
    #expect(reading.flights.map(\.airport.city) == ["Boston"])
    #expect(reading.flights.map(\.remark) == [nil])
    #expect(reading.flights.map(\.status.code) == [.landed])
  }
}
