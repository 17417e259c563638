import Schedule

/// Finds the flights that updates mean, by id or by airline, number and day. Zeros before a number
/// and the case of letters do not count.
struct FlightIndex {
  /// What flights are found by.
  private struct Name: Hashable {
    var airline: String
    var number: Substring
    var date: CivilDate

    init(airline: String, number: String, date: CivilDate) {
      self.airline = airline.uppercased()
      self.number = number.uppercased().drop { $0 == "0" }
      self.date = date
    }
  }

  private var byID: [String: Int] = [:]
  private var byName: [Name: [Int]] = [:]

  init(_ flights: [Flight]) {
    byID.reserveCapacity(flights.count)
    byName.reserveCapacity(flights.count)
    for (index, flight) in flights.enumerated() {
      byID[flight.id] = index
      let name = Name(
        airline: flight.airline.code,
        number: flight.number,
        date: flight.scheduledDate
      )
      byName[name, default: []].append(index)
    }
  }

  /// The places of the flights that a key means. Of several, a planned time that is one's alone
  /// decides.
  func places(of key: FlightUpdate.Key, in flights: [Flight]) -> [Int] {
    switch key {
    case .id(let id): return byID[id].map { [$0] } ?? []
    case .designator(let told):
      let name = Name(airline: told.airline, number: told.number, date: told.date)
      let meant = (byName[name] ?? []).filter { told.means(flights[$0]) }
      guard meant.count > 1, let scheduled = told.scheduled else { return meant }
      let exact = meant.filter { flights[$0].scheduled == scheduled }
      return exact.isEmpty ? meant : exact
    }
  }

  /// The place of the flight that a hand means: by its id, which a schedule may make anew, else by its
  /// name and day, where that is one flight's alone.
  func place(of update: HandUpdate, in flights: [Flight]) -> Int? {
    if let place = byID[update.id] { return place }
    let name = Name(airline: update.airline, number: update.number, date: update.day)
    let meant = (byName[name] ?? []).filter { flights[$0].direction == update.direction }
    return meant.count == 1 ? meant[0] : nil
  }
}
