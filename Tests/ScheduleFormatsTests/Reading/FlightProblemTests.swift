import Diagnostics
import ScheduleFormats
import Testing

@Suite("What is told about flights that are there twice")
struct FlightProblemTests {
  /// A file, and what is told about it.
  static let cases: [(code: FlightProblem.Code, text: String, told: String)] = [
    (
      .repeatedFlight,
      "\(Reading.header)\nA,RL,1,BOS,2026-11-30T18:05\nA,RL,1,BOS,2026-11-30T23:05Z\n",
      """
      schedule.csv:3:1: warning: flight 'rl1-arrival-bos-2026-11-30' is there twice, \
      with the same fields; one is left out
        A,RL,1,BOS,2026-11-30T23:05Z
        ^
      note: the first is at schedule.csv:2:1

      """
    ),
    (
      .conflictingFlight,
      "\(Reading.header),id\nA,RL,1,BOS,2026-11-30T18:05,x\n"
        + "A,RL,2,BOS,2026-11-30T18:05,x\n",
      """
      schedule.csv:3:29: error: flight 'x' is there twice, with different fields; \
      give each an 'id' of its own, or remove one
        A,RL,2,BOS,2026-11-30T18:05,x
                                    ^
      note: the first is at schedule.csv:2:29

      """
    ),
    (
      .manyCodeshares,
      "codeshares,\(Reading.header)\n"
        + (1...101).map { "NQ\($0)" }.joined(separator: " ") + ",A,RL,1,BOS,2026-11-30T18:05\n",
      """
      schedule.csv:2:1: warning: flight 'RL 1' has more than 100 codeshares; \
      the first 100 are shown; look at what writes them
        NQ1 NQ2 NQ3 NQ4 NQ5 NQ6 NQ7 NQ8 NQ9 NQ10 NQ11 NQ12 NQ13 NQ14 NQ15 NQ16 NQ17 NQ18 NQ19 \
      NQ20 NQ21 NQ22 NQ23 NQ24 NQ25 NQ26
        ^

      """
    ),
    (
      .contraryStatus,
      "\(Reading.header),status\nA,RL,1,BOS,2026-11-30T18:05,Boarding\n",
      """
      schedule.csv:2:1: warning: an arrival is 'boarding', which only a departure can be; look at \
      what writes direction and status, or give its word another meaning under 'map'
        A,RL,1,BOS,2026-11-30T18:05,Boarding
        ^

      """
    ),
    (
      .farTime,
      "\(Reading.header),actual\nA,RL,1,BOS,2026-11-30T18:05,1900-01-01T00:00Z\n",
      """
      schedule.csv:2:1: warning: the actual time of a flight is over twelve hours before the planned \
      one or a week after it, and left out; it is 1899-12-31T19:00-05:00; look at what writes it
        A,RL,1,BOS,2026-11-30T18:05,1900-01-01T00:00Z
        ^

      """
    ),
  ]

  @Test("each exactly, with the place of the first", arguments: cases.indices)
  func told(number: Int) throws {
    let example = Self.cases[number]
    let reading = try Reading(example.text)
    #expect(reading.told == example.told)
    #expect(reading.diagnostics.map(\.code) == ["FlightProblem.\(example.code.rawValue)"])
  }

  @Test("statuses of the other direction are told once a kind, with the first of each")
  func contrary() throws {
    let rows = [
      "D,RL,1,BOS,2026-11-30T08:05,Departed", "D,RL,2,BOS,2026-11-30T08:05,Landed",
      "A,RL,3,BOS,2026-11-30T08:05,Boarding", "D,RL,4,BOS,2026-11-30T08:05,LND",
      "D,RL,5,BOS,2026-11-30T08:05,First bag", "A,RL,6,BOS,2026-11-30T08:05,Departed",
      "D,RL,7,BOS,2026-11-30T08:05,landed",
    ]
    let reading = try Reading(
      (["\(Reading.header),status"] + rows).joined(separator: "\n") + "\n"
    )
    #expect(reading.flights.count == 7)
    #expect(
      reading.diagnostics.map { "\($0.location?.position?.line ?? 0) " + $0.message.prefix(56) }
        == [
          "3 3 departures, of which this is the first, are 'landed', ",
          "4 an arrival is 'boarding', which only a departure can be;",
          "6 a departure is 'first-bag', which only an arrival can be",
        ]
    )
  }

  @Test("times that no flight has are left out and told once a kind, with the first of each")
  func far() throws {
    let rows = [
      "A,RL,1,BOS,2026-11-30T18:05,2026-11-30T06:05,2026-11-30T06:04",
      "A,RL,2,BOS,2026-11-30T18:05,2026-12-07T18:06,",
      "A,RL,3,BOS,2026-11-30T18:05,2026-12-07T18:05,2025-11-30T18:05",
    ]
    let reading = try Reading(
      (["\(Reading.header),estimated,actual"] + rows).joined(separator: "\n") + "\n"
    )
    #expect(
      reading.flights.map { [$0.estimatedTime?.iso, $0.actualTime?.iso] }
        == [["2026-11-30T06:05-05:00", nil], [nil, nil], ["2026-12-07T18:05-05:00", nil]]
    )
    #expect(
      reading.diagnostics.map { "\($0.location?.position?.line ?? 0) \($0.message)" }
        == [
          "2 the actual times of 2 flights are over twelve hours before the planned one or a week "
            + "after it, and left out; the first is 2026-11-30T06:04-05:00; look at what writes them",
          "3 the estimated time of a flight is over twelve hours before the planned one or a week "
            + "after it, and left out; it is 2026-12-07T18:06-05:00; look at what writes it",
        ]
    )
  }

  @Test("every kind of problem has been told")
  func complete() {
    #expect(Set(Self.cases.map(\.code)) == Set(FlightProblem.Code.allCases))
  }
}
