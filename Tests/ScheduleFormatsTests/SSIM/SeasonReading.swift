import Diagnostics
import Schedule
import ScheduleFormats
import Testing

/// A season file that a test has read, with what people would have been told.
struct SeasonReading {
  var flights: [Flight] = []
  /// Errors and warnings as they are rendered, without the blanks at the end of records.
  var told = ""
  var diagnostics: [Diagnostic] = []

  /// Reads bytes as `season.ssim` of New York, or of another airport, for some days.
  init(
    bytes: [UInt8],
    airport: String = "JFK",
    zone: String = "America/New_York",
    from first: String = "2026-11-30",
    days: Int = 3,
    form: (inout SSIMOptions) -> Void = { _ in }
  ) throws {
    var options = SSIMOptions(
      airport: airport,
      zone: try #require(AirportZone(identifier: zone)),
      window: Window(first: try #require(CivilDate(iso: first)), days: days)
    )
    form(&options)
    do throws(Report) {
      let reading = try SSIMScheduleReader(options: options).read(
        SourceText(path: "season.ssim", bytes: bytes)
      )
      flights = reading.flights
      diagnostics = reading.warnings
    } catch {
      diagnostics = error.diagnostics
    }
    told = DiagnosticRenderer().render(diagnostics).replacing(#/ +\n/#, with: "\n")
  }

  /// Reads records of one carrier between a header and a trailer.
  init(
    _ records: String...,
    mode: Character = "L",
    airport: String = "JFK",
    zone: String = "America/New_York",
    from first: String = "2026-11-30",
    days: Int = 3,
    form: (inout SSIMOptions) -> Void = { _ in }
  ) throws {
    var file = SeasonFile(mode: mode)
    file.lines.insert(contentsOf: records, at: 2)
    try self.init(
      bytes: file.bytes,
      airport: airport,
      zone: zone,
      from: first,
      days: days,
      form: form
    )
  }

  /// The flights in a line each: "D RL 618 BOS 2026-11-30T09:40-05:00".
  var lines: [String] {
    flights.map { flight in
      let way = [flight.airport.code ?? flight.airport.name] + flight.via.map { "via \($0)" }
      let letter = flight.direction == .arrival ? "A" : "D"
      return
        "\(letter) \(flight.designator) \(way.joined(separator: " ")) \(flight.scheduledTime.iso)"
    }
  }
}
