import Mustache
import Schedule

/// A flight as a day's data has it: what its row and its page say, in the same finished forms, so
/// that a script which brings them up to date has only to copy.
///
/// Keys that not every flight has a use for are left out where there is nothing to say; a fact that
/// a schedule may know is `null` where it does not.
struct FlightData {
  let model: FlightModel
  /// The address of its page from the data's.
  let page: String
  /// What the row is marked with on the day's board, where it is.
  let dayMark: String?
  /// The same in words.
  let dayMarkText: String?
  /// The heading under which its row stands on the day's board.
  let hour: String

  func write(with json: inout JSONWriter, into buffer: inout OutputBuffer) {
    let flight = model.flight
    json.open("{", in: &buffer)
    json.put(flight.id, key: "id", in: &buffer)
    json.put(page, key: "page", in: &buffer)
    json.put(flight.direction.rawValue, key: "direction", in: &buffer)
    json.put(flight.designator, key: "designator", in: &buffer)
    json.put(flight.airline.code, key: "airline", in: &buffer)
    json.put(flight.airline.name, key: "airlineName", in: &buffer)
    json.put(flight.airport.code, key: "airport", in: &buffer)
    json.put(flight.airport.city, key: "city", in: &buffer)
    writeTimes(with: &json, into: &buffer)
    json.put(flight.status.code.rawValue, key: "status", in: &buffer)
    json.put(model.statusText, key: "statusText", in: &buffer)
    json.put(model.statusLine, key: "statusLine", in: &buffer)
    json.put(model.lateness.rawValue, key: "lateness", in: &buffer)
    json.put(model.appearance.rawValue, key: "appearance", in: &buffer)
    json.put(flight.terminal, key: "terminal", in: &buffer)
    json.put(model.gate, key: "gate", in: &buffer)
    json.put(model.belt, key: "belt", in: &buffer)
    json.put(flight.checkIn, key: "checkIn", in: &buffer)
    json.open("[", key: "codeshares", in: &buffer)
    for codeshare in flight.codeshares { json.put(codeshare, in: &buffer) }
    json.close("]", in: &buffer)
    json.put(model.sentence, key: "sentence", in: &buffer)
    json.close("}", in: &buffer)
  }

  private func writeTimes(with json: inout JSONWriter, into buffer: inout OutputBuffer) {
    json.put(model.scheduled.iso, key: "scheduled", in: &buffer)
    json.put(model.scheduled.minute.clock, key: "scheduledClock", in: &buffer)
    json.putIfAny(model.scheduled.minute.period, key: "scheduledPeriod", in: &buffer)
    json.put(model.expected.iso, key: "expected", in: &buffer)
    json.put(model.expected.minute.clock, key: "expectedClock", in: &buffer)
    json.putIfAny(model.expected.minute.period, key: "expectedPeriod", in: &buffer)
    json.put(model.expected.day.shortDate, key: "expectedDate", in: &buffer)
    json.put(model.expected.unix, key: "expectedUnix", in: &buffer)
    json.put(model.revised != nil, key: "isRevised", in: &buffer)
    json.putIfAny(model.wasText, key: "wasText", in: &buffer)
    json.put(model.isOpenEnded, key: "isOpenEnded", in: &buffer)
    json.put(hour, key: "hour", in: &buffer)
    json.putIfAny(dayMark, key: "dayMark", in: &buffer)
    json.putIfAny(dayMarkText, key: "dayMarkText", in: &buffer)
    json.putIfAny(model.dayShift, key: "dayShift", in: &buffer)
    json.putIfAny(model.dayShiftText, key: "dayShiftText", in: &buffer)
    json.putIfAny(model.farTime?.iso, key: "farTime", in: &buffer)
    json.putIfAny(model.farTime?.minute.clock, key: "farClock", in: &buffer)
    json.putIfAny(model.farTime?.minute.period, key: "farPeriod", in: &buffer)
    json.putIfAny(model.farDayShift, key: "farDayShift", in: &buffer)
    json.putIfAny(model.farDayShiftText, key: "farDayShiftText", in: &buffer)
  }
}
