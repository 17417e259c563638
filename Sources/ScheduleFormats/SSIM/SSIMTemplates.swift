import Basics
import Diagnostics
import Schedule

/// Makes flights' common parts of records 3 and 4.
struct SSIMTemplates {
  /// What the records 4 of a flight tell together.
  private struct Shared {
    var codeshares = CodeshareList()
    var remarks: [String] = []
    var told: Set<String> = []
  }

  private let bytes: [UInt8]
  private let legs: [SSIMLeg]
  private let segments: [SSIMSegment]
  private let home: SSIMStation
  private var airports: [SSIMStation: Airport] = [:]
  private var airlines: [String: Airline] = [:]
  /// Records that something was told about, by their first bytes.
  private var told: Set<Int> = []

  init(_ file: borrowing SSIMFile, home: SSIMStation) {
    bytes = file.source.bytes
    legs = file.legs
    segments = file.segments
    self.home = home
  }

  /// The flight of a chain of legs from the airport on, or to it; mistakes in its records are given
  /// to the collector.
  mutating func template(
    of chain: [Int],
    _ direction: Direction,
    collector: inout FlightCollector
  ) -> SSIMTemplate {
    let leg = legs[chain[0]]
    let outer = legs[chain[chain.count - 1]]
    let far = direction == .departure ? outer.arrival.station : outer.departure.station
    let suffix = leg.line.byte(2, in: bytes)
    let number = leg.line.text(of: SSIMField.number.columns, in: bytes)
    var flight = Flight(
      id: "",
      direction: direction,
      airline: airline(leg.line.text(of: SSIMField.airline.columns, in: bytes).uppercased()),
      number: suffix == 0x20 ? number : number + String(UnicodeScalar(suffix)),
      airport: airport(far),
      scheduled: FlightTime(instant: Instant(unixSeconds: 0), offset: 0)
    )
    let stops = chain.dropLast().map {
      direction == .departure ? legs[$0].arrival.station : legs[$0].departure.station
    }
    flight.via = (direction == .departure ? stops : stops.reversed()).map(\.code)
    var faults: [RecordFault<SSIMProblem>] = []
    let terminal = direction == .departure ? 53...54 : 71...72
    flight.terminal = SSIMText(leg.line, terminal, in: bytes, &faults)?.text
    flight.aircraft = SSIMText(leg.line, 73...75, in: bytes, &faults)?.text
    tell(faults, at: leg.line, collector: &collector)
    flight.sourceLine = leg.line.number
    var template = SSIMTemplate(flight: flight, leg: chain[0], far: far)
    let own = elements(of: leg).filter { element in
      let end = direction == .departure ? segments[element].board : segments[element].off
      return end == nil || end == home
    }
    // Who boards at an earlier stop arrives here, too.
    let earlier =
      direction == .departure
      ? []
      : chain.dropFirst().reversed().flatMap { elements(of: legs[$0]) }
        .filter { segments[$0].off == home }
    var shared = Shared()
    for element in earlier + own {
      add(element, to: &template, &shared, collector: &collector)
    }
    template.flight.codeshares = shared.codeshares.numbers
    if !shared.remarks.isEmpty {
      template.flight.remark = shared.remarks.joined(separator: " ")
    }
    return template
  }

  /// The places of a leg's segment data, in the file's order.
  private func elements(of leg: SSIMLeg) -> [Int] {
    var elements: [Int] = []
    var next = Int(leg.segment)
    while next >= 0 {
      elements.append(next)
      next = Int(segments[next].next)
    }
    return elements.reversed()
  }

  private mutating func airport(_ station: SSIMStation) -> Airport {
    if let airport = airports[station] { return airport }
    let airport = Airport(data: station.code)
    airports[station] = airport
    return airport
  }

  private mutating func airline(_ code: String) -> Airline {
    if let airline = airlines[code] { return airline }
    let airline = Airline(code: code, name: AirlineTable.name(of: code))
    airlines[code] = airline
    return airline
  }

  private mutating func add(
    _ element: Int,
    to template: inout SSIMTemplate,
    _ shared: inout Shared,
    collector: inout FlightCollector
  ) {
    let segment = segments[element]
    let own = legs[template.leg].flight
    var faults: [RecordFault<SSIMProblem>] = []
    switch segment.element {
    case .marketing:
      for range in list(segment) {
        guard let (key, text) = flight(range, of: segment, &faults), key != own else { continue }
        if shared.codeshares.add(text) { template.marketing.append(key) }
      }
    case .operating:
      guard let range = list(segment).first else { break }
      if let (key, text) = flight(range, of: segment, &faults), key != own {
        template.operating = key
        shared.codeshares.add(text)
      }
    case .disclosure:
      guard let data = SSIMText(segment.line, SSIMSegment.data, in: bytes, &faults) else { break }
      let text = LiteralMarkdown.escaped(data.text)
      if shared.told.insert(text).inserted { shared.remarks.append(text) }
    }
    tell(faults, at: segment.line, collector: &collector)
  }

  /// Tells what is wrong in a record, whose template may be made several times, once.
  private mutating func tell(
    _ faults: [RecordFault<SSIMProblem>],
    at line: SSIMLine,
    collector: inout FlightCollector
  ) {
    guard !faults.isEmpty, told.insert(line.start).inserted else { return }
    collector.tell(faults, at: line.place)
  }

  /// The flights in a segment's data, which strokes part.
  private func list(_ segment: SSIMSegment) -> [Range<Int>] {
    let whole = segment.line.range(of: SSIMSegment.data, in: bytes)
    return bytes[whole].split(separator: UInt8(ascii: "/")).compactMap { part in
      var range = part.startIndex..<part.endIndex
      while let first = range.first, bytes[first] == 0x20 { range.removeFirst() }
      while let last = range.last, bytes[last] == 0x20 { range.removeLast() }
      return range.isEmpty ? nil : range
    }
  }

  private func flight(
    _ range: Range<Int>,
    of segment: SSIMSegment,
    _ faults: inout [RecordFault<SSIMProblem>]
  ) -> (key: SSIMFlightKey, text: String)? {
    if let designator = Designator(bytes.span.extracting(range)) {
      let start = range.lowerBound
      let airline = designator.airline.shifted(by: start)
      let number = designator.number.shifted(by: start)
      if let key = SSIMFlightKey(airline: airline, number: number, in: bytes) {
        let text = String(decoding: bytes[airline] + bytes[number], as: UTF8.self)
        return (key, text.uppercased())
      }
    }
    let value = String(decoding: bytes[range], as: UTF8.self)
    faults.append(
      RecordFault(
        offset: range.lowerBound,
        problem: .unreadableFlight(element: segment.element.rawValue, value: value)
      )
    )
    return nil
  }
}

extension Range where Bound == Int {
  fileprivate func shifted(by distance: Int) -> Range {
    lowerBound + distance..<upperBound + distance
  }
}
