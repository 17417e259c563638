import Diagnostics
import Schedule
import ScheduleFormats
import Testing

@Suite("Real schedules", .enabled(if: SharedFiles.arePresent, SharedFiles.skipped))
struct RealScheduleTests {
  @Test(
    "as many flights are scheduled on each day as another program counts",
    arguments: [
      ("2023-12-04", 225, 225), ("2023-12-05", 225, 221), ("2023-12-06", 221, 224),
      ("2023-12-07", 219, 225), ("2023-12-08", 225, 224), ("2023-12-09", 219, 214),
      ("2023-12-10", 220, 227), ("2023-12-11", 226, 225), ("2023-12-12", 225, 224),
      ("2023-12-13", 223, 224), ("2023-12-14", 225, 223), ("2023-12-15", 227, 237),
      ("2023-12-16", 236, 228), ("2023-12-17", 236, 237), ("2023-12-18", 236, 237),
    ]
  )
  func counts(date: String, arrivals: Int, departures: Int) throws {
    let flights = try Self.schedule.get().flights(on: #require(CivilDate(iso: date)))
    #expect(flights.filter { $0.direction == .arrival }.count == arrivals)
    #expect(flights.filter { $0.direction == .departure }.count == departures)
  }

  @Test(
    "our names of airlines agree with those of the data, where both know one",
    arguments: [
      "jfk-2023-12-04", "jfk-2011-03-07-spring-dst", "jfk-2011-11-01-autumn-dst",
      "jfk-2013-03-04-departures",
    ]
  )
  func airlines(file: String) throws {
    let zone = try #require(AirportZone(identifier: "America/New_York"))
    var format = CSVFormat()
    format.columns = SharedFiles.columns
    let source = SourceText(path: file, bytes: try SharedFiles.bytes(of: file))
    let flights = try CSVScheduleReader(options: CSVOptions(format: format, zone: zone))
      .read(source).flights
    func letters(_ name: String) -> String { name.lowercased().filter(\.isLetter) }
    var known = 0
    for airline in Set(flights.map(\.airline)) {
      guard let name = AirlineTable.name(of: airline.code) else { continue }
      known += 1
      // Theirs end in what a company is by law.
      #expect(letters(airline.name ?? "").hasPrefix(letters(name)), "\(airline.code)")
    }
    #expect(known > 0)
  }

  @Test("no flight is lost, and each has a page")
  func whole() throws {
    let schedule = try Self.schedule.get()
    #expect(schedule.flights.count == 6783)
    #expect(schedule.pages.map(\.indices.count).reduce(0, +) == 6783)
    #expect(schedule.pages.count == 15)
  }

  @Test("a flight expected on another day is on that day's board, marked")
  func otherDays() throws {
    let schedule = try Self.schedule.get()
    var shifted = 0
    var fromOther = 0
    for date in schedule.window.dates {
      for entry in schedule.board(on: date) {
        switch entry.place {
        case .ownDay: break
        case .shifted: shifted += 1
        case .fromDay: fromOther += 1
        }
      }
    }
    // 121 flights leave their day; 22 of them for a day outside of the window.
    #expect(shifted == 121)
    #expect(fromOther == 121 - 22)
  }

  @Test("a number that is flown twice a day is two flights")
  func sameNumber() throws {
    let schedule = try Self.schedule.get()
    let date = try #require(CivilDate(iso: "2023-12-16"))
    let airports = schedule.flights(on: date)
      .filter { $0.designator == "DL 528" && $0.direction == .arrival }
      .map(\.airport.code)
    #expect(airports == ["SEA", "ATL"])
    let times = schedule.flights(on: date)
      .filter { $0.designator == "DL 2500" && $0.airport.code == "AUS" }
      .map(\.scheduledTime.iso)
    #expect(times == ["2023-12-16T00:30-05:00", "2023-12-16T23:59-05:00"])
  }

  @Test(
    "every time is the file's, over clock changes, too",
    arguments: [
      ("jfk-2011-03-07-spring-dst", 382), ("jfk-2011-11-01-autumn-dst", 370),
      ("jfk-2013-03-04-departures", 4708), ("jfk-2023-12-04", 6783),
    ]
  )
  func times(name: String, count: Int) throws {
    let bytes = try SharedFiles.bytes(of: name)
    let reading = try Reading(bytes: bytes, columns: SharedFiles.columns)
    #expect(reading.told == "")
    #expect(reading.flights.count == count)
    // These files have no quotes, so that their fields are what is between commas.
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    for flight in reading.flights {
      let line = try #require(flight.sourceLine)
      let fields = lines[line - 1].split(separator: ",", omittingEmptySubsequences: false)
      let wanted = [fields[0], fields[10], fields[11], fields[12]].map(String.init)
      let found = [
        flight.id, flight.scheduledTime.iso, flight.estimatedTime?.iso ?? "",
        flight.actualTime?.iso ?? "",
      ]
      guard found != wanted else { continue }
      Issue.record("\(name):\(line): \(found), not \(wanted)")
    }
  }

  @Test("ids that are made are as many as ids that are given")
  func madeIDs() throws {
    let bytes = try SharedFiles.bytes(of: "jfk-2023-12-04")
    var columns = SharedFiles.columns
    columns["id"] = "terminal"
    let reading = try Reading(bytes: bytes, columns: columns)
    #expect(reading.told == "")
    #expect(Set(reading.flights.map(\.id)).count == 6783)
    let twice = reading.flights.map(\.id).filter {
      $0.hasPrefix("dl2500-arrival-aus-2023-12-16")
    }
    #expect(
      twice == ["dl2500-arrival-aus-2023-12-16-0030", "dl2500-arrival-aus-2023-12-16-2359"]
    )
    let once = reading.flights.map(\.id).filter { $0.hasPrefix("dl528-arrival-") }
    #expect(once.contains("dl528-arrival-sea-2023-12-16"))
    #expect(once.contains("dl528-arrival-atl-2023-12-16"))
  }

  private static let schedule = Result<FlightSchedule, any Error> {
    let zone = try #require(AirportZone(identifier: "America/New_York"))
    let reading = try Reading(
      bytes: SharedFiles.bytes(of: "jfk-2023-12-04"),
      columns: SharedFiles.columns
    )
    return FlightSchedule(
      flights: reading.flights,
      zone: zone,
      window: Window(first: try #require(CivilDate(iso: "2023-12-04")), days: 15),
      now: try #require(WrittenTime("2023-12-04T05:00")).time(in: zone).instant
    )
  }
}
