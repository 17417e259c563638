import Diagnostics
import Schedule

/// Gives each flight an id that means the same flight tomorrow, and finds those that are there
/// twice.
///
/// Without an id of the data it is made by `FlightIdentity`, with the time where several flights of
/// the file share that one. Never of the row's number, which is another tomorrow.
enum FlightIdentities {
  /// A flight that is there again, both by their places in the list.
  struct Repetition {
    var first: Int
    var second: Int
    /// Whether all fields are the same, too.
    var isSame: Bool
  }

  /// Fills in ids, and returns the flights that have one that is taken, in the list's order.
  static func complete(_ flights: inout [Flight]) -> [Repetition] {
    let unnamed = flights.indices.filter { flights[$0].id.isEmpty }
    var first: [String: Int] = [:]
    first.reserveCapacity(unnamed.count)
    // By the first flight's place, all that share its id: hardly ever any.
    var sharing: [Int: [Int]] = [:]
    var dates = DateTexts()
    for index in unnamed {
      let id = id(of: flights[index], on: dates.text(of: flights[index].scheduledDate))
      if let earlier = first[id] {
        sharing[earlier, default: [earlier]].append(index)
      } else {
        first[id] = index
      }
      flights[index].id = id
    }
    for indices in sharing.values { distinguish(indices, in: &flights) }
    // A made id ends in its date or, with a time, does not: where all are made, only those that
    // have shared one can still share one.
    let suspects =
      unnamed.count == flights.count
      ? sharing.values.flatMap { $0 }.sorted() : Array(flights.indices)
    return repetitions(in: flights, among: suspects)
  }

  private static func id(of flight: Flight, on date: String) -> String {
    FlightIdentity.id(
      direction: flight.direction,
      airline: flight.airline.code,
      number: flight.number,
      airport: flight.airport.code ?? flight.airport.name,
      date: date
    )
  }

  /// Adds the times, as short as tells them apart: to the minute, else to the second, and with the
  /// offsets those of the hour that the clock repeats.
  private static func distinguish(_ sharing: [Int], in flights: inout [Flight]) {
    let times = Set(sharing.map { flights[$0].scheduledTime })
    guard times.count > 1 else { return }
    let form = TimeForm.allCases.first { form in
      Set(times.map(form.text(of:))).count == times.count
    }
    for index in sharing {
      flights[index].id += "-" + (form ?? .secondAndOffset).text(of: flights[index].scheduledTime)
    }
  }

  private static func repetitions(in flights: [Flight], among indices: [Int]) -> [Repetition] {
    var repetitions: [Repetition] = []
    var byID: [String: Int] = [:]
    byID.reserveCapacity(indices.count)
    for index in indices {
      guard let first = byID.updateValue(index, forKey: flights[index].id) else { continue }
      byID[flights[index].id] = first
      var other = flights[first]
      other.sourceLine = flights[index].sourceLine
      if FlightName(other) == FlightName(flights[index]) { other.number = flights[index].number }
      let isSame = other == flights[index]
      repetitions.append(Repetition(first: first, second: index, isSame: isSame))
    }
    return repetitions
  }
}
