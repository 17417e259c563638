import Diagnostics
import Schedule

/// Reads AIDX: messages about legs of flights, each in a file or several in one, from a version of
/// 2013 to one of 2022, in SOAP or bare.
public struct AIDXReader: ScheduleReader, UpdateReader {
  /// How the names of files of messages end.
  public static let fileEnding = ".xml"

  private let options: AIDXOptions

  /// A reader of messages about one airport.
  public init(options: AIDXOptions) {
    self.options = options
  }

  /// The flights that a file of messages tells of.
  public func read(_ source: SourceText) throws(Report) -> ScheduleReading {
    let messages = AIDXMessages(path: source.path, options: options)
    messages.read(source)
    try messages.checkWholeFile()
    return try reading(of: messages, isFolder: false)
  }

  /// The flights that a folder of messages tells of.
  public func read(_ folder: ScheduleFolder) throws(Report) -> ScheduleReading {
    let messages = AIDXMessages(path: folder.path, options: options)
    messages.read(folder)
    return try reading(of: messages, isFolder: true)
  }

  /// Changes the flights that a file of messages tells of.
  public func update(
    _ flights: inout [Flight],
    from source: SourceText
  ) throws(Report) -> UpdateReading {
    let messages = AIDXMessages(path: source.path, options: options)
    messages.read(source)
    try messages.checkWholeFile()
    return try apply(messages, to: &flights)
  }

  /// Changes the flights that a folder of messages tells of; an empty one tells nothing.
  public func update(
    _ flights: inout [Flight],
    from folder: ScheduleFolder
  ) throws(Report) -> UpdateReading {
    let messages = AIDXMessages(path: folder.path, options: options)
    messages.read(folder)
    return try apply(messages, to: &flights)
  }

  private func reading(
    of messages: AIDXMessages,
    isFolder: Bool
  ) throws(Report) -> ScheduleReading {
    let (rows, leftOut) = messages.placeLegs()
    // Flights are large, and so are handed over one by one.
    var collector = FlightCollector(
      path: messages.path,
      onError: options.onError,
      found: messages.findings,
      records: messages.records
    )
    var hasFlights = false
    for row in rows where !row.isRemoved {
      let place = row.leg.place
      if let flight = row.flight(line: isFolder ? nil : place.position?.line) {
        collector.add(flight, at: RecordPlace(at: place))
        hasFlights = true
      } else {
        collector.tell(row.missingTime, at: RecordPlace(at: place))
      }
    }
    if !hasFlights, !collector.hasErrors, !options.allowsEmpty {
      throw emptiness(of: messages, isFolder: isFolder)
        .report(at: Location(path: messages.path))
    }
    var reading = try collector.finished(notes: messages.skipped + leftOut)
    reading.stamp = messages.stamp
    return reading
  }

  private func emptiness(of messages: AIDXMessages, isFolder: Bool) -> AIDXProblem {
    if messages.hasLegs { return .noFlight }
    return isFolder && messages.files == 0 ? .emptyFolder : .noLeg
  }

  private func apply(
    _ messages: AIDXMessages,
    to flights: inout [Flight]
  ) throws(Report) -> UpdateReading {
    let (rows, leftOut) = messages.placeLegs()
    var collector = UpdateCollector(
      path: messages.path,
      onError: options.onError,
      found: messages.findings
    )
    for row in rows {
      collector.append(
        row.update,
        at: RecordPlace(at: row.leg.place),
        faults: [RecordFault<AIDXProblem>]()
      )
    }
    var reading = try collector.apply(to: &flights, notes: messages.skipped + leftOut)
    reading.stamp = messages.stamp
    return reading
  }
}
