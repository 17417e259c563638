import Basics
import Schedule

/// Folds flights that others sell into the flight that they are in truth: one row, all numbers.
struct SSIMCodeshares {
  /// What is the same of a flight and of those it is sold as: the leg, the day and the direction.
  private struct Key: Hashable {
    var direction: Direction
    var flight: SSIMFlightKey
    var other: SSIMStation
    var date: CivilDate
  }

  /// How often a flight can be another one in turn; more is a circle.
  private static let longestChain = 8

  private let legs: [SSIMLeg]
  private var byKey: [Key: [Int]] = [:]
  /// The flight that a flight is in truth, by their places.
  private var operators: [Int: Int] = [:]

  private init(legs: [SSIMLeg]) {
    self.legs = legs
  }

  /// Adds numbers to the flights that are operated, and the flights that are gone to those that are
  /// left out.
  static func fold(
    _ flights: inout [Flight],
    of expansion: borrowing SSIMExpansion,
    legs: [SSIMLeg],
    leftOut: inout Set<Int>
  ) {
    let templates = expansion.templates
    let isShared = templates.map { $0.operating != nil || !$0.marketing.isEmpty }
    guard isShared.contains(true) else { return }
    var codeshares = SSIMCodeshares(legs: legs)
    let origins = expansion.origins.map(Int.init)
    codeshares.index(flights, origins, templates, leftOut)
    for index in flights.indices where isShared[origins[index]] && !leftOut.contains(index) {
      codeshares.link(index, flights, templates[origins[index]])
    }
    // What a flight is sold as counts where the other record does not say what it is in truth.
    for index in flights.indices where isShared[origins[index]] && !leftOut.contains(index) {
      codeshares.linkSold(index, flights, templates[origins[index]]) {
        templates[origins[$0]].operating != nil
      }
    }
    var lists: [Int: CodeshareList] = [:]
    for (index, _) in codeshares.operators.sorted(by: { $0.key < $1.key }) {
      guard let root = codeshares.root(of: index) else { continue }
      lists[root, default: CodeshareList(flights[root].codeshares)]
        .add(flights[index].airline.code + flights[index].number)
      leftOut.insert(index)
    }
    for (index, list) in lists { flights[index].codeshares = list.numbers }
  }

  private mutating func index(
    _ flights: [Flight],
    _ origins: [Int],
    _ templates: [SSIMTemplate],
    _ leftOut: Set<Int>
  ) {
    byKey.reserveCapacity(flights.count)
    for index in flights.indices where !leftOut.contains(index) {
      let leg = legs[templates[origins[index]].leg]
      byKey[key(of: flights[index], leg, as: leg.flight), default: []].append(index)
    }
  }

  private func key(of flight: Flight, _ leg: SSIMLeg, as number: SSIMFlightKey) -> Key {
    Key(
      direction: flight.direction,
      flight: number,
      other: flight.direction == .departure ? leg.arrival.station : leg.departure.station,
      date: flight.scheduledDate
    )
  }

  /// The flight with a number on the same leg and day; of several the nearest by its time.
  private func counterpart(
    of index: Int,
    _ flights: [Flight],
    _ leg: SSIMLeg,
    as number: SSIMFlightKey
  ) -> Int? {
    let time = flights[index].scheduled.unixSeconds
    return byKey[key(of: flights[index], leg, as: number)]?
      .filter { $0 != index }
      .min {
        abs(flights[$0].scheduled.unixSeconds - time)
          < abs(flights[$1].scheduled.unixSeconds - time)
      }
  }

  private mutating func link(_ index: Int, _ flights: [Flight], _ template: SSIMTemplate) {
    guard let number = template.operating else { return }
    operators[index] = counterpart(of: index, flights, legs[template.leg], as: number)
  }

  private mutating func linkSold(
    _ index: Int,
    _ flights: [Flight],
    _ template: SSIMTemplate,
    isOthers: (Int) -> Bool
  ) {
    for number in template.marketing {
      guard let sold = counterpart(of: index, flights, legs[template.leg], as: number),
        operators[sold] == nil, !isOthers(sold), root(of: index) != sold
      else { continue }
      operators[sold] = index
    }
  }

  /// The flight that a flight is in truth, itself where it is no other's; nil in a circle.
  private func root(of index: Int) -> Int? {
    var root = index
    for _ in 0..<Self.longestChain {
      guard let next = operators[root] else { return root }
      root = next
    }
    return nil
  }
}
