import Diagnostics
import Schedule

/// One format of updates: bytes in, flights changed, as `ScheduleReader` is one of schedules.
public protocol UpdateReader: Sendable {
  /// Changes the flights that a file tells something about, in the file's order, so that of two
  /// updates of one flight the later counts. Throws every mistake in the file; an update that means
  /// no flight of the schedule, or several, is a warning. No flight is changed where it throws.
  func update(_ flights: inout [Flight], from source: SourceText) throws(Report) -> UpdateReading
}

/// What a reader made of a file of updates.
public struct UpdateReading: Sendable {
  /// How many updates were put into flights.
  public var count: Int
  /// What was odd, in the file's order.
  public var warnings: [Diagnostic]
  /// What is worth a line and is nobody's mistake.
  public var notes: [Note]
  /// How much was found about each subject.
  public var counts: [Subject: Int] = [:]
  /// What is right and worth a look, for those who ask.
  public var asides: [Diagnostic] = []
  /// When the source says that it was made; nil where it says nothing.
  public var stamp: Instant?

  /// How many updates there were, and what is to be told about them.
  public init(count: Int, warnings: [Diagnostic], notes: [Note]) {
    self.count = count
    self.warnings = warnings
    self.notes = notes
  }
}
