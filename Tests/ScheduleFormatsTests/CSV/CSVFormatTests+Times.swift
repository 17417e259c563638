import Schedule
import ScheduleFormats
import Testing

extension CSVFormatTests {
  @Test("day and time stand apart, and each in its own way of writing")
  func apart() throws {
    let reading = try Reading(
      """
      direction,airline,number,airport,Day,Time,eta,eta_day
      A,RL,1,BOS,30-Nov-26,2355,0005,
      A,RL,2,BOS,30-Nov-26,0010,2358,
      A,RL,3,BOS,30-Nov-26,2400,,
      A,RL,4,BOS,30-Nov-26,1200,2330,01-Dec-26

      """
    ) { format in
      format.columns = [
        "date": "Day", "scheduled": "Time", "estimated": "eta", "estimated_date": "eta_day",
      ]
      format.datePattern = try DatePattern("dd-MMM-yy", for: .date, century: 2000)
      format.timePattern = try DatePattern("HHmm", for: .time)
    }
    #expect(reading.told == "")
    #expect(
      times(reading) == [
        ["2026-11-30T23:55-05:00", "2026-12-01T00:05-05:00", ""],
        ["2026-11-30T00:10-05:00", "2026-11-29T23:58-05:00", ""],
        ["2026-12-01T00:00-05:00", "", ""],
        ["2026-11-30T12:00-05:00", "2026-12-01T23:30-05:00", ""],
      ]
    )
  }

  @Test("a time that its direction's column lacks is looked for in that of both, as in all formats")
  func shared() throws {
    let reading = try Reading(
      """
      direction,airline,number,airport,scheduled,STA,estimated,ETA
      A,RL,1,BOS,2026-11-30T18:05,,2026-11-30T18:10,
      A,RL,2,BOS,2026-11-30T18:05,2026-11-30T19:05,2026-11-30T18:10,2026-11-30T19:10

      """,
      columns: ["scheduled_arrival": "STA", "estimated_arrival": "ETA"]
    )
    #expect(reading.told == "")
    #expect(
      times(reading) == [
        ["2026-11-30T18:05-05:00", "2026-11-30T18:10-05:00", ""],
        ["2026-11-30T19:05-05:00", "2026-11-30T19:10-05:00", ""],
      ]
    )
  }

  @Test("a direction that no word tells is told by which time is filled, as in all formats")
  func untold() throws {
    let reading = try Reading(
      """
      direction,airline,number,airport,scheduled_arrival,scheduled_departure
      ,RL,1,BOS,2026-11-30T18:05,
      ,RL,2,BOS,,2026-11-30T19:05
      A,RL,3,BOS,2026-11-30T20:05,2026-11-30T21:05

      """
    )
    #expect(reading.told == "")
    #expect(reading.flights.map(\.direction) == [.arrival, .departure, .arrival])
  }

  @Test("the day of a planned time is that of its direction, else that of both")
  func daysByDirection() throws {
    let reading = try Reading(
      """
      direction,airline,number,airport,date,arrival_date,departure_date,scheduled
      A,RL,1,BOS,2026-11-30,2026-12-01,2026-11-29,03:55
      D,RL,2,BOS,2026-11-30,2026-12-01,2026-11-29,23:40
      A,RL,3,BOS,2026-11-30,,2026-11-29,03:55
      D,RL,4,BOS,2026-11-30,2026-12-01,,23:40

      """
    )
    #expect(reading.told == "")
    #expect(
      reading.flights.map { "\($0.scheduledDate)" }
        == ["2026-12-01", "2026-11-29", "2026-11-30", "2026-11-30"]
    )
  }

  @Test("an arrival of which only the day of leaving is told comes on it, or the next by the clock")
  func nightAloft() throws {
    let reading = try Reading(
      """
      direction,airline,number,airport,departure_date,scheduled_departure,scheduled_arrival
      A,RL,1,BOS,2026-11-30,23:40,03:55
      A,RL,2,BOS,2026-11-30,03:55,03:55
      A,RL,3,BOS,2026-11-30,,03:55
      D,RL,4,BOS,2026-11-30,23:40,03:55

      """
    )
    #expect(reading.told == "")
    #expect(
      times(reading).map { $0[0] }
        == [
          "2026-12-01T03:55-05:00", "2026-11-30T03:55-05:00", "2026-11-30T03:55-05:00",
          "2026-11-30T23:40-05:00",
        ]
    )
  }

  @Test(
    "another time without a day is up to six hours early, else late",
    arguments: [
      ("12:00", "00:00", "2026-12-01T00:00-05:00"), ("12:00", "23:59", "2026-11-30T23:59-05:00"),
      ("12:00", "06:00", "2026-11-30T06:00-05:00"), ("12:00", "05:59", "2026-12-01T05:59-05:00"),
      ("18:00", "06:01", "2026-12-01T06:01-05:00"), ("05:00", "22:59", "2026-11-30T22:59-05:00"),
      ("05:00", "23:00", "2026-11-29T23:00-05:00"), ("00:00", "24:00", "2026-11-30T00:00-05:00"),
      ("23:59:30", "00:00:30", "2026-12-01T00:00-05:00"),
    ]
  )
  func likely(scheduled: String, estimated: String, iso: String) throws {
    let reading = try Reading(
      "\(Reading.header),estimated\nA,RL,1,BOS,\(scheduled),\(estimated)\n",
      date: "2026-11-30"
    ) { _ in }
    #expect(reading.told == "")
    #expect(reading.flights.first?.estimatedTime?.iso == iso)
  }

  @Test("times are the source's zone's, and shown on the airport's clock")
  func sourceZone() throws {
    let text =
      "\(Reading.header),actual\nA,RL,1,BOS,2026-11-30T03:05,2026-11-30T03:00Z\n"
      + "A,RL,2,BOS,2026-12-01T03:05,\n"
    let utc = try Reading(text, sourceZone: "UTC") { _ in }
    #expect(
      times(utc) == [
        ["2026-11-29T22:05-05:00", "", "2026-11-29T22:00-05:00"],
        ["2026-11-30T22:05-05:00", "", ""],
      ]
    )
    let berlin = try Reading(text, sourceZone: "Europe/Berlin") { _ in }
    #expect(
      times(berlin) == [
        ["2026-11-29T21:05-05:00", "", "2026-11-29T22:00-05:00"],
        ["2026-11-30T21:05-05:00", "", ""],
      ]
    )
  }

  @Test("the day of all flights is the airport's, whatever clock their times are told by")
  func sourceZoneDay() throws {
    let rows = ["05:00,", "12:00,", "04:50,05:10", "24:00,"]
      .map { "A,RL,1,BOS,\($0)\n" }.joined()
    let text = "\(Reading.header),estimated\n\(rows)"
    let utc = try Reading(text, sourceZone: "UTC", date: "2026-11-30") { _ in }
    #expect(
      times(utc).map { Array($0.prefix(2)) } == [
        ["2026-11-30T00:00-05:00", ""], ["2026-11-30T07:00-05:00", ""],
        ["2026-11-30T23:50-05:00", "2026-12-01T00:10-05:00"], ["2026-11-30T19:00-05:00", ""],
      ]
    )
    let own = try Reading(text, date: "2026-11-30") { _ in }
    #expect(
      times(own).map { $0[0] } == [
        "2026-11-30T05:00-05:00", "2026-11-30T12:00-05:00", "2026-11-30T04:50-05:00",
        "2026-12-01T00:00-05:00",
      ]
    )
    let auckland = try Reading(
      "\(Reading.header)\nA,RL,1,BOS,00:30\n",
      sourceZone: "Pacific/Auckland",
      date: "2026-11-30"
    ) { _ in }
    #expect(times(auckland).map { $0[0] } == ["2026-11-30T06:30-05:00"])
  }

  @Test("a doubtful time is told by the source's clock, not the airport's")
  func doubtful() throws {
    // The clock of New York shows 01:30 twice on this day, that of UTC does not.
    let text = "\(Reading.header)\nA,RL,1,BOS,2026-11-01T01:30\n"
    let utc = try Reading(text, sourceZone: "UTC") { _ in }
    #expect(utc.told == "")
    #expect(times(utc) == [["2026-10-31T21:30-04:00", "", ""]])
    let berlin = try Reading(
      "\(Reading.header)\nA,RL,1,BOS,2026-10-25T02:30\n",
      sourceZone: "Europe/Berlin"
    ) { _ in }
    #expect(berlin.diagnostics.map(\.code) == ["FieldProblem.repeatedTime"])
    #expect(times(berlin) == [["2026-10-24T20:30-04:00", "", ""]])
  }

  @Test("offsets that are wrong are left aside where that is declared")
  func offsets() throws {
    let text = "\(Reading.header)\nA,RL,1,BOS,2026-11-30T18:05Z\n"
    let believed = try Reading(text) { _ in }
    #expect(times(believed) == [["2026-11-30T13:05-05:00", "", ""]])
    let ignored = try Reading(text) { $0.ignoresOffsets = true }
    #expect(times(ignored) == [["2026-11-30T18:05-05:00", "", ""]])
  }

  @Test("a day column beside whole times is not looked at")
  func idleDate() throws {
    let reading = try Reading("\(Reading.header),date\n\(Self.good),x\n")
    #expect(reading.told == "")
    #expect(times(reading) == [["2026-11-30T18:05-05:00", "", ""]])
  }
}
