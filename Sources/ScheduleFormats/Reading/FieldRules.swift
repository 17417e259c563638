import Basics
import Schedule

/// What the configuration says of all values of a source, and what they mean by it.
struct FieldRules {
  /// The clocks of the source and of the airport.
  let clock: SourceClock
  /// Whether rows tell what is new about flights.
  let isUpdate: Bool
  /// Whether an update's airport is that of the schedule, so that it tells a flight even beside the
  /// planned time.
  let trustsAirports: Bool
  /// The day of times, where the source has none.
  let date: CivilDate?
  /// How days that stand apart are written; nil for ISO 8601.
  let datePattern: DatePattern?
  /// How times are written; nil for ISO 8601.
  let timePattern: DatePattern?
  /// The direction of all flights.
  let direction: Direction?
  /// The airport's own IATA code, where it is known: it tells which of two ends is the far one.
  let home: String?
  /// The source's words for a direction, in small letters.
  let directionWords: [String: Direction]
  /// The source's words for a status, in small letters, and what is read in their place.
  let statusWords: [String: String]

  /// Whether the bytes of a field's trimmed value are a word for nothing, to which the configuration
  /// gives no meaning.
  func saysNothing(_ bytes: [UInt8], _ value: Range<Int>, _ field: FlightField) -> Bool {
    guard EmptyWord.isOne(bytes, value) else { return false }
    let word = String(decoding: bytes[value], as: UTF8.self).lowercased()
    switch field {
    case .status: return statusWords[word] == nil
    case .direction: return directionWords[word] == nil
    default: return true
    }
  }

  /// What bytes say of a time; nil where they say none.
  func time(_ bytes: Span<UInt8>) -> ToldTime? {
    guard let timePattern else {
      if let time = WrittenTime(bytes) { return .whole(time) }
      return TimeOfDay(bytes).map { .clock($0, offset: nil) }
    }
    guard let reading = timePattern.read(bytes) else { return nil }
    guard let date = reading.date else {
      return .clock(TimeOfDay(second: reading.secondOfDay), offset: reading.offset)
    }
    let local = LocalTime(date: date, secondOfDay: reading.secondOfDay)
    return .whole(WrittenTime(local: local, offset: reading.offset))
  }

  /// The day that bytes say by a pattern, or by ISO 8601; nil where they say none.
  static func date(_ bytes: Span<UInt8>, _ pattern: DatePattern?) -> CivilDate? {
    if let pattern { return pattern.read(bytes)?.date }
    return CivilDate(iso: String(copying: bytes))
  }

  /// The status that a word means, by the source's own words.
  static func status(_ word: String, _ statusWords: [String: String]) -> Status {
    Status(data: statusWords[word.lowercased()] ?? word)
  }
}

extension String {
  /// The text of bytes of UTF-8.
  init(copying bytes: Span<UInt8>) {
    self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}
