import Diagnostics
import Schedule

/// Reads the canonical CSV.
public enum CSVScheduleReader {
  /// The flights of a file; throws every mistake in it.
  public static func read(
    _ source: SourceText,
    options: CSVOptions
  ) throws(Report) -> ScheduleReading {
    ScheduleReading(flights: [], warnings: [], notes: [])
  }
}
