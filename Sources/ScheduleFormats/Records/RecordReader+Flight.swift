import Schedule

extension RecordReader {
  /// The times of the fields, and that which the source tells with a status.
  mutating func times(of direction: Direction?, in row: Direction?) -> FlightTimes {
    statusWord = values(.status, direction).first
    var times = fieldTimes(of: direction, in: row)
    if let field = form.statusTime, let statusWord,
      let kind = form.statusTimes[statusWord.text.lowercased()], kind != .scheduled,
      let value = values(of: field).first
    {
      take(value, of: kind.field, as: kind, direction, in: nil, into: &times)
    }
    return times
  }

  func airport(of value: Value, _ field: FlightField) -> Airport { Airport(data: value.text) }

  func status(in direction: Direction?, _ times: FlightTimes) -> Status? {
    guard let statusWord else { return nil }
    var status = FieldRules.status(statusWord.text, rules.statusWords)
    if form.tellsWholeFlight, let direction { status.code = status.code.seen(from: direction) }
    guard form.judgesEstimates, status.code == .scheduled, let scheduled = times.scheduled,
      let estimated = times.estimated
    else { return status }
    let late = estimated.instant.minutes(since: scheduled.instant)
    guard late >= 0 else { return Status(.early) }
    return Status(late > 0 && late * 60 >= delayThreshold ? .delayed : .onTime)
  }

  mutating func codeshares(in direction: Direction?) -> [String] {
    CodeshareList.numbers(in: values(.codeshares, direction).map(\.text))
  }

  mutating func stops(in direction: Direction?) -> [String] {
    values(.via, direction).flatMap { ViaList.stops(in: $0.text) }
  }

  func codeshare(of flight: Flight) -> RecordFlight.Codeshare? {
    func text(at path: RecordPath) -> String? {
      var text: String?
      path.forEach(in: tree) { node in
        guard tree.nodes[node].kind == .text else { return }
        text = text ?? String(decoding: tree.buffer[tree.nodes[node].text], as: UTF8.self)
      }
      return text
    }
    switch form.codeshare {
    case nil: return nil
    case .marked(let path, let word): return text(at: path) == word ? .marked : nil
    case .named(let path):
      guard let main = text(at: path), !main.isEmpty else { return nil }
      return CodeshareFolding.isSame(main, as: flight) ? nil : .named(main)
    }
  }
}
