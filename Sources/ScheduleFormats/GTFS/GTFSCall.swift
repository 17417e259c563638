/// A trip at a stop.
struct GTFSCall: Equatable {
  /// The trip's number.
  var trip: Int32
  /// Where in the trip it is; the numbers grow and may leave some out.
  var sequence: Int32
  /// The stop's number: among those of boards, or among all that are needed.
  var stop: Int32
  /// Seconds since noon minus twelve hours of the service's day; negative where it is not told.
  var arrival: Int32 = -1
  /// The same of leaving.
  var departure: Int32 = -1
  /// The number of what the vehicle shows, among texts; negative where it is the trip's.
  var headsign: Int32 = -1
  /// The line in stop_times.txt.
  var line: Int32 = 0
  /// Whether nobody may board.
  var isExitOnly = false
  /// Whether nobody may leave.
  var isEntryOnly = false

  /// When it is there, by what is told.
  var anyTime: Int32 { departure >= 0 ? departure : arrival }
}
