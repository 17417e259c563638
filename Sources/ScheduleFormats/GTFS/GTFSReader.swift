import Diagnostics
import Schedule

/// Reads a GTFS feed for one station: arrivals and departures of the days that boards show.
public struct GTFSReader: Sendable {
  /// The files of a feed that are looked at.
  public static let fileNames = [
    "agency.txt", "stops.txt", "routes.txt", "trips.txt", "stop_times.txt", "calendar.txt",
    "calendar_dates.txt", "frequencies.txt",
  ]

  private let options: GTFSOptions

  /// A reader of feeds for the stops of its options.
  public init(options: GTFSOptions) {
    self.options = options
  }

  /// The arrivals and departures of a feed, called `path` in messages, that is found at `place`: a
  /// folder or a zip file. `named` is where the configuration names it.
  public func read(
    _ path: String,
    at place: String,
    named: Location
  ) throws(Report) -> ScheduleReading {
    let feed = try GTFSFeed(path, at: place, named: named)
    var findings = RecordFindings(source: SourceText(path: path, bytes: []))
    let budget = GTFSBudget()
    let stations = try GTFSStations(feed, stops: options.stops, budget: budget)
    let reader = GTFSCallReader(feed, budget: budget)
    var (tripIDs, texts) = (NameTable(), NameTable())
    let (calls, records) = try reader.calls(
      at: stations.ids,
      trips: &tripIDs,
      texts: &texts,
      findings: &findings
    )
    let stopTimes = try feed.required("stop_times.txt").path
    if calls.isEmpty, !findings.hasErrors, !options.allowsEmpty {
      let location = options.stops.first?.location ?? named
      throw GTFSProblem.noCall.report(at: location)
    }
    let trips = try GTFSTrips(feed, ids: tripIDs, budget: budget)
    let frequencies = try GTFSFrequencies(
      feed,
      ids: tripIDs,
      budget: budget,
      findings: &findings
    )
    let days = try self.days(feed, calls, trips, frequencies, &findings)
    var stopIDs = NameTable()
    let rows = try reader.rows(
      of: tripIDs,
      where: { trips.trips[$0].map { days.runsAtAll($0.service) } ?? false },
      stops: &stopIDs
    )
    var maker = GTFSFlights(
      options,
      stations,
      trips,
      tripIDs: tripIDs,
      days,
      frequencies,
      rows: rows,
      names: try GTFSStopNames(feed, ids: stopIDs, budget: budget).names,
      texts: texts,
      path: stopTimes,
      findings: findings,
      records: records,
      budget: budget
    )
    try maker.make(calls)
    if maker.count == 0, !maker.findings.hasErrors, !options.allowsEmpty {
      let window = options.window
      throw GTFSProblem.noFlight(first: "\(window.first)", last: "\(window.last)")
        .report(at: Location(path: path))
    }
    return try maker.finished()
  }

  /// The days of services that can matter: those of the window, and as many before it as a trip can
  /// run on, with one more for clocks that differ.
  private func days(
    _ feed: GTFSFeed,
    _ calls: [GTFSCall],
    _ trips: GTFSTrips,
    _ frequencies: GTFSFrequencies,
    _ findings: inout RecordFindings
  ) throws(Report) -> GTFSDays {
    let longest = calls.reduce(0) { max($0, Int(max($1.arrival, $1.departure))) }
    let latest = frequencies.runs.values.joined().reduce(0) { max($0, $1.end) }
    let before = (longest + latest) / 86_400 + 2
    return try GTFSDays(
      feed,
      of: trips.services,
      from: options.window.first.adding(days: -before),
      count: before + options.window.days + 2,
      findings: &findings
    )
  }
}
