import Basics
import Schedule

/// A time on the clock, `06:00`, as the command line has it.
struct TimeOfDay {
  private let secondOfDay: Int

  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"),
      let hour = Digits.number(in: bytes.span, at: 0, count: 2), hour < 24,
      let minute = Digits.number(in: bytes.span, at: 3, count: 2), minute < 60
    else { return nil }
    secondOfDay = hour * 3600 + minute * 60
  }

  /// The first moment after another at which a clock shows it.
  func next(after now: Instant, in zone: AirportZone) -> Instant {
    let today = zone.localTime(of: now).date
    let times = (0...1).map { time(on: today.adding(days: $0), in: zone).instant }
    return times.first { $0 > now } ?? times[1]
  }

  /// The time on the day that brings it nearest to another.
  func nearest(to time: FlightTime, in zone: AirportZone) -> FlightTime {
    let distances = (-1...1).map { self.time(on: time.local.date.adding(days: $0), in: zone) }
    return distances.min {
      abs($0.instant.unixSeconds - time.instant.unixSeconds)
        < abs($1.instant.unixSeconds - time.instant.unixSeconds)
    } ?? time
  }

  /// Whether a clock shows it, to the minute.
  func isShown(by time: FlightTime) -> Bool {
    time.local.secondOfDay / 60 == secondOfDay / 60
  }

  private func time(on date: CivilDate, in zone: AirportZone) -> FlightTime {
    zone.resolve(LocalTime(date: date, secondOfDay: secondOfDay)).time
  }
}
