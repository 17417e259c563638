import Diagnostics
import Schedule

/// Reads the XML of flights that Norway's airports publish.
public struct AvinorReader: ScheduleReader, UpdateReader {
  private let source: RecordSource<AvinorFile>

  /// A reader; the options' form is `AvinorReader.form`, with the source's words for a status.
  public init(options: RecordOptions) {
    source = RecordSource(options: options)
  }

  /// The flights of a file; throws every mistake in it.
  public func read(_ source: SourceText) throws(Report) -> ScheduleReading {
    try self.source.read(source)
  }

  /// Changes the flights that a file tells something about.
  public func update(
    _ flights: inout [Flight],
    from source: SourceText
  ) throws(Report) -> UpdateReading {
    try self.source.update(&flights, from: source)
  }

  /// The form of these files.
  public static let form: RecordForm = {
    var form = RecordForm()
    form.rows = RecordPath("flights.flight").map { [RecordForm.Rows($0)] } ?? []
    form.rowName = "flight"
    let paths: [FlightField: String] = [
      .direction: "arr_dep", .airline: "airline", .designator: "flight_id", .airport: "airport",
      .via: "via_airport", .scheduled: "schedule_time", .status: "status.@code", .gate: "gate",
      .belt: "belt", .checkIn: "check_in",
    ]
    form.fields = paths.mapValues { RecordField([$0]) }
    // "New time" and "new information" say no more than that the flight is planned.
    form.statusWords = [
      "e": StatusCode.scheduled.rawValue, "n": StatusCode.scheduled.rawValue,
    ]
    form.statusTime = RecordField(["status.@time"])
    form.statusTimes = ["e": .estimated, "d": .actual, "a": .actual]
    form.judgesEstimates = true
    return form
  }()
}
