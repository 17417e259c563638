import Basics
import Schedule
import Testing

@testable import Pages

@Suite("Names of flights' pages")
struct FlightNamesTests {
  /// The names of flights' pages by the flights' ids.
  private func names(_ flights: [Flight]) throws -> [String: String] {
    let schedule = try Sample.schedule(flights)
    let names = FlightNames(schedule)
    return Dictionary(
      uniqueKeysWithValues: schedule.flights.indices.map { (schedule.flights[$0].id, names[$0]) }
    )
  }

  private func flight(
    _ id: String,
    _ scheduled: String = "2026-11-30T09:00",
    airline: String = "RL",
    number: String = "618",
    code: String? = "BOS",
    name: String = "Boston",
    estimated: String? = nil
  ) throws -> Flight {
    try Sample.flight(scheduled, estimated: estimated) {
      $0.id = id
      $0.airline.code = airline
      $0.number = number
      $0.airport.code = code
      $0.airport.name = name
    }
  }

  @Test("a name is designator, direction and far airport")
  func plain() throws {
    let arrival = try Sample.flight(direction: .arrival) { $0.id = "a" }
    #expect(
      try names([
        arrival, flight("d"), flight("n", number: "073W"),
        flight("f", number: "7", code: nil, name: "New York"),
      ]) == [
        "a": "rl618-arrival-bos", "d": "rl618-departure-bos", "n": "rl073w-departure-bos",
        "f": "rl7-departure-new-york",
      ]
    )
  }

  @Test("the same designator twice a day gets the scheduled time, on each")
  func twice() throws {
    #expect(
      try names([flight("a"), flight("b", "2026-11-30T18:05")]) == [
        "a": "rl618-departure-bos-0900", "b": "rl618-departure-bos-1805",
      ]
    )
    #expect(
      try names([flight("a", "2026-11-30T00:05"), flight("b", "2026-11-30T18:05")]) == [
        "a": "rl618-departure-bos-0005", "b": "rl618-departure-bos-1805",
      ]
    )
  }

  @Test("the same designator on two days collides with nothing")
  func days() throws {
    #expect(
      try names([flight("a"), flight("b", "2026-12-01T09:00")]) == [
        "a": "rl618-departure-bos", "b": "rl618-departure-bos",
      ]
    )
  }

  @Test("the same time too gets digits of the hash, beside a third flight that has its own time")
  func sameTime() throws {
    #expect(
      try names([flight("a"), flight("b"), flight("c", "2026-11-30T10:00")]) == [
        "a": "rl618-departure-bos-0900-af63dc", "b": "rl618-departure-bos-0900-af63df",
        "c": "rl618-departure-bos-1000",
      ]
    )
  }

  @Test("ids that differ by case name two pages, also where names are compared without case")
  func cases() throws {
    let names = try names([flight("a"), flight("A", airline: "rl")])
    #expect(
      names == [
        "a": "rl618-departure-bos-0900-af63dc", "A": "rl618-departure-bos-0900-af63fc",
      ]
    )
  }

  @Test("another cut between airline and number collides, and is told apart by time")
  func cut() throws {
    #expect(
      try names([
        flight("a", airline: "R", number: "1618"),
        flight("b", "2026-11-30T10:00", airline: "R1", number: "618"),
      ]) == ["a": "r1618-departure-bos-0900", "b": "r1618-departure-bos-1000"]
    )
  }

  @Test("where spelling lost something, digits of the hash follow, alone or not")
  func lossy() throws {
    #expect(
      try names([
        flight("a", code: nil, name: "O'Hare"), flight("b", code: nil, name: "O Hare"),
        flight("c", code: nil, name: "東京"), flight("d", airline: "", number: ""),
      ]) == [
        "a": "rl618-departure-o-hare-af63dc", "b": "rl618-departure-o-hare",
        "c": "rl618-departure--af63de", "d": "-departure-bos-af63d9",
      ]
    )
  }

  @Test("a very long spelling is cut to a name that any file system takes")
  func long() throws {
    let long = String(repeating: "x", count: 5000)
    let names = try names([
      flight("a", airline: long, number: long, code: nil, name: long),
      flight("b", airline: long, number: long, code: nil, name: long + "y"),
    ])
    let cut = String(repeating: "x", count: 48)
    #expect(
      names == [
        "a": "\(cut)\(cut)-departure-\(cut)-af63dc", "b": "\(cut)\(cut)-departure-\(cut)-af63df",
      ]
    )
  }

  @Test("hostile spelling gives harmless and different names")
  func hostile() throws {
    let names = try names([
      flight("a", number: "../../index"), flight("b", number: "<b>"),
      flight("c", number: "a\u{0}b"),
      flight("d", number: "\u{202E}1"), flight("e", number: "％"), flight("f", number: "-"),
    ])
    #expect(Set(names.values).count == 6)
    for name in names.values { #expect(AddressName.isUsable(name)) }
  }

  @Test("a flight's name stays whatever other flights are there, where none collides")
  func stable() throws {
    let others = try (1...50).map { try flight("o\($0)", number: "\($0)") }
    for count in [0, 1, 50] {
      #expect(try names([flight("z")] + others.prefix(count))["z"] == "rl618-departure-bos")
    }
  }

  @Test("six digits that are equal by chance are followed by sixteen, on each")
  func chance() throws {
    var seen: [String: String] = [:]
    var pair: (String, String)?
    for number in 0..<100_000 where pair == nil {
      let id = "id-\(number)"
      let digits = StableHash(id.utf8).digits(6)
      pair = seen[digits].map { ($0, id) }
      seen[digits] = id
    }
    let (first, second) = try #require(pair)
    let names = try names([flight(first), flight(second)])
    let digits = StableHash(first.utf8).digits(6)
    for id in [first, second] {
      let whole = StableHash(id.utf8).digits(16)
      #expect(names[id] == "rl618-departure-bos-0900-\(digits)-\(whole)")
    }
  }

  @Test(
    "a name that another flight's time makes is lengthened on both, whichever is later",
    arguments: [nil, "2026-11-30T23:00"]
  )
  func timeLikeName(estimated: String?) throws {
    let names = try names([
      flight("a", estimated: estimated), flight("b", "2026-11-30T18:05"),
      flight("c", "2026-11-30T12:00", code: nil, name: "BOS 0900"),
    ])
    #expect(
      names == [
        "a": "rl618-departure-bos-0900-af63dc4c8601ec8c", "b": "rl618-departure-bos-1805",
        "c": "rl618-departure-bos-0900-af63de4c8601eff2",
      ]
    )
  }

  @Test("a thousand flights of one name and time all have pages of their own")
  func many() throws {
    let flights = try (0..<1000).map { try flight("id-\($0)") }
    #expect(try Set(names(flights).values).count == 1000)
  }
}
