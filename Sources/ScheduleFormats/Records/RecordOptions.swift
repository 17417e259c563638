import Basics
import Schedule

/// How a file whose rows nest is read.
public struct RecordOptions: Sendable {
  /// The file's form.
  public var form: RecordForm
  /// What a bad row does.
  public var onError: RowErrorPolicy
  /// Whether a file without a row is a schedule.
  public var allowsEmpty: Bool
  /// The airport's zone, for times without an offset.
  public var zone: AirportZone
  /// The zone of times without an offset, where it is not the airport's.
  public var sourceZone: AirportZone?
  /// The day of times, where the file has none.
  public var date: CivilDate?
  /// From how many seconds after its time a flight is late, where the file says only when it is
  /// thought to be.
  public var delayThreshold: Int

  /// Options; only form and zone have no usual value.
  public init(
    form: RecordForm,
    onError: RowErrorPolicy = .fail,
    allowsEmpty: Bool = false,
    zone: AirportZone,
    sourceZone: AirportZone? = nil,
    date: CivilDate? = nil,
    delayThreshold: Int = 900
  ) {
    self.form = form
    self.onError = onError
    self.allowsEmpty = allowsEmpty
    self.zone = zone
    self.sourceZone = sourceZone
    self.date = date
    self.delayThreshold = delayThreshold
  }
}
