import Diagnostics
import Schedule

/// Reads a season file, as chapter 7 of the Standard Schedules Information Manual has it: records of
/// 200 columns, from which the flights of one airport and of the days of a site are made.
public struct SSIMScheduleReader: ScheduleReader {
  private let options: SSIMOptions

  /// A reader of one airport's flights on some days.
  public init(options: SSIMOptions) {
    self.options = options
  }

  /// The flights of a file on the days of the site and a day each side; where there are none, the
  /// first and the last of the season. Throws every mistake in the file.
  public func read(_ source: SourceText) throws(Report) -> ScheduleReading {
    var file = try SSIMFile(source, options: options)
    let path = source.path
    guard let home = SSIMStation(options.airport), file.legs.contains(where: file.isHere) else {
      let reading = try file.collector.finished(notes: [])
      guard let problem = emptiness(of: file) else { return reading }
      throw problem.report(at: Location(path: path))
    }
    var expansion = SSIMExpansion(file, home: home, options: options)
    guard expansion.expand(collector: &file.collector) else {
      let problem = SSIMProblem.tooManyFlights(limit: options.flightLimit)
      throw problem.report(at: Location(path: path))
    }
    var leftOut = SSIMRepetitions.find(
      in: expansion,
      legs: file.legs,
      collector: &file.collector
    )
    var flights = expansion.takeFlights()
    SSIMCodeshares.fold(&flights, of: expansion, legs: file.legs, leftOut: &leftOut)
    for index in flights.indices where !leftOut.contains(index) {
      let place = file.legs[expansion.templates[Int(expansion.origins[index])].leg].line.place
      file.collector.add(flights[index], at: place)
    }
    if flights.isEmpty {
      let places = file.legs.first { file.isHere($0) }?.line.place
      for flight in expansion.ends(collector: &file.collector) {
        if let places { file.collector.add(flight, at: places) }
      }
    }
    var reading = try file.collector.finished(notes: [])
    reading.stamp = file.stamp
    return reading
  }

  /// Why there is no flight in a file without mistakes; nil where that may be.
  private func emptiness(of file: borrowing SSIMFile) -> SSIMProblem? {
    guard file.hasLegs else { return options.allowsEmpty ? nil : .noLegs }
    guard !file.legs.isEmpty else {
      return .noLegMatches(
        carriers: options.carriers.sorted(),
        serviceTypes: (options.serviceTypes ?? []).sorted()
      )
    }
    var counts: [String: Int] = [:]
    for leg in file.legs {
      counts[leg.departure.station.code, default: 0] += 1
      counts[leg.arrival.station.code, default: 0] += 1
    }
    let others = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(8).map(\.key)
    return .noLegHere(airport: options.airport, others: others)
  }
}
