import Diagnostics
import Schedule

/// Makes flights of legs, for the days of the site and one each side.
struct SSIMExpansion {
  private(set) var flights: [Flight] = []
  /// The template of each flight, by place.
  private(set) var origins: [Int32] = []
  private(set) var templates: [SSIMTemplate] = []

  private let legs: [SSIMLeg]
  private let first: Int
  private let last: Int
  private let ignoresVariations: Bool
  private let limit: Int
  private let window: Window
  private let itineraries: SSIMItineraries
  private var clock: SSIMClock
  private var maker: SSIMTemplates
  /// The last template of each direction, with its way.
  private var latest: [Direction: (chain: [Int], template: Int32)] = [:]

  init(_ file: borrowing SSIMFile, home: SSIMStation, options: SSIMOptions) {
    legs = file.legs
    window = options.window
    first = options.window.first.daysSinceEpoch - 1
    last = options.window.last.daysSinceEpoch + 1
    ignoresVariations = options.ignoresVariations
    limit = options.flightLimit
    itineraries = SSIMItineraries(file.legs, window: options.window)
    clock = SSIMClock(home: home, options: options)
    maker = SSIMTemplates(file, home: home)
  }

  /// Makes the flights of all legs that begin or end at the airport; false where they are too many.
  mutating func expand(collector: inout FlightCollector) -> Bool {
    for index in legs.indices where isHere(legs[index]) {
      expand(index, collector: &collector)
      guard flights.count <= limit else { return false }
    }
    return true
  }

  /// The flights, which are then here no more: they are changed where they are and not in a copy.
  mutating func takeFlights() -> [Flight] {
    var taken: [Flight] = []
    swap(&taken, &flights)
    return taken
  }

  private func isHere(_ leg: SSIMLeg) -> Bool {
    leg.departure.station == clock.home || leg.arrival.station == clock.home
  }

  private mutating func expand(_ index: Int, collector: inout FlightCollector) {
    let leg = legs[index]
    let shifts = [leg.departure.shift, leg.arrival.shift].map { Int($0 ?? 0) }
    // A day by UTC can be another here, and a leg arrive two days after it left.
    let start = max(Int(leg.first), first - 3 - max(shifts[0], shifts[1]))
    let end = min(Int(leg.last), last + 3)
    guard start <= end else { return }
    var findings = SSIMLegFindings(leg, clock: clock, ignoresVariations: ignoresVariations)
    for day in start...end where leg.operates(on: day) {
      let moments = clock.moments(of: leg, on: day)
      var isShown = false
      for direction in [Direction.departure, .arrival] {
        guard let resolution = time(of: leg, direction, on: day, moments) else { continue }
        let time = resolution.time
        guard (first...last).contains(time.local.date.daysSinceEpoch) else { continue }
        isShown = true
        findings.look(at: resolution, direction)
        let origin = origin(index, direction, moments, collector: &collector)
        var flight = templates[Int(origin)].flight
        flight.scheduledTime = time
        flights.append(flight)
        origins.append(origin)
      }
      if isShown { findings.look(at: moments, on: day, clock: &clock) }
    }
    if !findings.faults.isEmpty {
      collector.tell(findings.faults, at: leg.line.place)
    }
  }

  /// When a leg is at the airport; nil where that end of it is elsewhere. A wall time stays what it
  /// is; where the clock shows it twice, the variation tells which is meant.
  private func time(
    of leg: SSIMLeg,
    _ direction: Direction,
    on day: Int,
    _ moments: SSIMClock.Moments
  ) -> Resolution? {
    let end = direction == .departure ? leg.departure : leg.arrival
    guard end.station == clock.home else { return nil }
    switch leg.mode {
    case .utc:
      let seconds = direction == .departure ? moments.departure : moments.arrival
      let time = clock.zone.time(of: Instant(unixSeconds: seconds))
      return Resolution(time: time, kind: .unique)
    case .local:
      let shift = direction == .departure ? Int(end.shift ?? 0) : moments.arrivalShift
      let local = SSIMClock.local(end, on: day + shift)
      let resolution = clock.zone.resolve(local)
      guard resolution.kind == .repeated, let variation = end.variation else { return resolution }
      let told = clock.zone.time(of: local, offset: Int(variation) * 60)
      return told.local == local ? Resolution(time: told, kind: .unique) : resolution
    }
  }

  /// The template of a leg on a day.
  private mutating func origin(
    _ index: Int,
    _ direction: Direction,
    _ moments: SSIMClock.Moments,
    collector: inout FlightCollector
  ) -> Int32 {
    let chain = itineraries.chain(from: index, direction, at: moments, in: legs, clock: &clock)
    if let latest = latest[direction], latest.chain == chain { return latest.template }
    let place = Int32(templates.count)
    templates.append(maker.template(of: chain, direction, collector: &collector))
    latest[direction] = (chain, place)
    return place
  }

  /// The first and the last flight of the whole season, where none is on the days of the site: they
  /// tell which days the file is about.
  mutating func ends(collector: inout FlightCollector) -> [Flight] {
    let days = legs.indices.filter { isHere(legs[$0]) }.compactMap { index -> (Int, Int, Int)? in
      let leg = legs[index]
      let end = leg.last == SSIMLeg.openEnd ? max(Int(leg.first), last) + 14 : Int(leg.last)
      guard let first = leg.firstDay(from: Int(leg.first), through: end),
        let last = leg.lastDay(through: end)
      else { return nil }
      return (index, first, last)
    }
    guard let first = days.min(by: { $0.1 < $1.1 }), let last = days.max(by: { $0.2 < $1.2 })
    else { return [] }
    let ends = [(first.0, first.1)] + (first.1 == last.2 ? [] : [(last.0, last.2)])
    return ends.compactMap { index, day in
      let leg = legs[index]
      let direction: Direction =
        leg.departure.station == clock.home ? .departure : .arrival
      let moments = clock.moments(of: leg, on: day)
      guard let resolution = time(of: leg, direction, on: day, moments) else { return nil }
      let origin = origin(index, direction, moments, collector: &collector)
      var flight = templates[Int(origin)].flight
      flight.scheduledTime = resolution.time
      return flight
    }
  }
}
