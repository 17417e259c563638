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
      FlightData(
        model: model(entry.index),
        page: address(entry.index),
        dayMark: mark(entry.place),
        dayMarkText: markText(entry.place),
        hour: hourHeading(of: model(entry.index).flight.expectedTime.local)
      ).write(with: &json, into: &buffer)
    }
    buffer.append("\n")
    json.close("]", in: &buffer)
    json.close("}", in: &buffer)
    buffer.append("\n")
  }
}
