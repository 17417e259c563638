import Basics
import Diagnostics

extension GTFSFlights {
  /// A run of a trip.
  struct Start {
    /// How many seconds it runs behind the trip's written times.
    var shift = 0
    /// When it leaves, in seconds since its day began; nil for the one run that the times tell of.
    var second: Int?

    /// What tells it from others.
    var name: String {
      guard let second else { return "" }
      let time = second / 3600 * 10_000 + second / 60 % 60 * 100 + second % 60
      return "T" + Digits.text(time, width: 6)
    }
  }

  /// The runs of a trip.
  mutating func starts(of call: GTFSCall, _ first: GTFSCall) throws(Report) -> [Start] {
    guard let runs = frequencies.runs[Int(call.trip)], first.anyTime >= 0 else { return [Start()] }
    var starts: [Start] = []
    for run in runs {
      try step(at: call)
      var start = run.start
      while start < run.end, starts.count <= Self.limit {
        try step(at: call)
        starts.append(Start(shift: start - Int(first.anyTime), second: start))
        start += run.headway
      }
    }
    return starts
  }

  /// The times of a call; where none is told, in even steps between those that are.
  func times(of call: GTFSCall, in range: Range<Int>) -> (arrival: Int, departure: Int)? {
    if call.arrival >= 0 { return (Int(call.arrival), Int(call.departure)) }
    let slice = rows[range]
    guard let place = slice.firstIndex(where: { $0.sequence == call.sequence }),
      let before = slice[..<place].lastIndex(where: { $0.departure >= 0 }),
      let behind = slice[place...].firstIndex(where: { $0.arrival >= 0 })
    else { return nil }
    let (from, to) = (Int(rows[before].departure), Int(rows[behind].arrival))
    let time = from + (to - from) * (place - before) / (behind - before)
    return (time, time)
  }
}
