import Diagnostics
import Foundation
import Mustache
import Schedule
import Templates

/// Everything that is the same for all pages of one build.
///
/// A class, because every page reaches for it: a reference is passed where a copy would count the
/// owners of everything in it.
final class Site: Sendable {
  let description: SiteDescription
  let schedule: FlightSchedule
  let words: Words
  let facts: FlightFacts
  let names: FlightNames
  let notices: [Notice]
  let assets: AssetTable
  let model: SiteModel
  let days: [DaySummary]
  /// What tells this site's flights from those of others in a visitor's calendar.
  let calendarOrigin: String

  init(
    _ description: SiteDescription,
    schedule: FlightSchedule,
    files: TemplateFiles,
    notices: [Notice],
    clock: ClockWords? = nil,
    noting diagnostics: inout [Diagnostic]
  ) {
    self.description = description
    self.schedule = schedule
    self.notices = notices
    let strings = StringTable(
      language: description.language,
      namedAt: description.languageLocation,
      files: files,
      noting: &diagnostics
    )
    assets = AssetTable(files: files, theme: description.theme, noting: &diagnostics)
    words = Words(
      clock: clock
        ?? ClockWords(
          language: description.language,
          usesTwelveHours: description.usesTwelveHours
        ),
      dates: DateWords(
        language: description.language,
        dates: Self.dates(of: schedule, description.data)
      ),
      strings: strings
    )
    facts = FlightFacts(
      words: words,
      delayThreshold: description.delayThreshold,
      farZones: Self.farZones(of: schedule),
      now: schedule.now
    )
    names = FlightNames(schedule)
    model = SiteModel(
      title: description.title,
      language: description.language,
      direction: Locale(boardLanguage: description.language).lineDirection,
      timeZone: schedule.zone.identifier,
      today: "\(schedule.window.first)",
      clock: words.clock.cycle,
      lastDay: "\(schedule.window.dates.last ?? schedule.window.first)",
      flightSegue: description.flightSegue,
      airportCode: description.airportCode,
      signColor: "\(description.theme.palette(.day)[.sign])",
      hasDataTime: description.data != nil,
      maximumAge: description.data?.maximumAge,
      oldDataTime: Self.oldDataTime(description.data, schedule.zone, words)
    )
    calendarOrigin = FlightCalendar.origin(
      baseURL: description.baseURL,
      title: description.title,
      timeZone: schedule.zone.identifier
    )
    days = schedule.window.dates.map { date in
      let board = schedule.board(on: date)
      let arrivals = board.count { schedule.flights[$0.index].direction == .arrival }
      return DaySummary(date: date, arrivals: arrivals, departures: board.count - arrivals)
    }
  }

  /// The airport's date when the site is built.
  var today: CivilDate { schedule.window.first }

  /// A page's full address, where the site's own is known; a folder's page is the folder.
  func canonical(_ route: Route) -> String? {
    description.baseURL.map { base in
      let path = route.path
      let isFolder = path == "index.html" || path.hasSuffix("/index.html")
      return base + (isFolder ? String(path.dropLast("index.html".count)) : path)
    }
  }

  /// The route of a flight's page.
  func route(ofFlight index: Int) -> Route {
    .flight(schedule.flights[index].scheduledDate, name: names[index])
  }

  /// Whether the address of a flight's page is known and short enough for a QR code.
  func hasCode(_ index: Int) -> Bool {
    guard let base = description.baseURL else { return false }
    return base.utf8.count + route(ofFlight: index).path.utf8.count <= QRCode.limit
  }

  /// The data's date and time in words, where it was old at the build: pages of fresh data say
  /// nothing of when it was made, so that they stay the same when it is made again.
  private static func oldDataTime(_ data: DataTime?, _ zone: AirportZone, _ words: Words) -> String?
  {
    guard let data, data.isOld else { return nil }
    let local = zone.localTime(of: data.instant)
    return "\(words.dates[local.date].date), \(words.clock[local.secondOfDay / 60].time)"
  }

  private static func dates(of schedule: FlightSchedule, _ data: DataTime?) -> Set<CivilDate> {
    var dates = Set(schedule.window.dates)
    if let data { dates.insert(schedule.zone.localTime(of: data.instant).date) }
    // Flights are in order, so that the next one's days are mostly those of the one before.
    var last: (scheduled: CivilDate, expected: CivilDate)?
    let flights = schedule.flights.span
    for index in flights.indices {
      let days = (
        flights[index].scheduledTime.local.date,
        Flight.expectedTime(in: flights, at: index).local.date
      )
      if last.map({ $0 != days }) ?? true { dates.formUnion([days.0, days.1]) }
      last = days
      for entry in flights[index].history { dates.insert(entry.date) }
    }
    // A long flight over the date line reaches the other end's clock two days before or after.
    return dates.union(dates.flatMap { date in (-2...2).map(date.adding) })
  }

  private static func farZones(of schedule: FlightSchedule) -> [String: AirportZone] {
    var zones: [String: AirportZone] = [:]
    let year = schedule.window.first.year
    for flight in schedule.flights where flight.flightMinutes != nil {
      guard let identifier = flight.airport.zoneIdentifier, zones[identifier] == nil else {
        continue
      }
      zones[identifier] = AirportZone(identifier: identifier, years: year - 1...year + 1)
    }
    return zones
  }
}
