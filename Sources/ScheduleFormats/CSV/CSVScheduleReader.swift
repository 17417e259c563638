import Diagnostics
import Schedule

/// Reads CSV: the canonical form, or that which its options tell.
public struct CSVScheduleReader: ScheduleReader {
  private let options: CSVOptions

  /// A reader of files of one form.
  public init(options: CSVOptions) {
    self.options = options
  }

  /// The flights of a file; throws every mistake in it.
  public func read(_ source: SourceText) throws(Report) -> ScheduleReading {
    var table = try CSVTable(source, options: options, purpose: .schedule)
    var collector = FlightCollector(source: table.source, onError: options.onError)
    for (fault, place) in table.faults { collector.tell([fault], at: place) }
    var reader = CSVRowReader(
      bytes: table.source.bytes,
      header: table.header,
      options: options
    )
    var hasRows = false
    var hasMatch = false
    while try table.next() {
      let row = table.row
      hasRows = true
      guard reader.matches(row) else { continue }
      hasMatch = true
      let flight = reader.flight(of: row)
      var place = table.place
      place.mark = reader.offset(of: .id, in: row)
      collector.tell(reader.formFaults, at: place)
      collector.append(flight, at: place, faults: reader.faults)
    }
    if !hasMatch, !options.allowsEmpty {
      let problem: CSVProblem =
        hasRows ? .noRowMatches(options.format.filters) : .headerAlone
      throw problem.report(at: Location(path: source.path))
    }
    return try collector.finished(notes: table.notes)
  }
}
