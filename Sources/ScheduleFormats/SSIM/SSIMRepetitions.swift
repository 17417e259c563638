import Basics
import Diagnostics
import Schedule

/// Finds flights that two records tell of.
struct SSIMRepetitions {
  /// What makes a flight the same one.
  private struct Key: Hashable {
    var direction: Direction
    var flight: SSIMFlightKey
    var far: SSIMStation
    var scheduled: Int
  }

  /// A record that has another's flights.
  private struct Pair: Hashable {
    var first: Int
    var second: Int
    var isSame: Bool
  }

  /// The places of flights that are there before; each pair of records is told once.
  static func find(
    in expansion: borrowing SSIMExpansion,
    legs: [SSIMLeg],
    collector: inout FlightCollector
  ) -> Set<Int> {
    var byKey: [Key: Int] = [:]
    byKey.reserveCapacity(expansion.flights.count)
    var repeated: Set<Int> = []
    var told: Set<Pair> = []
    for index in expansion.flights.indices {
      let template = expansion.templates[Int(expansion.origins[index])]
      let key = Key(
        direction: expansion.flights[index].direction,
        flight: legs[template.leg].flight,
        far: template.far,
        scheduled: expansion.flights[index].scheduled.unixSeconds
      )
      guard let first = byKey[key] else {
        byKey[key] = index
        continue
      }
      repeated.insert(index)
      let flight = expansion.flights[index]
      var other = expansion.flights[first]
      (other.sourceLine, other.number) = (flight.sourceLine, flight.number)
      let line = expansion.flights[first].sourceLine ?? 0
      let pair = Pair(first: line, second: flight.sourceLine ?? 0, isSame: other == flight)
      guard told.insert(pair).inserted else { continue }
      let date = flight.scheduledDate
      let problem: SSIMProblem =
        pair.isSame
        ? .overlappingLeg(first: line, date: date)
        : .conflictingLeg(first: line, flight: flight.designator, date: date)
      let record = legs[template.leg].line
      collector.tell([RecordFault(offset: record.start, problem: problem)], at: record.place)
    }
    return repeated
  }
}
