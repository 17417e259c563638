import Diagnostics

/// One format of schedules: bytes in, flights with their places out.
///
/// A reader is a value that holds its options. It makes a `Flight` of each record, hands it with its
/// `RecordPlace` and what was found in it to a `FlightCollector`, and returns what that has
/// collected: flights that are there twice, `on_error` and the order of messages are the same for
/// all formats. Wall times go through a `SourceClock`.
public protocol ScheduleReader: Sendable {
  /// The flights of a file; throws every mistake in it, each with its file, line and column. Under
  /// `RowErrorPolicy.skip` a bad record is a warning, as long as any is good and the file as a whole
  /// is a schedule.
  func read(_ source: SourceText) throws(Report) -> ScheduleReading
}
