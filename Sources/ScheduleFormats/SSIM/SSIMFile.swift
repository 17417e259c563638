import Diagnostics
import Schedule

/// The records of a season file that are wanted, as they stand in it; nothing is expanded yet.
struct SSIMFile {
  let source: SourceText
  /// The legs, in the file's order.
  private(set) var legs: [SSIMLeg] = []
  /// What is told about them.
  private(set) var segments: [SSIMSegment] = []
  /// Whether there was a leg, wanted or not.
  private(set) var hasLegs = false
  /// Where mistakes and flights are collected.
  var collector: FlightCollector

  /// When the youngest of the carriers' records were made; nil where none says it.
  private(set) var stamp: Instant?

  private let options: SSIMOptions
  private var parser: SSIMLegParser
  /// Whose records these are; nil before a record 2 and behind a record 5.
  private var section: Section?
  private var trailer: SSIMLine?
  /// The last record 3, and the place of its leg where that is wanted.
  private var current: (line: SSIMLine, leg: Int?)?
  /// By a hash of the record, the first leg that has it.
  private var seen: [UInt64: Int] = [:]
  private let home: SSIMStation?
  /// Legs that cannot be read and are not at the airport by themselves: whether they are of a flight
  /// that is here is known at the end.
  private var suspects: [(line: SSIMLine, mode: SSIMTimeMode)] = []
  /// The ways of flights that have a leg at the airport that cannot be read.
  private var damagedHere: Set<SSIMLegParser.Way?> = []

  private struct Section {
    var line: SSIMLine
    var mode: SSIMTimeMode?
  }

  /// Reads all records; throws what makes the file none. Mistakes in records are collected.
  init(_ file: SourceText, options: SSIMOptions) throws(Report) {
    source = SSIMScanner.parted(file)
    self.options = options
    parser = SSIMLegParser(bytes: source.bytes, options: options)
    collector = FlightCollector(source: source, onError: options.onError)
    home = SSIMStation(options.airport)
    if let other = ForeignFormat(of: source.bytes) {
      throw SSIMProblem.foreignFormat(other).report(at: Location(path: source.path))
    }
    var scanner = SSIMScanner(source.bytes)
    guard let header = scanner.next() else {
      throw SSIMProblem.emptyFile.report(at: Location(path: source.path))
    }
    guard isHeader(header) else {
      throw SSIMProblem.noHeader.report(at: header.place.location(in: source))
    }
    var end = header
    while let line = scanner.next() {
      try read(line)
      end = line
    }
    seen = [:]
    tellSuspects()
    // One header alone is a season without flights; behind other records more was to come.
    let isBareHeader = trailer != nil && source.bytes[end.start] == UInt8(ascii: "1")
    if section != nil || isBareHeader {
      let carrier = section.map(carrier(of:))
      let place = RecordPlace(line: end.number, start: end.start, mark: end.end)
      throw SSIMProblem.cutOff(carrier: carrier).report(at: place.location(in: source))
    }
    if let trailer, trailer.byte(194, in: source.bytes) == UInt8(ascii: "C") {
      tell(.continued, at: trailer)
    }
  }

  private static let title = Array("1AIRLINE STANDARD SCHEDULE".utf8)

  private func isHeader(_ line: SSIMLine) -> Bool {
    source.bytes[line.start..<line.end].prefix(Self.title.count).map(SSIMFlightKey.capital)
      == Self.title
  }

  /// Whose records a section's are.
  private func carrier(of section: Section) -> String {
    section.line.text(of: SSIMField.airline.columns, in: source.bytes)
  }

  private mutating func read(_ line: SSIMLine) throws(Report) {
    switch source.bytes[line.start] {
    // Another header begins a file that was put behind the one before.
    case UInt8(ascii: "1"): try lookForTrailer(before: line)
    case UInt8(ascii: "2"):
      try lookForTrailer(before: line)
      readCarrier(line)
    case UInt8(ascii: "3"): readLeg(line)
    case UInt8(ascii: "4"): readSegment(line)
    case UInt8(ascii: "5"):
      trailer = line
      section = nil
      current = nil
    default: tell(.unknownRecord, at: line)
    }
  }

  /// A carrier's records end with a record 5: without it some of them are missing.
  private func lookForTrailer(before line: SSIMLine) throws(Report) {
    guard let section else { return }
    let problem = SSIMProblem.notClosed(carrier: carrier(of: section))
    throw problem.report(at: line.place.location(in: source))
  }

  private mutating func tell(_ problem: SSIMProblem, at line: SSIMLine, offset: Int? = nil) {
    collector.tell(
      [RecordFault(offset: offset ?? line.start, problem: problem)],
      at: line.place
    )
  }

  private mutating func readCarrier(_ line: SSIMLine) {
    current = nil
    let mode = options.timeMode ?? SSIMTimeMode(line.byte(2, in: source.bytes))
    section = Section(line: line, mode: mode)
    if let made = parser.creation(line) {
      let instant =
        mode == .utc ? WrittenTime(local: made).stamp : options.zone.resolve(made).instant
      stamp = max(stamp ?? instant, instant)
    }
    if mode == nil {
      tell(
        .unreadable(.timeMode, in: line, of: source.bytes),
        at: line,
        offset: min(line.start + 1, line.end)
      )
    }
  }

  private mutating func readLeg(_ line: SSIMLine) {
    hasLegs = true
    current = (line, nil)
    guard let section else {
      collector.countRecord()
      tell(.noCarrier, at: line)
      return
    }
    guard let mode = section.mode, isWanted(line) else { return }
    collector.countRecord()
    guard let leg = parser.leg(line, mode: mode) else {
      if seemsHere(line) {
        damagedHere.insert(parser.way(line))
        collector.tell(parser.faults, at: line.place)
      } else {
        suspects.append((line, mode))
      }
      return
    }
    if isHere(leg), let first = repetition(of: leg) {
      tell(.repeatedLeg(first: legs[first].line.number), at: line)
      current?.leg = first
      return
    }
    current?.leg = legs.count
    legs.append(leg)
  }

  /// Whether a leg begins or ends at the airport.
  func isHere(_ leg: SSIMLeg) -> Bool {
    leg.departure.station == home || leg.arrival.station == home
  }

  /// Whether a leg that cannot be read is at the airport. Of a code that is none two letters have to
  /// be the airport's.
  private func seemsHere(_ line: SSIMLine) -> Bool {
    let code = Array(options.airport.utf8)
    return [SSIMField.departureStation, .arrivalStation].contains { field in
      let letters = field.columns.map { SSIMFlightKey.capital(line.byte($0, in: source.bytes)) }
      let start = line.start + field.columns.lowerBound - 1
      if let station = SSIMStation(at: start, before: line.end, in: source.bytes) {
        return station == home
      }
      return zip(letters, code).count { $0 == $1 } >= 2
    }
  }

  /// Tells what is wrong with legs of flights that have another leg here; of all, where nothing is
  /// here, so that a file whose columns are shifted is told as such.
  private mutating func tellSuspects() {
    guard !suspects.isEmpty else { return }
    var here = damagedHere
    for leg in legs where isHere(leg) { here.insert(parser.way(leg.line)) }
    let tellsAll = here.isEmpty
    for (line, mode) in suspects {
      let way = parser.way(line)
      guard tellsAll || way != nil && here.contains(way) else { continue }
      _ = parser.leg(line, mode: mode)
      collector.tell(parser.faults, at: line.place)
    }
    suspects = []
  }

  private func isWanted(_ line: SSIMLine) -> Bool {
    let type = String(UnicodeScalar(line.byte(14, in: source.bytes)))
    guard ServiceType.isRead(type, of: options.serviceTypes) else { return false }
    guard !options.carriers.isEmpty else { return true }
    let airline = line.text(of: SSIMField.airline.columns, in: source.bytes)
    return options.carriers.contains(airline.uppercased())
  }

  /// The leg whose record is the same but for its serial number.
  private mutating func repetition(of leg: SSIMLeg) -> Int? {
    let bytes = source.bytes
    func record(_ line: SSIMLine) -> ArraySlice<UInt8> {
      var end = min(line.end, line.start + SSIMSegment.data.upperBound)
      while end > line.start, bytes[end - 1] == 0x20 { end -= 1 }
      return bytes[line.start..<end]
    }
    let mine = record(leg.line)
    let hash = RecordHash.value(of: mine)
    guard let first = seen[hash] else {
      seen[hash] = legs.count
      return nil
    }
    return legs[first].mode == leg.mode && record(legs[first].line) == mine ? first : nil
  }

  private mutating func readSegment(_ line: SSIMLine) {
    guard section != nil else {
      tell(.noCarrier, at: line)
      return
    }
    guard let current, isOf(line, current.line) else {
      tell(.otherLeg, at: line)
      return
    }
    guard let leg = current.leg, let element = element(line) else { return }
    let bytes = source.bytes
    func station(_ columns: ClosedRange<Int>) -> SSIMStation? {
      let start = line.start + columns.lowerBound - 1
      let station = SSIMStation(at: start, before: line.end, in: bytes)
      return station == Self.everywhere ? nil : station
    }
    var segment = SSIMSegment(
      element: element,
      board: station(34...36),
      off: station(37...39),
      line: line
    )
    segment.next = legs[leg].segment
    legs[leg].segment = Int32(segments.count)
    segments.append(segment)
  }

  private static let everywhere = SSIMStation("QQQ")

  private func element(_ line: SSIMLine) -> SSIMSegment.Element? {
    let digits = (31...33).map { line.byte($0, in: source.bytes) &- 0x30 }
    guard digits.allSatisfy({ $0 < 10 }) else { return nil }
    return SSIMSegment.Element(rawValue: digits.reduce(0) { $0 * 10 + Int($1) })
  }

  /// Whether a record 4 is of the leg of a record 3: the same columns 2 to 14, whether a number has
  /// blanks or zeros in front of it.
  private func isOf(_ segment: SSIMLine, _ leg: SSIMLine) -> Bool {
    let bytes = source.bytes
    return (2...14).allSatisfy { column in
      var (mine, other) = (segment.byte(column, in: bytes), leg.byte(column, in: bytes))
      if SSIMField.number.columns.contains(column) {
        if mine == 0x20 { mine = 0x30 }
        if other == 0x20 { other = 0x30 }
      }
      return mine == other
    }
  }
}
