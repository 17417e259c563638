import Basics
import Schedule

/// The names of flights' pages within their days' folders.
///
/// A name is designator, direction and far airport. Where two on a day collide each gets its
/// scheduled time; where that is not enough, or where spelling lost something, digits of the hash
/// of its identity. Data never fails a build by its spelling.
struct FlightNames: Sendable {
  private let names: [String]

  /// Names all flights that have pages.
  init(_ schedule: FlightSchedule) {
    var names = [String](repeating: "", count: schedule.flights.count)
    for day in schedule.pages {
      Self.name(day.indices, of: schedule, into: &names)
    }
    self.names = names
  }

  /// The name of a flight's page, without ending, by the flight's index in the schedule.
  subscript(index: Int) -> String { names[index] }

  private static func name(
    _ indices: [Int],
    of schedule: FlightSchedule,
    into names: inout [String]
  ) {
    var plain: [String: [Int]] = [:]
    plain.reserveCapacity(indices.count)
    for index in indices {
      let (name, isLossy) = plainName(schedule.flights[index])
      if isLossy {
        names[index] = "\(name)-\(hash(schedule.flights[index], 6))"
      } else {
        names[index] = name
        plain[name, default: []].append(index)
      }
    }
    for sharers in plain.values where sharers.count > 1 {
      let times = sharers.map { time(schedule.flights[$0]) }
      let counts = Dictionary(times.map { ($0, 1) }, uniquingKeysWith: +)
      for (index, time) in zip(sharers, times) {
        let suffix = counts[time] == 1 ? "" : "-\(hash(schedule.flights[index], 6))"
        names[index] += "-\(time)\(suffix)"
      }
    }
    lengthenCollisions(indices, of: schedule, in: &names)
  }

  /// Six digits can be equal by chance, or a name with digits be another flight's plain name. All
  /// that share a name are lengthened, since the order of flights changes when one is late.
  private static func lengthenCollisions(
    _ indices: [Int],
    of schedule: FlightSchedule,
    in names: inout [String]
  ) {
    var owners: [String: Int] = [:]
    owners.reserveCapacity(indices.count)
    for index in indices { owners[names[index], default: 0] += 1 }
    guard owners.count < indices.count else { return }
    for index in indices where owners[names[index]] != 1 {
      names[index] += "-\(hash(schedule.flights[index], 16))"
    }
    // Whoever writes data on purpose can make even these equal.
    let ordered = indices.sorted {
      TextOrder.precedes(schedule.flights[$0].id, schedule.flights[$1].id)
    }
    var seen: Set<String> = []
    for index in ordered {
      while !seen.insert(names[index]).inserted { names[index] += "-2" }
    }
  }

  private static func plainName(_ flight: Flight) -> (name: String, isLossy: Bool) {
    let airline = Slug(flight.airline.code, separator: false)
    let number = Slug(flight.number, separator: false)
    let airport = Slug(flight.airport.code ?? flight.airport.name, separator: true)
    let name = "\(airline.text)\(number.text)-\(flight.direction.rawValue)-\(airport.text)"
    return (name, airline.isLossy || number.isLossy || airport.isLossy)
  }

  private static func time(_ flight: Flight) -> String {
    let local = flight.scheduledTime.local
    return Digits.text(local.hour * 100 + local.minute, width: 4)
  }

  private static func hash(_ flight: Flight, _ count: Int) -> String {
    StableHash(flight.id.utf8).digits(count)
  }
}
