import Diagnostics
import Schedule

/// What a reader made of a file.
public struct ScheduleReading: Sendable {
  /// The flights in the file's order, each with an id of its own.
  public var flights: [Flight]
  /// What was odd, in the file's order.
  public var warnings: [Diagnostic]
  /// What is worth a line and is nobody's mistake, as columns that are not used.
  public var notes: [Note]
  /// How many records were read, right and wrong, that were meant to be flights.
  public var records = 0
  /// How much was found about each subject, also what is not kept among the warnings.
  public var counts: [Subject: Int] = [:]
  /// What is right and worth a look, for those who ask.
  public var asides: [Diagnostic] = []
  /// When the source says that it was made; nil where it says nothing.
  public var stamp: Instant?

  /// Flights and what is to be told about them.
  public init(flights: [Flight], warnings: [Diagnostic], notes: [Note]) {
    self.flights = flights
    self.warnings = warnings
    self.notes = notes
  }
}
