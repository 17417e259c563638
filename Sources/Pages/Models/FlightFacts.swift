import Schedule
import Templates

/// What turning flights into models needs beside the flights.
struct FlightFacts: Sendable {
  let words: Words
  /// Seconds past which a flight counts as very late.
  let delayThreshold: Int
  /// The zones of far airports, by identifier.
  let farZones: [String: AirportZone]
  /// The instant of the build.
  let now: Instant

  /// The time at the other end on its own clock, where flying time and zone are known.
  func farTime(of flight: Flight) -> FlightTime? {
    guard let minutes = flight.flightMinutes, !flight.isCancelled,
      let zone = flight.airport.zoneIdentifier.flatMap({ farZones[$0] })
    else { return nil }
    let seconds = flight.direction == .departure ? minutes * 60 : -minutes * 60
    let instant = Instant(unixSeconds: flight.expected.unixSeconds + seconds)
    return zone.time(of: instant)
  }

  /// Free text of a schedule, which may be Markdown, as safe markup.
  func markup(_ remark: String) -> String {
    DataMarkdown.html(remark)
  }
}
