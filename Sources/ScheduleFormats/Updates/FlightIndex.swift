import Schedule

/// Finds the flights that updates mean, by id or by airline, number and time.
struct FlightIndex {
  /// What an update means.
  enum Meaning {
    /// No flight; `isOther` is whether there are some of that name and day at other times.
    case none(isOther: Bool)
    /// One, by its place.
    case one(Int)
    /// Any of so many.
    case several(Int)
    /// One that is to be removed, but the day is a guess.
    case guess
  }

  /// What flights are found by.
  private struct Key: Hashable {
    var name: FlightName
    var date: CivilDate
  }

  /// How far, in seconds, a planned time can be from the one that another source tells.
  static let tolerance = 3 * 3600
  /// How much later than planned, in seconds, a flight is thought to be that is the only one: where it
  /// flies daily, no more than one of them can be meant.
  private static let longestDelay = 18 * 3600

  private var byID: [String: Int] = [:]
  private var byKey: [Key: [Int]] = [:]
  /// By the numbers under which they are also sold; made when one is asked for, as few are.
  private var byCodeshare: [Key: [Int]]?

  init(_ flights: [Flight]) {
    byID.reserveCapacity(flights.count)
    byKey.reserveCapacity(flights.count)
    for (index, flight) in flights.enumerated() {
      byID[flight.id] = index
      byKey[Key(name: FlightName(flight), date: flight.scheduledDate), default: []].append(index)
    }
  }

  /// What an update means.
  mutating func meaning(of update: FlightUpdate, in flights: [Flight]) -> Meaning {
    let meaning = ownMeaning(of: update, in: flights)
    // What another airline sells no more still flies.
    guard case .none(let isOther) = meaning, !isOther, !update.isRemoval,
      case .designator(let told) = update.key
    else { return meaning }
    let date: CivilDate
    var scheduled: Instant?
    switch told.moment {
    case .scheduled(let time):
      date = time.local.date
      scheduled = time.instant
    case .day(let day): date = day
    case .near: return meaning
    }
    let name = FlightName(airline: told.airline, number: told.number)
    // Of a day that has a flight with this number of its own, that one was meant.
    guard places(of: name, around: date, 0...0).isEmpty else { return meaning }
    let sold = soldPlaces(of: name, on: date, in: flights).filter { told.means(flights[$0]) }
    return Self.meaning(
      scheduled.map { Self.nearest(to: $0, among: sold, in: flights) } ?? sold,
      isOther: !sold.isEmpty
    )
  }

  /// What an update means by the flights' own numbers.
  private func ownMeaning(of update: FlightUpdate, in flights: [Flight]) -> Meaning {
    switch update.key {
    case .id(let id): return byID[id].map { .one($0) } ?? .none(isOther: false)
    case .designator(let told):
      let name = FlightName(airline: told.airline, number: told.number)
      func around(_ date: CivilDate, _ days: ClosedRange<Int>) -> [Int] {
        places(of: name, around: date, days).filter { told.means(flights[$0]) }
      }
      switch told.moment {
      case .scheduled(let time):
        let date = time.local.date
        let near = Self.nearest(to: time.instant, among: around(date, -1...1), in: flights)
        return Self.meaning(near, isOther: !around(date, 0...0).isEmpty)
      case .day(let date): return Self.meaning(around(date, 0...0))
      case .near(let time, let origin):
        let possible = around(origin, -2...2).filter { place in
          Self.days(of: flights[place], after: origin).contains { (-1...1).contains($0) }
        }
        guard !update.isRemoval else { return Self.removal(possible, origin, in: flights) }
        guard let time else { return Self.meaning(Self.likely(possible, origin, in: flights)) }
        return Self.meaning(
          around(time.local.date, -3...1).filter { place in
            Self.isPossible(flights[place], at: time, origin)
          }
        )
      }
    }
  }

  /// The place of the flight that a hand means: by its id, else by its name, each with the planned
  /// time, where that is one flight's alone. An id can be another flight's tomorrow, also one that the
  /// schedule gives.
  func place(of update: HandUpdate, in flights: [Flight]) -> Int? {
    if let place = byID[update.id], update.isOf(flights[place]) { return place }
    guard let scheduled = update.scheduled else { return nil }
    let name = FlightName(airline: update.airline, number: update.number)
    let meant = Self.nearest(
      to: scheduled,
      among: places(of: name, around: update.day, -1...1).filter {
        flights[$0].direction == update.direction
      },
      in: flights
    )
    return meant.count == 1 ? meant[0] : nil
  }

  private func places(
    of name: FlightName,
    around date: CivilDate,
    _ days: ClosedRange<Int>
  ) -> [Int] {
    days.flatMap { byKey[Key(name: name, date: date.adding(days: $0))] ?? [] }
  }

  /// The flights of a day that are also sold under a number.
  private mutating func soldPlaces(
    of name: FlightName,
    on date: CivilDate,
    in flights: [Flight]
  ) -> [Int] {
    if byCodeshare == nil {
      var places: [Key: [Int]] = [:]
      for (index, flight) in flights.enumerated() {
        for name in Set(flight.codeshares.map { FlightName($0) }) {
          places[Key(name: name, date: flight.scheduledDate), default: []].append(index)
        }
      }
      byCodeshare = places
    }
    return byCodeshare?[Key(name: name, date: date)] ?? []
  }

  private static func meaning(_ places: [Int], isOther: Bool = false) -> Meaning {
    switch places.count {
    case 0: .none(isOther: isOther)
    case 1: .one(places[0])
    default: .several(places.count)
    }
  }

  /// Those that are planned for an instant, to the minute, else those within the tolerance.
  private static func nearest(
    to scheduled: Instant,
    among places: [Int],
    in flights: [Flight]
  ) -> [Int] {
    func distance(_ place: Int) -> Int {
      abs(flights[place].scheduled.unixSeconds - scheduled.unixSeconds)
    }
    for longest in [0, 59] {
      let exact = places.filter { distance($0) <= longest }
      if !exact.isEmpty { return exact }
    }
    return places.filter { distance($0) <= tolerance }
  }

  // MARK: Without a planned time

  /// How many days behind a flight's first day its planned one is, by UTC and by the airport's clock.
  private static func days(of flight: Flight, after origin: CivilDate) -> Set<Int> {
    let utc = FlightTime(instant: flight.scheduled, offset: 0).local.date
    return Set([utc, flight.scheduledDate].map { $0.daysSinceEpoch - origin.daysSinceEpoch })
  }

  /// Whether a flight can be the one that is told to be at a time: it is at most a little early, and
  /// less than a day late unless its first day is that on which it is planned.
  private static func isPossible(
    _ flight: Flight,
    at time: FlightTime,
    _ origin: CivilDate
  ) -> Bool {
    let delay = time.instant.unixSeconds - flight.scheduled.unixSeconds
    let longest = days(of: flight, after: origin) == [0] ? 48 * 3600 : longestDelay
    return (-tolerance...longest).contains(delay)
  }

  /// Of flights about a first day those that are rather meant: a departure on it, an arrival on it or
  /// on the day after; else any.
  private static func likely(
    _ places: [Int],
    _ origin: CivilDate,
    in flights: [Flight]
  ) -> [Int] {
    let likely = places.filter { place in
      let last = flights[place].direction == .arrival ? 1 : 0
      return days(of: flights[place], after: origin).contains { (0...last).contains($0) }
    }
    return likely.isEmpty ? places : likely
  }

  /// What is removed must be the only flight about its first day, and planned for that by any clock.
  private static func removal(
    _ places: [Int],
    _ origin: CivilDate,
    in flights: [Flight]
  ) -> Meaning {
    guard let place = places.first else { return .none(isOther: false) }
    let isCertain = places.count == 1 && days(of: flights[place], after: origin) == [0]
    return isCertain ? .one(place) : .guess
  }
}
