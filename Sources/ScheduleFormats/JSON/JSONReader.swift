import Diagnostics
import Schedule

/// Reads JSON whose rows and fields a form names by their paths.
public struct JSONReader: ScheduleReader, UpdateReader {
  private let source: RecordSource<JSONFile>

  /// A reader of files of one form.
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
}
