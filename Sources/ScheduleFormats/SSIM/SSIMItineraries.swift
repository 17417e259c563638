import Schedule

/// The ways of flights that make stops: which leg follows another under one number.
struct SSIMItineraries {
  private struct Way: Hashable {
    var flight: SSIMFlightKey
    var variation: UInt32
  }

  private struct Key: Hashable {
    var way: Way
    var sequence: UInt8
    var station: SSIMStation
  }

  /// How many records of the same leg are looked at for one day.
  private static let most = 64
  /// The longest stop on the way.
  private static let longestStop = 86_400

  /// By way, number and airport of departure.
  private var following: [Key: [Int32]] = [:]
  /// By way, number and airport of arrival.
  private var preceding: [Key: [Int32]] = [:]

  /// Only legs that can operate near the days of the site are kept.
  init(_ legs: [SSIMLeg], window: Window) {
    let ways = Set(legs.lazy.filter { $0.sequence > 1 }.map(Self.way))
    guard !ways.isEmpty else { return }
    let (first, last) = (window.first.daysSinceEpoch - 14, window.last.daysSinceEpoch + 14)
    for (index, leg) in legs.enumerated()
    where Int(leg.first) <= last && Int(leg.last) >= first {
      let way = Self.way(leg)
      guard ways.contains(way) else { continue }
      let begin = Key(way: way, sequence: leg.sequence, station: leg.departure.station)
      let end = Key(way: way, sequence: leg.sequence, station: leg.arrival.station)
      following[begin, default: []].append(Int32(index))
      preceding[end, default: []].append(Int32(index))
    }
  }

  private static func way(_ leg: SSIMLeg) -> Way {
    Way(flight: leg.flight, variation: leg.variation)
  }

  /// The legs from the airport on, or to it, by their places: first the one that begins or ends
  /// there, then outwards, up to where the way ends or comes back to the airport.
  func chain(
    from index: Int,
    _ direction: Direction,
    at moments: SSIMClock.Moments,
    in legs: [SSIMLeg],
    clock: inout SSIMClock
  ) -> [Int] {
    var chain = [index]
    var moments = moments
    while let (next, found) = neighbor(
      of: legs[chain[chain.count - 1]],
      direction,
      moments,
      legs,
      &clock
    ) {
      chain.append(next)
      moments = found
    }
    return chain
  }

  private func neighbor(
    of leg: SSIMLeg,
    _ direction: Direction,
    _ moments: SSIMClock.Moments,
    _ legs: [SSIMLeg],
    _ clock: inout SSIMClock
  ) -> (Int, SSIMClock.Moments)? {
    guard !following.isEmpty else { return nil }
    let candidates: [Int32]?
    switch direction {
    case .departure:
      guard leg.arrival.station != clock.home, leg.sequence < 99 else { return nil }
      let key = Key(way: Self.way(leg), sequence: leg.sequence + 1, station: leg.arrival.station)
      candidates = following[key]
    case .arrival:
      guard leg.departure.station != clock.home, leg.sequence > 1 else { return nil }
      let key = Key(way: Self.way(leg), sequence: leg.sequence - 1, station: leg.departure.station)
      candidates = preceding[key]
    }
    guard let candidates else { return nil }
    let here = direction == .departure ? moments.arrival : moments.departure
    let day = CivilDate(daysSinceEpoch: 0).daysSinceEpoch + here.dividedDownByDay
    var best: (index: Int, stop: Int, moments: SSIMClock.Moments)?
    for candidate in candidates.prefix(Self.most) {
      let other = legs[Int(candidate)]
      let far = direction == .departure ? other.arrival.station : other.departure.station
      guard far != clock.home else { continue }
      for day in day - 3...day + 3 where other.operates(on: day) {
        let found = clock.moments(of: other, on: day)
        let stop = direction == .departure ? found.departure - here : here - found.arrival
        guard (0...Self.longestStop).contains(stop), stop < best?.stop ?? .max else { continue }
        best = (Int(candidate), stop, found)
      }
    }
    return best.map { ($0.index, $0.moments) }
  }
}

extension Int {
  /// The day of a second, both counted from 1970-01-01.
  fileprivate var dividedDownByDay: Int {
    self >= 0 ? self / 86_400 : -((-self + 86_399) / 86_400)
  }
}
