import Basics

extension GTFSFlights {
  /// How far from its written times a trip runs, and what tells its runs apart.
  func starts(of call: GTFSCall, _ first: GTFSCall) -> [(shift: Int, name: String)] {
    guard let runs = frequencies.runs[Int(call.trip)], first.anyTime >= 0 else { return [(0, "")] }
    var starts: [(shift: Int, name: String)] = []
    for run in runs {
      var start = run.start
      while start < run.end, starts.count <= Self.limit {
        let time = start / 3600 * 10_000 + start / 60 % 60 * 100 + start % 60
        starts.append((start - Int(first.anyTime), "T" + Digits.text(time, width: 6)))
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
