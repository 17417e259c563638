import Schedule

/// When legs are at their two ends.
struct SSIMClock {
  /// One leg on one day.
  struct Moments {
    /// When it leaves, in seconds since 1970-01-01T00:00Z.
    var departure: Int
    /// When it arrives, in the same.
    var arrival: Int
    /// How many days its arrival is after its day of operation, by the record's calendar.
    var arrivalShift: Int
    /// The same by UTC, where both ends' clocks are known.
    var computedShift: Int?
  }

  let home: SSIMStation
  let zone: AirportZone
  private let years: ClosedRange<Int>
  private let reference: ReferenceData
  private var zones: [SSIMStation: AirportZone?] = [:]
  private static let day = 86_400

  init(home: SSIMStation, options: SSIMOptions) {
    self.home = home
    zone = options.zone
    reference = options.reference
    years = options.window.first.year - 1...options.window.last.year + 1
  }

  /// The zone of an airport; nil where it is not known.
  mutating func zone(of station: SSIMStation) -> AirportZone? {
    if station == home { return zone }
    if let known = zones[station] { return known }
    let identifier = reference.zone(ofAirport: station.code)
    let zone = identifier.flatMap { AirportZone(identifier: $0, years: years) }
    zones[station] = .some(zone)
    return zone
  }

  /// When a leg that operates on a day leaves and arrives.
  mutating func moments(of leg: SSIMLeg, on day: Int) -> Moments {
    let departureDay = day + Int(leg.departure.shift ?? 0)
    switch leg.mode {
    case .utc:
      let departure = seconds(departureDay, leg.departure)
      return moments(day, departure: departure, leg.arrival, offset: 0, isSure: true)
    case .local:
      let here = offset(of: leg.departure, on: departureDay)
      let there = offset(of: leg.arrival, on: departureDay)
      let departure = seconds(departureDay, leg.departure) - (here ?? there ?? 0)
      let isSure = here != nil && there != nil
      let offset = there ?? here ?? 0
      let first = moments(day, departure: departure, leg.arrival, offset: offset, isSure: isSure)
      guard leg.arrival.variation == nil, there != nil else { return first }
      return corrected(first, leg.arrival, on: day)
    }
  }

  /// The moments of a leg whose clock of arrival may have been changed between the day that it was
  /// asked for and the one on which the leg arrives: on each day that can be meant it is asked again.
  private mutating func corrected(
    _ moments: Moments,
    _ arrival: SSIMLeg.End,
    on day: Int
  ) -> Moments {
    var corrected = moments
    let guess = moments.computedShift ?? moments.arrivalShift
    for shift in guess - 1...guess + 1 {
      let moment = seconds(day + shift, arrival) - (offset(of: arrival, on: day + shift) ?? 0)
      guard moment > moments.departure else { continue }
      if moments.computedShift != nil { corrected.computedShift = shift }
      if arrival.shift == nil { corrected.arrivalShift = shift }
      break
    }
    let last = day + corrected.arrivalShift
    corrected.arrival = seconds(last, arrival) - (offset(of: arrival, on: last) ?? 0)
    return corrected
  }

  /// What a clock shows at one end of a local leg.
  static func local(_ end: SSIMLeg.End, on day: Int) -> LocalTime {
    LocalTime(date: CivilDate(daysSinceEpoch: day), secondOfDay: Int(end.minute) * 60)
  }

  private func seconds(_ day: Int, _ end: SSIMLeg.End) -> Int {
    day * Self.day + Int(end.minute) * 60
  }

  /// The distance from UTC in seconds: what the record says, else what the zone does.
  private mutating func offset(of end: SSIMLeg.End, on day: Int) -> Int? {
    if let variation = end.variation { return Int(variation) * 60 }
    return zone(of: end.station)?.resolve(Self.local(end, on: day)).time.offset
  }

  /// The arrival is on the day that is given, else on the first on which it is after the departure.
  private func moments(
    _ day: Int,
    departure: Int,
    _ arrival: SSIMLeg.End,
    offset: Int,
    isSure: Bool
  ) -> Moments {
    let early = seconds(day, arrival) - offset
    let distance = departure - early
    let computed =
      (distance >= 0 ? distance / Self.day : -((-distance - 1) / Self.day) - 1) + 1
    let shift = arrival.shift.map(Int.init) ?? computed
    return Moments(
      departure: departure,
      arrival: early + shift * Self.day,
      arrivalShift: shift,
      computedShift: isSure ? computed : nil
    )
  }
}
