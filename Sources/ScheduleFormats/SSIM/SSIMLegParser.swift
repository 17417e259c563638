import Basics
import Schedule

/// Reads the fields of record 3.
struct SSIMLegParser {
  let bytes: [UInt8]
  let ignoresVariations: Bool
  private let values: SSIMValues
  /// What is wrong in the record at hand.
  private(set) var faults: [RecordFault<SSIMProblem>] = []

  init(bytes: [UInt8], options: SSIMOptions) {
    self.bytes = bytes
    ignoresVariations = options.ignoresVariations
    values = SSIMValues(bytes: bytes, near: options.window.first.year)
  }

  /// The leg of a record; nil where it has a mistake, which is then in `faults`.
  mutating func leg(_ line: SSIMLine, mode: SSIMTimeMode) -> SSIMLeg? {
    faults.removeAll(keepingCapacity: true)
    let flight = flight(line)
    let sequence = sequence(line)
    let first = day(.firstDay, line)
    let last = day(.lastDay, line)
    let weekdays = weekdays(line)
    let isFortnightly = isFortnightly(line)
    let shifts = shifts(line)
    let departure = end(
      .departureStation,
      .departureTime,
      .departureVariation,
      shift: shifts.departure,
      line
    )
    let arrival = end(
      .arrivalStation,
      .arrivalTime,
      .arrivalVariation,
      shift: shifts.arrival,
      line
    )
    guard let flight, let sequence, let first, let last, let weekdays, let departure, let arrival,
      faults.isEmpty
    else { return nil }
    guard first <= last else {
      let days = (first, last)
      report(
        .endsBeforeStart(
          first: CivilDate(daysSinceEpoch: Int(days.0)),
          last: CivilDate(daysSinceEpoch: Int(days.1))
        ),
        at: .firstDay,
        line
      )
      return nil
    }
    return SSIMLeg(
      line: line,
      flight: flight,
      variation: UInt32(line.byte(10, in: bytes)) << 16 | UInt32(line.byte(11, in: bytes)) << 8
        | UInt32(line.byte(128, in: bytes)),
      sequence: sequence,
      mode: mode,
      first: first,
      last: last,
      weekdays: weekdays,
      isFortnightly: isFortnightly,
      departure: departure,
      arrival: arrival
    )
  }

  /// A flight and which of its ways a leg is of, as far as both can be told of any record.
  struct Way: Hashable {
    private let flight: SSIMFlightKey
    private let variation: UInt16

    fileprivate init(_ flight: SSIMFlightKey, _ variation: UInt16) {
      self.flight = flight
      self.variation = variation
    }
  }

  /// The way of a record; nil where its flight cannot be told.
  func way(_ line: SSIMLine) -> Way? {
    let flight = SSIMFlightKey(
      airline: line.range(of: SSIMField.airline.columns, in: bytes),
      number: line.range(of: SSIMField.number.columns, in: bytes),
      suffix: line.byte(2, in: bytes),
      in: bytes
    )
    return flight.map {
      Way($0, UInt16(line.byte(10, in: bytes)) << 8 | UInt16(line.byte(11, in: bytes)))
    }
  }

  /// When a carrier's records were made, as record 2 has it: a day, and a time where there is one.
  func creation(_ line: SSIMLine) -> LocalTime? {
    guard let day = values.date(line.range(of: 29...35, in: bytes)) else { return nil }
    let minute = values.minute(line.range(of: 191...194, in: bytes)) ?? 0
    return LocalTime(date: day, secondOfDay: Int(minute) * 60)
  }

  private mutating func report(_ problem: SSIMProblem, at field: SSIMField, _ line: SSIMLine) {
    let range = line.range(of: field.columns, in: bytes)
    let start = min(line.start + field.columns.lowerBound - 1, line.end)
    let offset = range.isEmpty ? start : range.lowerBound
    faults.append(RecordFault(offset: offset, problem: problem))
  }

  private mutating func reportUnreadable(_ field: SSIMField, _ line: SSIMLine) {
    report(.unreadable(field, in: line, of: bytes), at: field, line)
  }

  private mutating func flight(_ line: SSIMLine) -> SSIMFlightKey? {
    let airline = line.range(of: SSIMField.airline.columns, in: bytes)
    let number = line.range(of: SSIMField.number.columns, in: bytes)
    let isCode =
      (2...3).contains(airline.count)
      && airline.allSatisfy {
        let capital = SSIMFlightKey.capital(bytes[$0])
        return (0x41...0x5A).contains(capital) || capital.isDigit
      }
    if !isCode { reportUnreadable(.airline, line) }
    let isNumber = !number.isEmpty && number.allSatisfy { bytes[$0].isDigit }
    if !isNumber { reportUnreadable(.number, line) }
    let suffix = line.byte(2, in: bytes)
    let isSuffix = suffix == 0x20 || (0x41...0x5A).contains(SSIMFlightKey.capital(suffix))
    if !isSuffix { reportUnreadable(.suffix, line) }
    guard isCode, isNumber, isSuffix else { return nil }
    return SSIMFlightKey(airline: airline, number: number, suffix: suffix, in: bytes)
  }

  private mutating func sequence(_ line: SSIMLine) -> UInt8? {
    let range = line.range(of: SSIMField.sequence.columns, in: bytes)
    if range.isEmpty { return 1 }
    guard let number = values.number(range) else {
      reportUnreadable(.sequence, line)
      return nil
    }
    return UInt8(number)
  }

  private mutating func day(_ field: SSIMField, _ line: SSIMLine) -> Int32? {
    let range = line.range(of: field.columns, in: bytes)
    if field == .lastDay, values.isOpenEnd(range) { return SSIMLeg.openEnd }
    guard let date = values.date(range) else {
      reportUnreadable(field, line)
      return nil
    }
    return Int32(date.daysSinceEpoch)
  }

  /// The weekdays as bits 1 to 7. Each stands in its own place, and nothing, a zero or a point in
  /// the place of one on which the leg does not operate.
  private mutating func weekdays(_ line: SSIMLine) -> UInt8? {
    let columns = SSIMField.weekdays.columns
    var weekdays: UInt8 = 0
    for weekday in 1...7 {
      let byte = line.byte(columns.lowerBound + weekday - 1, in: bytes)
      switch byte {
      case 0x30 + UInt8(weekday): weekdays |= 1 << weekday
      case UInt8(ascii: " "), UInt8(ascii: "0"), UInt8(ascii: "."), UInt8(ascii: "-"): break
      default:
        reportUnreadable(.weekdays, line)
        return nil
      }
    }
    guard weekdays != 0 else {
      reportUnreadable(.weekdays, line)
      return nil
    }
    return weekdays
  }

  private mutating func isFortnightly(_ line: SSIMLine) -> Bool {
    switch line.byte(SSIMField.frequency.columns.lowerBound, in: bytes) {
    case UInt8(ascii: " "), UInt8(ascii: "1"): return false
    case UInt8(ascii: "2"): return true
    default:
      reportUnreadable(.frequency, line)
      return false
    }
  }

  /// How many days either end is from the day of operation.
  private mutating func shifts(_ line: SSIMLine) -> (departure: Int8?, arrival: Int8?) {
    func shift(_ byte: UInt8) -> Int8?? {
      switch byte {
      case UInt8(ascii: " "): .some(nil)
      case UInt8(ascii: "0")...UInt8(ascii: "9"): Int8(byte &- 0x30)
      case UInt8(ascii: "J"), UInt8(ascii: "A"): -1
      default: nil
      }
    }
    let columns = SSIMField.dateVariation.columns
    guard let departure = shift(line.byte(columns.lowerBound, in: bytes)),
      let arrival = shift(line.byte(columns.upperBound, in: bytes))
    else {
      reportUnreadable(.dateVariation, line)
      return (nil, nil)
    }
    return (departure, arrival)
  }

  private mutating func end(
    _ station: SSIMField,
    _ time: SSIMField,
    _ variation: SSIMField,
    shift: Int8?,
    _ line: SSIMLine
  ) -> SSIMLeg.End? {
    let code = SSIMStation(
      at: line.start + station.columns.lowerBound - 1,
      before: line.end,
      in: bytes
    )
    if code == nil { reportUnreadable(station, line) }
    let minute = values.minute(line.range(of: time.columns, in: bytes))
    if minute == nil { reportUnreadable(time, line) }
    var offset: Int16?
    let range = line.range(of: variation.columns, in: bytes)
    if !range.isEmpty, !ignoresVariations {
      offset = values.offset(range)
      if offset == nil { reportUnreadable(variation, line) }
    }
    guard let code, let minute else { return nil }
    return SSIMLeg.End(station: code, minute: minute, variation: offset, shift: shift)
  }
}
