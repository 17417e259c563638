import Basics

extension DatePattern {
  /// What a text says by the pattern.
  struct Reading: Hashable {
    /// The day, where the pattern has one.
    var date: CivilDate?
    /// Seconds since midnight on the clock; 86,400 for 24:00. 0 where the pattern has no time.
    var secondOfDay = 0
    /// The distance from UTC in seconds, east positive, where the text has one.
    var offset: Int?
  }

  /// The numbers of a text as they are read.
  private struct Numbers {
    var year = 0
    var month = 0
    var day = 0
    var hour = 0
    var minute = 0
    var second = 0
    var weekday: Int?
    var isAfternoon: Bool?
    var offset: Int?
  }

  /// Reads a whole text; nil where it does not fit or says a day or a time that does not exist.
  func read(_ bytes: Span<UInt8>) -> Reading? {
    if elements.first == .unixTime { return Self.unixTime(bytes) }
    var numbers = Numbers()
    var index = 0
    for element in elements {
      switch element {
      case .number(let field, let digits, let following):
        var end = index
        let furthest = min(bytes.count, index + digits.upperBound + following)
        while end < furthest, bytes[end].isDigit { end += 1 }
        let count = min(digits.upperBound, end - index - following)
        guard count >= digits.lowerBound,
          let number = Digits.number(in: bytes, at: index, count: count)
        else { return nil }
        take(number, as: field, into: &numbers)
        index += count
      case .monthName(let isWhole):
        guard let month = Self.name(in: bytes, at: &index, of: Self.months, isWhole) else {
          return nil
        }
        numbers.month = month
      case .weekdayName(let isWhole):
        guard let day = Self.name(in: bytes, at: &index, of: Self.weekdays, isWhole) else {
          return nil
        }
        numbers.weekday = day
      case .halfDay:
        guard index + 1 < bytes.count, bytes[index + 1] | 0x20 == UInt8(ascii: "m") else {
          return nil
        }
        switch bytes[index] | 0x20 {
        case UInt8(ascii: "a"): numbers.isAfternoon = false
        case UInt8(ascii: "p"): numbers.isAfternoon = true
        default: return nil
        }
        index += 2
      case .offset:
        guard let offset = Self.offset(in: bytes, at: &index) else { return nil }
        numbers.offset = offset
      case .unixTime: return nil
      case .literal(UInt8(ascii: " ")):
        guard index < bytes.count, Self.isBlank(bytes[index]) else { return nil }
        while index < bytes.count, Self.isBlank(bytes[index]) { index += 1 }
      case .literal(let byte):
        guard index < bytes.count, bytes[index] == byte else { return nil }
        index += 1
      }
    }
    return index == bytes.count ? reading(of: numbers) : nil
  }

  /// Seconds or thousandths since 1970, from 2001 to 2286.
  private static func unixTime(_ bytes: Span<UInt8>) -> Reading? {
    guard [10, 13].contains(bytes.count),
      let seconds = Digits.number(in: bytes, at: 0, count: 10), seconds >= 1_000_000_000,
      bytes.count == 10 || Digits.number(in: bytes, at: 10, count: 3) != nil
    else { return nil }
    return Reading(
      date: CivilDate(daysSinceEpoch: seconds / 86_400),
      secondOfDay: seconds % 86_400,
      offset: 0
    )
  }

  private func take(_ number: Int, as field: Field, into numbers: inout Numbers) {
    switch field {
    case .year: numbers.year = number
    case .yearOfCentury:
      let years = number - century % 100
      numbers.year = century + (years < 0 ? years + 100 : years)
    case .month: numbers.month = number
    case .day: numbers.day = number
    case .hour, .hourOfHalfDay: numbers.hour = number
    case .minute: numbers.minute = number
    case .second: numbers.second = number
    case .fraction: break
    }
  }

  private func reading(of numbers: Numbers) -> Reading? {
    var reading = Reading(offset: numbers.offset)
    if hasDate {
      guard
        let date = CivilDate(year: numbers.year, month: numbers.month, day: numbers.day),
        numbers.weekday == nil || numbers.weekday == date.weekday
      else { return nil }
      reading.date = date
    }
    var hour = numbers.hour
    if let isAfternoon = numbers.isAfternoon {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    let isEndOfDay = hour == 24 && numbers.minute == 0 && numbers.second == 0
    guard (hour < 24 && numbers.minute < 60 && numbers.second < 60) || isEndOfDay else {
      return nil
    }
    reading.secondOfDay = hour * 3600 + numbers.minute * 60 + numbers.second
    return reading
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// The number, from 1, of the name that stands at an index, which is moved behind it.
  private static func name(
    in bytes: Span<UInt8>,
    at index: inout Int,
    of names: [[UInt8]],
    _ isWhole: Bool
  ) -> Int? {
    for (number, name) in names.enumerated() {
      let length = isWhole ? name.count : 3
      guard index + length <= bytes.count else { continue }
      let isSame = (0..<length).allSatisfy { bytes[index + $0] | 0x20 == name[$0] }
      guard isSame else { continue }
      index += length
      return number + 1
    }
    return nil
  }

  private static func offset(in bytes: Span<UInt8>, at index: inout Int) -> Int? {
    guard index < bytes.count else { return nil }
    if bytes[index] | 0x20 == UInt8(ascii: "z") {
      index += 1
      return 0
    }
    let isEast = bytes[index] == UInt8(ascii: "+")
    guard isEast || bytes[index] == UInt8(ascii: "-"),
      let hours = Digits.number(in: bytes, at: index + 1, count: 2), hours <= 18
    else { return nil }
    index += 3
    let hasColon = index < bytes.count && bytes[index] == UInt8(ascii: ":")
    var minutes = 0
    if let number = Digits.number(in: bytes, at: index + (hasColon ? 1 : 0), count: 2) {
      guard number < 60 else { return nil }
      minutes = number
      index += hasColon ? 3 : 2
    } else if hasColon {
      return nil
    }
    return (isEast ? 1 : -1) * (hours * 3600 + minutes * 60)
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ].map { Array($0.utf8) }

  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ].map { Array($0.utf8) }
}
