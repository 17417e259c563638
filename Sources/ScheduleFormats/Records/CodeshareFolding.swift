import Schedule

/// Folds rows that are other airlines' numbers for a flight into that flight. Where the flight is not
/// there, the first of them is one.
enum CodeshareFolding {
  /// What tells a flight.
  private enum Name: Hashable {
    case number(FlightName)
    case airport(String)
  }

  /// What the rows of one flight have in common.
  private struct Key: Hashable {
    var direction: Direction
    /// Its number, or the airport.
    var name: Name
    /// Its day, or its planned time.
    var moment: Int
  }

  /// The places of the rows that stay flights, with the numbers of the others put into them.
  static func fold(_ rows: inout [RecordFlight]) -> [Int] {
    var main: [Key: Int] = [:]
    var ambiguous: Set<Key> = []
    for (index, row) in rows.enumerated() where row.codeshare == nil {
      for key in [named(row.flight), timed(row.flight)] {
        if main.updateValue(index, forKey: key) != nil { ambiguous.insert(key) }
      }
    }
    var kept: [Int] = []
    var lists: [Int: CodeshareList] = [:]
    for index in rows.indices {
      let flight = rows[index].flight
      let key: Key? =
        switch rows[index].codeshare {
        case nil: nil
        case .named(let name): named(flight, name)
        case .marked: timed(flight)
        }
      guard let key else {
        kept.append(index)
        continue
      }
      // Two flights at one time to one airport: which of them it is nothing tells.
      if let flightIndex = main[key], !ambiguous.contains(key) {
        lists[flightIndex, default: CodeshareList(rows[flightIndex].flight.codeshares)]
          .add(flight.airline.code + flight.number)
      } else {
        kept.append(index)
        if !ambiguous.contains(key) { main[key] = index }
      }
    }
    for (index, list) in lists { rows[index].flight.codeshares = list.numbers }
    return kept
  }

  /// Whether a number is that of a flight.
  static func isSame(_ name: String, as flight: Flight) -> Bool {
    FlightName(name) == FlightName(flight)
  }

  private static func named(_ flight: Flight, _ name: String? = nil) -> Key {
    Key(
      direction: flight.direction,
      name: .number(name.map { FlightName($0) } ?? FlightName(flight)),
      moment: flight.scheduledDate.daysSinceEpoch
    )
  }

  private static func timed(_ flight: Flight) -> Key {
    Key(
      direction: flight.direction,
      name: .airport(flight.airport.code ?? flight.airport.name),
      moment: flight.scheduled.unixSeconds
    )
  }
}
