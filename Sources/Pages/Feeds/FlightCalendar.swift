import Basics
import Mustache

/// A flight as a calendar of one event, by RFC 5545, for a visitor's own calendar.
///
/// It holds what the flight's page shows and nothing of the build. There is no METHOD: that is for
/// calendars on their way by mail, and without it DTSTAMP tells when the event was last revised
/// (section 3.8.7.2). Nobody knows that of a schedule, so it is the scheduled instant, which is the
/// flight's own and never moves.
struct FlightCalendar {
  /// How long an event is whose other end is not known: half an hour, the lowest slot in which
  /// calendars have room to print a name. An event without an end would be drawn as a line or, by
  /// some, as an hour that the visitor is taken.
  static let shortest = 1800

  let model: FlightModel
  /// Where it happens: the airport's name.
  let airport: String
  /// What tells this site's flights from those of every other.
  let origin: String
  /// The address of the flight's page, where it is known.
  let address: String?

  /// Writes the file.
  func write(into buffer: inout OutputBuffer) {
    var calendar = CalendarWriter()
    calendar.put(line: "BEGIN:VCALENDAR", in: &buffer)
    calendar.put(line: "VERSION:2.0", in: &buffer)
    calendar.put(line: "PRODID:-//Boardwalk//Flights//EN", in: &buffer)
    calendar.put(line: "BEGIN:VEVENT", in: &buffer)
    writeIdentity(with: &calendar, into: &buffer)
    calendar.begin("SUMMARY:", in: &buffer)
    calendar.put(text: model.boardName, in: &buffer)
    calendar.end(in: &buffer)
    calendar.begin("LOCATION:", in: &buffer)
    calendar.put(text: airport, in: &buffer)
    calendar.end(in: &buffer)
    writeDescription(with: &calendar, into: &buffer)
    calendar.put(
      line: model.flight.isCancelled ? "STATUS:CANCELLED" : "STATUS:CONFIRMED",
      in: &buffer
    )
    if let address {
      calendar.begin("URL:", in: &buffer)
      calendar.put(address: address, in: &buffer)
      calendar.end(in: &buffer)
    }
    calendar.put(line: "END:VEVENT", in: &buffer)
    calendar.put(line: "END:VCALENDAR", in: &buffer)
  }

  private func writeIdentity(
    with calendar: inout CalendarWriter,
    into buffer: inout OutputBuffer
  ) {
    calendar.begin("UID:", in: &buffer)
    calendar.put(text: model.flight.id, in: &buffer)
    calendar.put(text: "@", in: &buffer)
    calendar.put(text: origin, in: &buffer)
    calendar.end(in: &buffer)
    let span = span
    calendar.put("DTSTAMP:", Self.minute(model.scheduled), in: &buffer)
    calendar.put("DTSTART:", span.lowerBound, in: &buffer)
    calendar.put("DTEND:", span.upperBound, in: &buffer)
  }

  /// The status, then terminal and gate, each on a line.
  private func writeDescription(
    with calendar: inout CalendarWriter,
    into buffer: inout OutputBuffer
  ) {
    calendar.begin("DESCRIPTION:", in: &buffer)
    calendar.put(text: model.statusLine, in: &buffer)
    let strings = model.words.strings
    for (name, value) in [
      (strings[.terminal], model.flight.terminal), (strings[.gate], model.gate),
    ] {
      guard let value else { continue }
      calendar.putLineEnd(in: &buffer)
      calendar.put(text: "\(name): \(value)", in: &buffer)
    }
    calendar.end(in: &buffer)
  }

  /// From one end to the other, where both are known; else a while from the expected time here.
  private var span: Range<Int> {
    let here = Self.minute(model.expected)
    let there = model.farTime.map(Self.minute) ?? here
    let end = here == there ? here + Self.shortest : max(here, there)
    // A calendar's years have four digits, however far off the schedule's times are.
    let last = min(end, Self.lastMinute)
    return min(here, there, last - 60)..<last
  }

  /// 9999-12-31T23:59Z.
  private static let lastMinute = 253_402_300_740

  /// The instant that the page shows: boards show minutes.
  private static func minute(_ time: TimeModel) -> Int {
    let seconds = time.unix % 60
    return min(time.unix - (seconds < 0 ? seconds + 60 : seconds), lastMinute)
  }
}

extension FlightCalendar {
  /// What tells a site's flights from those of every other: its host and folder, as one host may
  /// have the boards of two airports; where they are not known, a hash of its name and zone.
  static func origin(baseURL: String?, title: String, timeZone: String) -> String {
    guard let baseURL, let scheme = baseURL.range(of: "://") else {
      return StableHash("\(title)\n\(timeZone)".utf8).digits(16)
    }
    let place = baseURL[scheme.upperBound...]
    return String(place.hasSuffix("/") ? place.dropLast() : place)
  }
}
