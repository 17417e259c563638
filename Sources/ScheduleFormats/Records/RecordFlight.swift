import Schedule

/// The flight of a row, and what tells that the row is another airline's number for one.
struct RecordFlight {
  /// What tells it.
  enum Codeshare {
    /// The number of the flight that the row is for.
    case named(String)
    /// That it is one.
    case marked
  }

  var flight: Flight
  var codeshare: Codeshare?
}
