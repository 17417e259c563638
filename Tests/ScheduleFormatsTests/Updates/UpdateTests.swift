import Diagnostics
import Schedule
import ScheduleFormats
import Testing

@Suite("Updates")
struct UpdateTests {
  /// A file of updates as it was put into a schedule of New York.
  private struct Updated {
    var flights: [Flight]
    var count = 0
    var told = ""
    var codes: [String] = []
    var notes: [String] = []

    init(
      _ text: String,
      to rows: String = UpdateTests.rows,
      onError: RowErrorPolicy = .fail,
      date: String? = nil,
      form: (inout CSVFormat) throws -> Void = { _ in }
    ) throws {
      flights = try Reading(rows).flights
      var format = CSVFormat()
      try form(&format)
      let options = CSVOptions(
        format: format,
        onError: onError,
        zone: try #require(AirportZone(identifier: "America/New_York")),
        date: try date.map { try #require(CivilDate(iso: $0)) }
      )
      do {
        let source = SourceText(path: "updates.csv", text: text)
        let reading = try CSVUpdateReader(options: options).update(&flights, from: source)
        count = reading.count
        told = DiagnosticRenderer().render(reading.warnings)
        codes = reading.warnings.map(\.code)
        notes = reading.notes.map(\.message)
      } catch {
        told = DiagnosticRenderer().render(error.diagnostics)
        codes = error.diagnostics.map(\.code)
      }
    }
  }

  private static let rows = """
    \(Reading.header),id,status,gate
    A,RL,617,BOS,2026-11-30T08:55,,On Time,A4
    D,RL,0618,BOS,2026-11-30T23:40,x,On Time,A5
    D,NQ,21,ORD,2026-11-30T07:15,,,
    D,NQ,21,DEN,2026-11-30T17:15,,,
    A,NQ,21,MIA,2026-11-30T06:15,,,
    D,NQ,21,ORD,2026-12-01T07:15,,,

    """

  @Test("a status of the other direction is told once a kind, with the first of each")
  func contrary() throws {
    let updated = try Updated(
      """
      airline,number,scheduled,status
      RL,617,2026-11-30T08:55,Landed
      RL,618,2026-11-30T23:40,Landed
      NQ,21,2026-12-01T07:15,Landed

      """
    )
    #expect(updated.count == 3)
    #expect(
      updated.told == """
        updates.csv:3:1: warning: 2 departures, of which this is the first, are 'landed', which only \
        an arrival can be; look at what writes direction and status, or give its word another meaning \
        under 'map'
          RL,618,2026-11-30T23:40,Landed
          ^

        """
    )
  }

  @Test("what is told is changed, and nothing else")
  func changes() throws {
    let updated = try Updated(
      """
      airline,number,scheduled,estimated,actual,status,gate,belt,terminal,check_in,remark
      rl,0617,2026-11-30T08:55,2026-11-30T09:05,,Delayed,,3,2,,*Late*
      RL,618,2026-11-30T23:40,00:05,00:07,BRD,B1,,,7,

      """
    )
    #expect(updated.told == "")
    #expect(updated.count == 2)
    let (arrival, departure) = (updated.flights[0], updated.flights[1])
    #expect(arrival.estimatedTime?.iso == "2026-11-30T09:05-05:00")
    #expect(arrival.actualTime == nil)
    #expect(arrival.status == Status(.delayed))
    #expect(arrival.gate == "A4" && arrival.belt == "3" && arrival.terminal == "2")
    #expect(arrival.remark == "*Late*" && arrival.checkIn == nil)
    #expect(departure.estimatedTime?.iso == "2026-12-01T00:05-05:00")
    #expect(departure.actualTime?.iso == "2026-12-01T00:07-05:00")
    #expect(departure.status == Status(.boarding))
    #expect(departure.gate == "B1" && departure.checkIn == "7")
    #expect(departure.number == "0618" && departure.sourceLine == 3)
    #expect(updated.flights[2...] == (try Reading(Self.rows).flights[2...]))
  }

  @Test("a flight is meant by its id, or by as much as tells it from others")
  func keys() throws {
    let updated = try Updated(
      """
      id,direction,designator,airport,date,scheduled,gate
      x,,,,,,1
      ,,RL617,,2026-11-30,,2
      ,A,NQ 021,,2026-11-30,,3
      ,D,NQ21,ORD,2026-11-30,,4
      ,,NQ21,,,2026-11-30T17:15,5
      ,,NQ21,,2026-12-01,,6

      """
    )
    #expect(updated.told == "")
    #expect(updated.flights.map(\.gate) == ["2", "1", "4", "5", "3", "6"])
  }

  @Test("a day is enough, from a column or for all")
  func days() throws {
    let column = try Updated("date,designator,gate\n2026-12-01,NQ21,7\n")
    #expect(column.told == "")
    #expect(column.flights.map(\.gate) == ["A4", "A5", nil, nil, nil, "7"])
    let constant = try Updated("designator,gate\nNQ21,7\n", date: "2026-12-01")
    #expect(constant.flights.map(\.gate) == ["A4", "A5", nil, nil, nil, "7"])
  }

  /// Flights that are sold under other numbers as well.
  private static let sold = """
    \(Reading.header),codeshares
    D,RL,1,BOS,2026-11-30T09:40,UA 9001 NQ21
    D,RL,1,BOS,2026-12-01T09:40,UA 9001
    A,RL,2,BOS,2026-12-01T12:00,UA 9002
    D,RL,3,BOS,2026-12-01T15:00,UA 9002
    D,NQ,21,ORD,2026-11-30T07:15,

    """

  @Test(
    "a number under which one flight of the day is sold means that one, unless it is another's own",
    arguments: [
      ("date,designator,gate\n2026-12-01,ua09001,7\n", 1),
      ("scheduled,designator,gate\n2026-11-30T10:00,UA9001,7\n", 0),
      ("date,designator,direction,gate\n2026-12-01,UA9002,D,7\n", 3),
      ("date,designator,gate\n2026-11-30,NQ21,7\n", 4),
    ]
  )
  func codeshare(text: String, place: Int) throws {
    let updated = try Updated(text, to: Self.sold)
    #expect(updated.told == "")
    #expect(updated.count == 1)
    #expect(updated.flights.indices.filter { updated.flights[$0].gate == "7" } == [place])
  }

  @Test(
    "a codeshare number of several flights, of another day or of another hour means none",
    arguments: [
      ("date,designator,gate\n2026-12-01,UA9002,7\n", "severalFlights"),
      ("date,designator,gate\n2026-12-02,UA9001,7\n", "unknownFlight"),
      ("scheduled,designator,gate\n2026-12-01T12:41,UA9001,7\n", "unknownFlight"),
      ("scheduled,designator,gate\n2026-11-30T11:00,NQ21,7\n", "unknownFlight"),
    ]
  )
  func noCodeshare(text: String, code: String) throws {
    let updated = try Updated(text, to: Self.sold)
    #expect(updated.codes == ["UpdateProblem.\(code)"])
    #expect(updated.count == 0)
  }

  @Test("an update need not say which way its flight goes, by a word or by a time")
  func undirected() throws {
    let updated = try Updated("id,gate,scheduled_arrival,scheduled_departure\nx,7,,\n")
    #expect(updated.told == "")
    #expect(updated.flights[1].gate == "7")
  }

  @Test("of two updates of one flight the later counts")
  func order() throws {
    let updated = try Updated("id,gate,status\nx,1,BRD\nx,2,\n")
    #expect(updated.count == 2)
    #expect(updated.flights[1].gate == "2")
    #expect(updated.flights[1].status == Status(.boarding))
  }

  @Test("a file without a row tells nothing", arguments: ["id,gate\n", "id,gate\n\n\n"])
  func empty(text: String) throws {
    let updated = try Updated(text)
    #expect(updated.told == "")
    #expect(updated.count == 0)
  }

  /// A file of updates, and what is told.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let code: UpdateProblem.Code
    let text: String
    let told: String

    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "flights that are not there",
      code: .unknownFlight,
      text: "id,designator,scheduled,gate\n,RL617,2026-12-01T08:55,1\ny,,,1\n",
      told: """
        updates.csv:2:1: warning: the schedule has no flight 'RL 617' on 2026-12-01; \
        the update is left out; look at its airline, number and day
          ,RL617,2026-12-01T08:55,1
          ^
        updates.csv:3:1: warning: the schedule has no flight with the id 'y'; \
        the update is left out; look at its airline, number and day
          y,,,1
          ^

        """
    ),
    Case(
      name: "a number that several flights have",
      code: .severalFlights,
      text: "designator,scheduled,gate\nNQ21,2026-11-30T07:00,1\n",
      told: """
        updates.csv:2:1: warning: the schedule has 2 flights 'NQ 21' on 2026-11-30; \
        the update is left out; add 'direction', 'airport', 'scheduled' or 'id'
          NQ21,2026-11-30T07:00,1
          ^

        """
    ),
    Case(
      name: "a planned time at which no flight of the number is near",
      code: .unknownFlight,
      text: "designator,scheduled,gate\nRL617,2026-11-30T11:56,1\nRL618,2026-11-30T11:40,1\n",
      told: """
        updates.csv:2:1: warning: the schedule has no flight 'RL 617' on 2026-11-30 about 11:56; \
        the update is left out; look at its airline, number and day
          RL617,2026-11-30T11:56,1
          ^
        updates.csv:3:1: warning: the schedule has no flight 'RL 618' on 2026-11-30 about 11:40; \
        the update is left out; look at its airline, number and day
          RL618,2026-11-30T11:40,1
          ^

        """
    ),
  ]

  @Test("an update that means no flight, or several, is told and left out", arguments: cases)
  func told(example: Case) throws {
    let updated = try Updated(example.text)
    #expect(updated.told == example.told)
    #expect(Set(updated.codes) == ["UpdateProblem.\(example.code.rawValue)"])
    #expect(updated.count == 0)
    #expect(updated.flights == (try Reading(Self.rows).flights))
  }

  @Test("every kind of problem has been told")
  func complete() {
    // A day is guessed only where messages name a flight's first day: the other formats' tests.
    #expect(
      Set(Self.cases.map(\.code) + [.guessedDay]) == Set(UpdateProblem.Code.allCases)
    )
  }

  @Test("a planned time may be up to three hours from the schedule's, also over midnight")
  func retimed() throws {
    let updated = try Updated(
      "designator,scheduled,gate\nRL617,2026-11-30T11:55,1\nRL618,2026-12-01T00:20,2\n"
    )
    #expect(updated.told == "")
    #expect(updated.flights.map(\.gate) == ["1", "2", nil, nil, nil, nil])
  }

  @Test("a time of the day without a planned time is the one nearest to that of the flight")
  func clockTimes() throws {
    let expected = ["2026-12-01T00:05-05:00", "2026-12-01T00:07-05:00"]
    for (text, date) in [
      ("date,designator,estimated,actual\n2026-11-30,RL618,00:05,00:07\n", nil),
      ("id,estimated,actual\nx,00:05,00:07\n", nil),
      ("designator,estimated,actual\nRL618,00:05,00:07\n", "2026-11-30"),
    ] as [(String, String?)] {
      let updated = try Updated(text, date: date)
      #expect(updated.told == "")
      let flight = updated.flights[1]
      #expect([flight.estimatedTime?.iso, flight.actualTime?.iso] == expected)
    }
  }

  /// Flights about the hour that comes twice.
  private static let changes = """
    \(Reading.header),id
    D,RL,1,BOS,2026-11-01T01:30-04:00,x
    D,RL,1,BOS,2026-11-02T01:30,y
    D,RL,2,BOS,2026-11-01T01:30-05:00,z

    """

  @Test(
    "of two moments that a clock shows alike the one nearer to the planned time is taken and told",
    arguments: [
      ("date,designator,estimated\n2026-11-01,RL1,01:45\n", "01:45", false),
      ("date,designator,estimated\n2026-11-01,RL2,01:45\n", "01:45", true),
      ("date,designator,actual\n2026-11-01,RL2,01:15\n", "01:15", true),
      ("id,estimated\nx,01:45\n", "01:45", false), ("id,estimated\nz,01:45\n", "01:45", true),
      ("id,estimated\nz,2026-11-01T01:45\n", "2026-11-01T01:45", true),
      (
        "scheduled,designator,estimated\n2026-11-01T01:30-05:00,RL2,01:45\n", "01:45", true
      ),
      (
        "scheduled,designator,estimated\n2026-11-01T01:30-05:00,RL2,2026-11-01T01:45\n",
        "2026-11-01T01:45", true
      ),
      (
        "scheduled,designator,estimated\n2026-11-01T01:30-04:00,RL1,01:45\n", "01:45", false
      ),
    ] as [(String, String, Bool)]
  )
  func twice(text: String, value: String, isSecond: Bool) throws {
    let updated = try Updated(text, to: Self.changes)
    let field = text.contains("actual") ? "actual" : "estimated"
    let taken = isSecond ? "second is taken, nearer to the planned time" : "first is taken"
    let row = text.split(separator: "\n")[1]
    let start = row.count - value.count + 1
    #expect(
      updated.told == "updates.csv:2:\(start): warning: column '\(field)': the clock shows "
        + "'\(value)' twice; the \(taken); write an offset\n  \(row)\n"
        + String(repeating: " ", count: start + 1) + "^\n"
    )
    let flight = updated.flights[isSecond ? 2 : 0]
    let time = "2026-11-01T\(value.suffix(5))-0\(isSecond ? 5 : 4):00"
    #expect((field == "actual" ? flight.actualTime : flight.estimatedTime)?.iso == time)
  }

  @Test("a time that the clock skips is told also where only its flight tells the day")
  func skipped() throws {
    let updated = try Updated(
      "date,designator,estimated\n2027-03-14,RL1,02:10\n",
      to: "\(Reading.header)\nD,RL,1,BOS,2027-03-14T01:50\n"
    )
    #expect(
      updated.told == """
        updates.csv:2:16: warning: column 'estimated': the clock skips '02:10'; it is taken as if \
        the clock had not been changed; write an offset
          2027-03-14,RL1,02:10
                         ^

        """
    )
    #expect(updated.flights[0].estimatedTime?.iso == "2027-03-14T02:10-05:00")
  }

  @Test("a bad row changes no flight, unless bad rows are skipped")
  func badRow() throws {
    let text = "id,scheduled,gate,estimated\nx,,B1,2026-11-30T23:45\nx,,B2,soon\n"
    let failing = try Updated(text)
    #expect(failing.codes == ["FieldProblem.unreadableTime"])
    #expect(failing.flights == (try Reading(Self.rows).flights))
    let skipping = try Updated(text, onError: .skip)
    #expect(skipping.codes == ["FieldProblem.unreadableTime"])
    #expect(skipping.told.hasPrefix("updates.csv:3:7: warning: "))
    #expect(skipping.flights[1].gate == "B1")
  }

  @Test("a file that cannot say which flight is meant is told")
  func unnamed() throws {
    let updated = try Updated("airline,number,gate\nRL,617,1\n")
    #expect(
      updated.told == """
        updates.csv:1:1: error: no column 'scheduled'; add it, or 'date', the airport's day, or 'id', \
        or name the file's own column for one of them under 'columns'
          airline,number,gate
          ^

        """
    )
    let rows = try Updated("id,airline,number,scheduled,estimated\n,RL,617,,08:55\n,,,,\n")
    #expect(
      rows.told == """
        updates.csv:2:9: error: column 'scheduled' is empty; every flight needs it
          ,RL,617,,08:55
                  ^
        updates.csv:2:10: error: column 'estimated': '08:55' has no date, and no planned time says \
        one; add 'scheduled', or the day as 'estimated_date'
          ,RL,617,,08:55
                   ^
        updates.csv:3:2: error: column 'airline' is empty; every flight needs it
          ,,,,
           ^
        updates.csv:3:3: error: column 'number' is empty; every flight needs it
          ,,,,
            ^

        """
    )
  }
}
