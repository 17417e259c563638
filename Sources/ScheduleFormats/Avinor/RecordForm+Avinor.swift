import Schedule

extension RecordForm {
  /// The form of the XML of flights that Norway's airports publish.
  public static let avinor: RecordForm = {
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
