import Schedule

/// Folds rows that are other airlines' numbers for a flight into that flight. Where the flight is not
/// there, the first of them is one.
enum CodeshareFolding {
  /// What the rows of one flight have in common.
  private struct Key: Hashable {
    var direction: Direction
    /// Its number, or the airport.
    var name: String
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
        let number = flight.airline.code + flight.number
        if !rows[flightIndex].flight.codeshares.contains(number) {
          rows[flightIndex].flight.codeshares.append(number)
        }
      } else {
        kept.append(index)
        if case .named? = rows[index].codeshare { main[key] = index }
      }
    }
    return kept
  }

  /// Whether a number is that of a flight.
  static func isSame(_ name: String, as flight: Flight) -> Bool {
    plain(name) == plain(flight.airline.code + flight.number)
  }

  private static func named(_ flight: Flight, _ name: String? = nil) -> Key {
    Key(
      direction: flight.direction,
      name: plain(name ?? flight.airline.code + flight.number),
      moment: flight.scheduledDate.daysSinceEpoch
    )
  }

  private static func timed(_ flight: Flight) -> Key {
    Key(
      direction: flight.direction,
      name: "\t" + (flight.airport.code ?? flight.airport.name),
      moment: flight.scheduled.unixSeconds
    )
  }

  /// A number without blanks and without zeros behind the airline.
  private static func plain(_ name: String) -> String {
    let bytes = Array(name.utf8)
    guard let designator = Designator(bytes.span) else { return name }
    let number = bytes[designator.number].drop { $0 == 0x30 }
    return String(decoding: bytes[designator.airline] + number, as: UTF8.self).uppercased()
  }
}
