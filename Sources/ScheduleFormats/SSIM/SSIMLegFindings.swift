import Basics
import Diagnostics
import Schedule

/// What is odd about the times of a leg, each kind told once, for the first day that has it.
struct SSIMLegFindings {
  private(set) var faults: [RecordFault<SSIMProblem>] = []
  private let leg: SSIMLeg
  private let ignoresVariations: Bool
  private var codes: Set<String> = []

  init(_ leg: SSIMLeg, clock: SSIMClock, ignoresVariations: Bool) {
    self.leg = leg
    self.ignoresVariations = ignoresVariations
  }

  /// Looks at a wall time at the airport.
  mutating func look(at resolution: Resolution, _ direction: Direction) {
    let field: SSIMField = direction == .departure ? .departureTime : .arrivalTime
    let local = resolution.time.local
    let time = "\(Digits.text(local.hour, width: 2)):\(Digits.text(local.minute, width: 2))"
    switch resolution.kind {
    case .unique: break
    case .gap: report(.skippedTime(time, date: local.date), at: field)
    case .repeated: report(.repeatedTime(time, date: local.date), at: field)
    }
  }

  /// Looks at what the record says of days and clocks.
  mutating func look(at moments: SSIMClock.Moments, on day: Int, clock: inout SSIMClock) {
    if let computed = moments.computedShift, computed != moments.arrivalShift {
      report(.otherDay(given: moments.arrivalShift, computed: computed), at: .dateVariation)
    }
    guard !ignoresVariations else { return }
    let days = (departure: day + Int(leg.departure.shift ?? 0), arrival: day + moments.arrivalShift)
    look(at: leg.departure, .departureVariation, on: days.departure, moments.departure, &clock)
    look(at: leg.arrival, .arrivalVariation, on: days.arrival, moments.arrival, &clock)
  }

  /// Compares the variation of one end with what its zone says at its moment.
  private mutating func look(
    at end: SSIMLeg.End,
    _ field: SSIMField,
    on day: Int,
    _ seconds: Int,
    _ clock: inout SSIMClock
  ) {
    guard let variation = end.variation, let zone = clock.zone(of: end.station) else { return }
    let offset: Int
    let date: CivilDate
    switch leg.mode {
    case .utc:
      let time = zone.time(of: Instant(unixSeconds: seconds))
      offset = time.offset
      date = time.local.date
    case .local:
      let local = SSIMClock.local(end, on: day)
      let resolution = zone.resolve(local)
      // Either is right where the clock shows the time twice or not at all.
      guard resolution.kind == .unique else { return }
      offset = resolution.time.offset
      date = local.date
    }
    guard offset != Int(variation) * 60 else { return }
    report(
      .otherVariation(
        airport: end.station.code,
        value: Self.text(Int(variation)),
        zone: Self.text(offset / 60),
        date: date
      ),
      at: field
    )
  }

  private mutating func report(_ problem: SSIMProblem, at field: SSIMField) {
    guard codes.insert("\(field) \(problem.code)").inserted else { return }
    let offset = min(leg.line.start + field.columns.lowerBound - 1, leg.line.end)
    faults.append(RecordFault(offset: offset, problem: problem))
  }

  /// "+0400".
  private static func text(_ minutes: Int) -> String {
    let digits = Digits.text(abs(minutes) / 60 * 100 + abs(minutes) % 60, width: 4)
    return (minutes < 0 ? "-" : "+") + digits
  }
}
