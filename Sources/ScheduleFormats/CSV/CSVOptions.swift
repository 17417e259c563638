import Schedule

/// How a schedule's CSV file is read.
public struct CSVOptions: Sendable {
  /// The file's form.
  public var format: CSVFormat
  /// What a bad row does.
  public var onError: RowErrorPolicy
  /// Whether a header without a row is a schedule.
  public var allowsEmpty: Bool
  /// The airport's zone, for times without an offset.
  public var zone: AirportZone
  /// The zone of times without an offset, where it is not the airport's.
  public var sourceZone: AirportZone?
  /// The day of times, where the file has none.
  public var date: CivilDate?
  /// The airport's own IATA code, by which one of a flight's two ends is told to be the far one.
  public var home: String?

  /// Options; only the zone has no usual value.
  public init(
    format: CSVFormat = CSVFormat(),
    onError: RowErrorPolicy = .fail,
    allowsEmpty: Bool = false,
    zone: AirportZone,
    sourceZone: AirportZone? = nil,
    date: CivilDate? = nil,
    home: String? = nil
  ) {
    self.format = format
    self.onError = onError
    self.allowsEmpty = allowsEmpty
    self.zone = zone
    self.sourceZone = sourceZone
    self.date = date
    self.home = home
  }

  /// Columns that are not looked at, because all rows have one value.
  var givenColumns: Set<FlightField> {
    var columns: Set<FlightField> = []
    if format.direction != nil { columns.insert(.direction) }
    if date != nil { columns.insert(.date) }
    return columns
  }
}
