import Diagnostics
import Foundation
import Schedule
import Templates
import Testing

@testable import Pages

/// Flights and sites of a few words, on New York's clock, as of 2026-11-30 at five in the morning.
enum Sample {
  static let today = "2026-11-30"

  static func zone() throws -> AirportZone {
    try #require(AirportZone(identifier: "America/New_York"))
  }

  static func date(_ text: String = today) throws -> CivilDate {
    try #require(CivilDate(iso: text))
  }

  static func time(_ text: String) throws -> FlightTime {
    try #require(WrittenTime(text)).time(in: zone()).time
  }

  /// RL 618 to Boston, with its times.
  static func flight(
    _ scheduled: String = "2026-11-30T15:10",
    estimated: String? = nil,
    actual: String? = nil,
    _ status: StatusCode = .onTime,
    direction: Direction = .departure,
    change: (inout Flight) -> Void = { _ in }
  ) throws -> Flight {
    var flight = Flight(
      id: "rl618-\(scheduled)",
      direction: direction,
      airline: Airline(code: "RL", name: "Ridgeline"),
      number: "618",
      airport: Airport(
        code: "BOS",
        name: "Logan International Airport",
        city: "Boston",
        zoneIdentifier: "America/New_York"
      ),
      scheduled: try time(scheduled),
      status: Status(status)
    )
    flight.estimatedTime = try estimated.map(time)
    flight.actualTime = try actual.map(time)
    change(&flight)
    return flight
  }

  static func schedule(
    _ flights: [Flight],
    days: Int = 3,
    now: String = "2026-11-30T05:00"
  ) throws -> FlightSchedule {
    FlightSchedule(
      flights: flights,
      zone: try zone(),
      window: Window(first: try date(), days: days),
      now: try time(now).instant
    )
  }

  /// Files of `Templates/` by their paths, each named after its layer.
  static func layer(_ name: String, _ files: [String: String]) -> [String: SourceText] {
    var layer: [String: SourceText] = [:]
    for (path, text) in files { layer[path] = SourceText(path: "\(name)/\(path)", text: text) }
    return layer
  }

  /// The theme's own English words.
  static func themeWords() throws -> [String: SourceText] {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let data = try Data(contentsOf: root.appending(path: "Templates/strings/en.yml"))
    return layer("theme", ["strings/en.yml": String(decoding: data, as: UTF8.self)])
  }

  static func words(
    language: String = "en-US",
    dates: [String] = ["2026-11-29", "2026-11-30", "2026-12-01"]
  ) throws -> Words {
    Words(
      clock: ClockWords(language: language, usesTwelveHours: nil),
      dates: DateWords(language: language, dates: try dates.map(date)),
      strings: try StringTable(language: language, files: TemplateFiles([themeWords()]))
    )
  }

  /// What is the same for all pages, without templates.
  static func site(
    _ flights: [Flight],
    now: String = "2026-11-30T05:00",
    files: [String: String] = [:],
    baseURL: String? = nil
  ) throws -> Site {
    var found: [Diagnostic] = []
    let site = try Site(
      SiteDescription(title: "Mountain Airport", language: "en-US", baseURL: baseURL),
      schedule: try schedule(flights, now: now),
      files: TemplateFiles([themeWords(), layer("Templates", files)]),
      notices: [],
      noting: &found
    )
    #expect(found == [])
    return site
  }
}
