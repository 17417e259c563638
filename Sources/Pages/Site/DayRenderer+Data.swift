import Mustache
import Schedule

extension DayRenderer {
  /// Writes the day's flights as data, version 1.
  func renderData(into buffer: inout OutputBuffer) {
    var json = JSONWriter()
    let arrivals = entries.count { model($0.index).isArrival }
    json.open("{", in: &buffer)
    json.put(1, key: "version", in: &buffer)
    json.put("\(date)", key: "date", in: &buffer)
    json.open("{", key: "counts", in: &buffer)
    json.put(arrivals, key: "arrivals", in: &buffer)
    json.put(entries.count - arrivals, key: "departures", in: &buffer)
    json.close("}", in: &buffer)
    json.open("[", key: "flights", in: &buffer)
    for entry in entries {
      buffer.append("\n")
      write(model(entry.index), entry, with: &json, into: &buffer)
    }
    buffer.append("\n")
    json.close("]", in: &buffer)
    json.close("}", in: &buffer)
    buffer.append("\n")
  }

  private func write(
    _ model: FlightModel,
    _ entry: BoardEntry,
    with json: inout JSONWriter,
    into buffer: inout OutputBuffer
  ) {
    let flight = model.flight
    json.open("{", in: &buffer)
    json.put(flight.id, key: "id", in: &buffer)
    json.put(address(entry.index), key: "page", in: &buffer)
    json.put(flight.direction.rawValue, key: "direction", in: &buffer)
    json.put(flight.designator, key: "designator", in: &buffer)
    json.put(flight.airline.code, key: "airline", in: &buffer)
    json.put(flight.airline.name, key: "airlineName", in: &buffer)
    json.put(flight.airport.code, key: "airport", in: &buffer)
    json.put(flight.airport.city, key: "city", in: &buffer)
    json.put(model.scheduled.iso, key: "scheduled", in: &buffer)
    json.put(model.expected.iso, key: "expected", in: &buffer)
    json.put(flight.status.code.rawValue, key: "status", in: &buffer)
    json.put(model.statusText, key: "statusText", in: &buffer)
    json.put(model.lateness.rawValue, key: "lateness", in: &buffer)
    json.put(flight.terminal, key: "terminal", in: &buffer)
    json.put(model.gate, key: "gate", in: &buffer)
    json.put(flight.belt, key: "belt", in: &buffer)
    json.put(flight.checkIn, key: "checkIn", in: &buffer)
    json.open("[", key: "codeshares", in: &buffer)
    for codeshare in flight.codeshares { json.put(codeshare, in: &buffer) }
    json.close("]", in: &buffer)
    json.close("}", in: &buffer)
  }
}
