import Basics
import Schedule

/// One end of a leg as a row of a board; what no message told is nil.
struct AIDXFlight {
  /// The leg as messages tell it.
  let leg: AIDXLeg
  /// What tells it from others.
  let key: AIDXLegKey
  /// Which end of the leg the site's airport is.
  let direction: Direction
  /// Whether it was to come here and goes elsewhere.
  var isDiverted = false
  /// The source's words for a status, in small letters.
  let statusWords: [String: String]

  /// The code of the airline that passengers are shown.
  var airline: String { leg[.publicAirline].first ?? key.airline }

  /// The number that passengers are shown.
  var number: String {
    if let number = leg[.publicNumber].first { return number + (leg[.publicSuffix].first ?? "") }
    return leg.number + key.suffix
  }

  /// Whether it is not to be shown: deleted, or hidden.
  var isRemoved: Bool { leg.isDeleted || !leg[.isHidden].isEmpty }

  /// That it has no planned time.
  var missingTime: AIDXProblem {
    .missingTime(
      flight: "\(airline) \(number)",
      qualifier: direction == .arrival ? "ONB" : "OFB"
    )
  }

  /// The planned time.
  var scheduled: FlightTime? { time(.scheduled) }
  /// When it is thought to be.
  var estimated: FlightTime? { time(.estimated) }
  /// When it was.
  var actual: FlightTime? { time(.actual) }

  /// The moment at the stand, else that on the runway.
  private func time(_ kind: AIDXTimeSlot.Kind) -> FlightTime? {
    switch direction {
    case .departure: leg[.offBlock, kind] ?? leg[.takeOff, kind]
    case .arrival: leg[.onBlock, kind] ?? leg[.touchDown, kind]
    }
  }

  /// The planned time, be it told before the leg was deleted.
  private var toldScheduled: FlightTime? {
    switch direction {
    case .departure: leg.told(.offBlock, .scheduled) ?? leg.told(.takeOff, .scheduled)
    case .arrival: leg.told(.onBlock, .scheduled) ?? leg.told(.touchDown, .scheduled)
    }
  }

  /// The first or last airport of the itinerary, and the stops between in the order of travel.
  var route: (airport: String, via: [String]) {
    // What can be next to each airport, in the message's order.
    var ways: [Substring: [Substring]] = [:]
    for leg in leg[.legs] {
      let ends = leg.split(separator: "\t")
      guard ends.count == 2 else { continue }
      let (near, far) = direction == .arrival ? (ends[1], ends[0]) : (ends[0], ends[1])
      ways[near, default: []].append(far)
    }
    let end = Substring(direction == .arrival ? key.departure : key.arrival)
    var stops = [String(end)]
    // The site's own leg is no way on.
    var seen: Set = [Substring(key.departure), Substring(key.arrival)]
    var ahead = ways[end]
    while let next = ahead?.first(where: { !seen.contains($0) }) {
      stops.append(String(next))
      seen.insert(next)
      ahead = ways[next]
    }
    let airport = stops.removeLast()
    return (airport, direction == .arrival ? stops.reversed() : stops)
  }

  /// What it is doing; nil where nothing tells.
  var status: Status? {
    let own = leg[.operationalStatus(direction)] + leg[.operationalStatus(nil)]
    let operational = own.map(status(of:))
    if let cancelled = operational.first(where: { $0.code == .cancelled }) { return cancelled }
    if isDiverted { return Status(.diverted) }
    if let shown = leg[.displayStatus].first ?? leg[.publicStatus].first {
      return status(of: shown)
    }
    return operational.first { $0.code != .scheduled } ?? remarkedStatus ?? statusByTimes
      ?? operational.first
  }

  /// Some systems write a status as a remark.
  private var remarkedStatus: Status? {
    (leg[.remark] + leg[.remarkCode]).lazy.map(status(of:)).first { $0.code != .unknown }
  }

  private var statusByTimes: Status? {
    switch direction {
    case .departure:
      leg[.offBlock, .actual] ?? leg[.takeOff, .actual] == nil ? nil : Status(.departed)
    case .arrival:
      leg[.onBlock, .actual] != nil
        ? Status(.arrived) : leg[.touchDown, .actual] == nil ? nil : Status(.landed)
    }
  }

  private func status(of text: String) -> Status {
    let word = text.lowercased()
    return Status(data: statusWords[word] ?? Self.words[word] ?? text)
  }

  /// Codes that mean something else here than elsewhere, or are known only here.
  private static let words = [
    "sct": StatusCode.scheduled.rawValue, "gcl": StatusCode.gateClosed.rawValue,
    "ben": StatusCode.gateClosed.rawValue, "cnl": StatusCode.cancelled.rawValue,
  ]

  /// The remark that is none of a status, as Markdown.
  var remark: String? {
    let texts = leg[.remark].isEmpty ? leg[.remarkCode] : leg[.remark]
    let remarks = texts.filter { status(of: $0).code == .unknown }
    return remarks.isEmpty ? nil : LiteralMarkdown.escaped(remarks.joined(separator: " "))
  }

  /// What passengers use of a kind: what is in fact used, else what is planned.
  func resource(_ resource: AIDXResource) -> String? {
    for isActual in [true, false] {
      for end in [direction, nil] {
        let names = leg[.resource(resource, end, isActual: isActual)]
        if !names.isEmpty { return names.joined(separator: ", ") }
      }
    }
    guard resource == .checkIn, direction == .departure else { return nil }
    return DeskList.text(of: leg[.allocatedDesks])
  }

  /// The flight of a schedule; nil where it has no planned time.
  func flight(line: Int?) -> Flight? {
    guard let scheduled else { return nil }
    let route = route
    var flight = Flight(
      id: "",
      direction: direction,
      airline: Airline(code: airline, name: AirlineTable.name(of: airline)),
      number: number,
      airport: Airport(data: route.airport),
      scheduled: scheduled,
      status: status ?? Status(.scheduled)
    )
    flight.via = route.via
    flight.estimatedTime = estimated
    flight.actualTime = actual
    flight.terminal = resource(.terminal)
    flight.gate = resource(.gate)
    flight.belt = direction == .arrival ? resource(.belt) : nil
    flight.checkIn = direction == .departure ? resource(.checkIn) : nil
    flight.aircraft = leg[.aircraft].first
    flight.remark = remark
    flight.codeshares = leg[.codeshares]
    flight.sourceLine = line
    return flight
  }

  /// The update of a flight that a schedule has.
  var update: FlightUpdate {
    let planned = scheduled ?? (isRemoved ? toldScheduled : nil)
    var update = FlightUpdate(
      key: .designator(
        FlightUpdate.Designation(
          airline: airline,
          number: number,
          moment: planned.map { .scheduled($0) }
            ?? .near(actual ?? estimated, origin: key.originDate),
          direction: direction,
          // The planned time tells more than the airport does, which a schedule may spell otherwise.
          airport: planned == nil ? Airport(data: route.airport) : nil
        )
      )
    )
    update.estimatedTime = estimated
    update.actualTime = actual
    update.status = status
    update.terminal = resource(.terminal)
    update.gate = resource(.gate)
    update.belt = direction == .arrival ? resource(.belt) : nil
    update.checkIn = direction == .departure ? resource(.checkIn) : nil
    update.remark = remark
    update.isRemoval = isRemoved
    return update
  }
}
