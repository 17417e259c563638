import Schedule
import Testing

/// Flights of a few words, on New York's clock.
enum Sample {
  /// New York, whose clock changes on 2026-03-08 and 2026-11-01.
  static func zone(_ identifier: String = "America/New_York") throws -> AirportZone {
    try #require(AirportZone(identifier: identifier))
  }

  /// A day as ISO 8601 writes it.
  static func date(_ text: String) throws -> CivilDate {
    try #require(CivilDate(iso: text))
  }

  /// A time on New York's clock.
  static func time(_ text: String) throws -> FlightTime {
    try #require(WrittenTime(text)).time(in: zone()).time
  }

  /// A flight with its times; a departure "RL <number>".
  static func flight(
    _ number: String,
    _ scheduled: String,
    estimated: String? = nil,
    actual: String? = nil,
    airline: String = "RL",
    direction: Direction = .departure,
    _ status: StatusCode = .scheduled
  ) throws -> Flight {
    var flight = Flight(
      id: "\(airline)\(number)-\(scheduled)",
      direction: direction,
      airline: Airline(code: airline),
      number: number,
      airport: Airport(data: "BOS"),
      scheduled: try time(scheduled),
      status: Status(status)
    )
    flight.estimatedTime = try estimated.map { try time($0) }
    flight.actualTime = try actual.map { try time($0) }
    return flight
  }
}
