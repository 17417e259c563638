import Configuration
import Diagnostics
import Foundation
import Schedule
import ScheduleFormats

/// The schedule of a build: the airport's zone, the instant, and the flights.
struct ScheduleInput {
  let configuration: SiteConfiguration
  /// The instant as the command line gives it.
  let now: String?
  /// Whether a schedule without flights may be published.
  let allowsEmpty: Bool

  /// Reads the source that the configuration names.
  func read() throws(Report) -> (schedule: FlightSchedule, warnings: [Diagnostic]) {
    let zone = try zone()
    let now = try instant(in: zone)
    let window = Window(first: zone.localTime(of: now).date, days: configuration.days)
    var warnings: [Diagnostic] = []
    let flights: [Flight]
    switch configuration.schedule.source {
    case .demo(let demo):
      flights = DemoSchedule.generate(
        seed: demo.seed,
        from: window.first,
        days: window.days,
        flightsPerDay: demo.flightsPerDay,
        zone: zone,
        now: now
      )
    case .csv(let csv):
      let path = configuration.resolve(csv.file.value)
      let reading = try CSVScheduleReader.read(
        ScheduleFile.read(path, named: configuration.location(of: csv.file.position)),
        options: CSVOptions(
          columns: csv.headers,
          onError: configuration.schedule.onError == .skip ? .skip : .fail,
          allowsEmpty: allowsEmpty,
          zone: zone
        )
      )
      flights = reading.flights
      warnings = reading.warnings
    }
    let schedule = FlightSchedule(
      flights: flights,
      zone: zone,
      window: window,
      now: now,
      derivesStatus: configuration.schedule.derivesStatus,
      delayThreshold: configuration.schedule.delayThreshold
    )
    return (schedule, warnings)
  }

  /// The zone that the configuration names, else that of its airport.
  private func zone() throws(Report) -> AirportZone {
    if let name = configuration.timeZone?.value {
      guard let zone = AirportZone(identifier: name) else {
        throw configuration.unknownZone(known: TimeZone.knownTimeZoneIdentifiers)
      }
      return zone
    }
    guard let code = configuration.airport?.value,
      let record = AirportTable.airport(code: code),
      let zone = AirportZone(identifier: record.zoneIdentifier)
    else { throw configuration.missingZone() }
    return zone
  }

  private func instant(in zone: AirportZone) throws(Report) -> Instant {
    guard let text = now else {
      return Instant(unixSeconds: Int(Date().timeIntervalSince1970.rounded(.down)))
    }
    if let date = CivilDate(iso: text) {
      return zone.resolve(LocalTime(date: date, secondOfDay: 0)).time.instant
    }
    guard let time = WrittenTime(text) else {
      throw UsageProblem.wrongInstant(text).report(at: nil)
    }
    return time.time(in: zone).time.instant
  }
}
