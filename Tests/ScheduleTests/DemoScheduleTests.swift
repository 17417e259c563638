import Foundation
import Testing

@testable import Schedule

@Suite("The demo schedule")
struct DemoScheduleTests {
  private func flights(
    seed: UInt64 = 13,
    from date: String = "2026-11-30",
    days: Int = 15,
    flightsPerDay: Int = 30,
    now: String = "2026-11-30T12:00"
  ) throws -> [Flight] {
    DemoSchedule.generate(
      seed: seed,
      from: try Sample.date(date),
      days: days,
      flightsPerDay: flightsPerDay,
      zone: try Sample.zone(),
      now: try Sample.time(now).instant
    )
  }

  /// All of a flight but its day.
  private func essence(of flight: Flight, from first: CivilDate) -> String {
    func clock(_ time: FlightTime?) -> String {
      guard let local = time?.local else { return "-" }
      return "\(local.date.daysSinceEpoch - first.daysSinceEpoch) \(local.secondOfDay)"
    }
    let history = flight.history.map {
      "\($0.date.daysSinceEpoch - first.daysSinceEpoch) \($0.outcome)"
    }
    let texts = [
      flight.direction.rawValue, flight.designator, flight.airport.city, flight.terminal ?? "-",
      flight.gate ?? "-", flight.belt ?? "-", flight.checkIn ?? "-", flight.aircraft ?? "-",
      flight.codeshares.joined(separator: " "), flight.status.code.rawValue,
    ]
    let times = [flight.scheduledTime, flight.estimatedTime, flight.actualTime].map(clock)
    return (texts + times + history).joined(separator: "|")
  }

  @Test("a seed's numbers are those of the published generator")
  func generator() {
    var generator = SplitMix64(seed: 1_234_567)
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
    #expect(generator.next() == 9_817_491_932_198_370_423)
  }

  @Test("a day has thirty flights, half of them arrivals, on five-minute marks by day")
  func shape() throws {
    let flights = try flights()
    #expect(flights.count == 450)
    for date in Window(first: try Sample.date("2026-11-30"), days: 15).dates {
      let day = flights.filter { $0.scheduledDate == date }
      #expect(day.filter { $0.direction == .arrival }.count == 15)
      #expect(day.filter { $0.direction == .departure }.count == 15)
      #expect(Set(day.map(\.designator)).count == 30)
    }
    for flight in flights {
      let second = flight.scheduledTime.local.secondOfDay
      #expect((19_800...84_600).contains(second) && second % 300 == 0)
      #expect(flight.history.count == 10)
      #expect(flight.history.first?.date == flight.scheduledDate.adding(days: -1))
      #expect((flight.belt != nil) == (flight.direction == .arrival))
      #expect((flight.checkIn != nil) == (flight.direction == .departure))
      #expect(flight.flightMinutes ?? 0 > 0)
    }
    #expect(Set(flights.map(\.id)).count == 450)
    #expect(flights.contains { !$0.codeshares.isEmpty })
  }

  @Test(
    "another day's flights differ in their dates alone",
    arguments: ["2026-12-01", "2027-02-28", "2026-10-31", "2026-03-01"]
  )
  func sameSequence(date: String) throws {
    let first = try Sample.date("2026-11-30")
    let other = try Sample.date(date)
    let left = try flights().map { essence(of: $0, from: first) }
    let right = try flights(from: date, now: "\(date)T12:00").map { essence(of: $0, from: other) }
    #expect(left == right)
  }

  @Test("the same four make the same flights, and another seed makes others")
  func seeds() throws {
    #expect(try flights() == flights())
    let first = try Sample.date("2026-11-30")
    let left = try Set(flights().map { essence(of: $0, from: first) })
    let right = try Set(flights(seed: 14).map { essence(of: $0, from: first) })
    #expect(left.isDisjoint(with: right))
  }

  @Test("seven of today's flights in ten are on time, two late by up to an hour, one is cancelled")
  func disruptions() throws {
    var counts: [Lateness: Int] = [:]
    for seed in 0..<200 {
      for flight in try flights(seed: UInt64(seed), days: 1) {
        counts[flight.lateness(threshold: 3600), default: 0] += 1
      }
    }
    let all = Double(counts.values.reduce(0, +))
    func percent(_ lateness: Lateness) -> Double { 100 * Double(counts[lateness] ?? 0) / all }
    #expect(all == 6000)
    #expect(abs(percent(.onTime) - 70) < 3)
    #expect(abs(percent(.late) - 20) < 3)
    #expect(abs(percent(.cancelled) - 10) < 3)
    #expect(counts[.early] == nil)
    #expect(counts[.veryLate] == nil)
  }

  @Test("a later minute of the day changes only what has come to pass")
  func asOfNow() throws {
    let morning = try flights(now: "2026-11-30T08:00")
    let evening = try flights(now: "2026-11-30T20:00")
    let now = try Sample.time("2026-11-30T20:00").instant
    for (before, after) in zip(morning, evening) {
      var same = after
      same.actualTime = before.actualTime
      #expect(same == before)
      let hasPassed = !after.isCancelled && after.expected <= now
      #expect((after.actualTime != nil) == hasPassed)
    }
  }

  @Test("no day but today has a delay or a cancellation")
  func otherDays() throws {
    let today = try Sample.date("2026-11-30")
    for flight in try flights() where flight.scheduledDate != today {
      #expect(flight.status == Status(.scheduled))
      #expect(flight.expected == flight.scheduled)
    }
  }

  @Test("as many flights as are asked for are made", arguments: [0, 1, 31, 500, 2700])
  func many(count: Int) throws {
    let flights = try flights(days: 1, flightsPerDay: count)
    #expect(flights.count == count)
    #expect(Set(flights.map(\.designator)).count == count)
  }

  @Test("every city is in the airports table, and in its place by the distance flown")
  func cities() {
    #expect(DemoCity.all.count == 40)
    #expect(DemoCity.all.map(\.code) == DemoCity.all.map(\.code).sorted())
    let radians = Double.pi / 180
    let home = (latitude: 44.10 * radians, longitude: -71.70 * radians)
    for city in DemoCity.all {
      #expect(city.airport.zoneIdentifier != nil)
      let latitude = city.latitude * radians
      let angle = acos(
        sin(home.latitude) * sin(latitude)
          + cos(home.latitude) * cos(latitude) * cos(city.longitude * radians - home.longitude)
      )
      let minutes = 25 + 6371 * angle / 800 * 60
      #expect(abs(Double(city.flightMinutes) - minutes) <= 3)
    }
  }

  @Test("the sample shows every lateness, and each optional field there and not there")
  func sample() throws {
    let flights = DemoSchedule.testFlights(on: try Sample.date("2026-11-30"))
    #expect(
      flights.map { $0.lateness(threshold: 900) } == [
        .onTime, .early, .late, .veryLate, .cancelled, .onTime, .onTime, .veryLate,
      ]
    )
    #expect(
      flights.map(\.status.code) == [
        .onTime, .landed, .delayed, .delayed, .cancelled, .diverted, .unknown, .delayed,
      ]
    )
    #expect(flights.filter { $0.expectedDate != $0.scheduledDate }.map(\.designator) == ["YH 410"])
    let optional: [KeyPath<Flight, Bool>] = [
      \.terminal.isPresent, \.gate.isPresent, \.belt.isPresent, \.checkIn.isPresent,
      \.aircraft.isPresent, \.remark.isPresent, \.flightMinutes.isPresent, \.via.isEmpty,
      \.codeshares.isEmpty, \.history.isEmpty, \.airport.code.isPresent,
      \.airline.name.isPresent,
    ]
    for path in optional {
      #expect(Set(flights.map { $0[keyPath: path] }) == [true, false])
    }
  }
}

extension Optional {
  fileprivate var isPresent: Bool { self != nil }
}
