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

  /// Flights and what is to be told about them.
  public init(flights: [Flight], warnings: [Diagnostic], notes: [Note]) {
    self.flights = flights
    self.warnings = warnings
    self.notes = notes
  }
}
