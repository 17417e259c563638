import Diagnostics
import Foundation
import Schedule
import ScheduleFormats
import Testing

/// A file that a test has read, with what people would have been told.
struct Reading {
  /// The columns of most tests.
  static let header = "direction,airline,number,airport,scheduled"

  var flights: [Flight] = []
  /// Errors and warnings as they are rendered.
  var told = ""
  var notes: [String] = []
  var diagnostics: [Diagnostic] = []

  /// Reads a text as `schedule.csv` of New York.
  init(
    _ text: String,
    columns: [String: String] = [:],
    onError: RowErrorPolicy = .fail,
    allowsEmpty: Bool = false
  ) throws {
    try self.init(
      bytes: Array(text.utf8),
      columns: columns,
      onError: onError,
      allowsEmpty: allowsEmpty
    )
  }

  /// Reads a text as `schedule.csv` of New York, in a form of its own.
  init(
    _ text: String,
    sourceZone: String? = nil,
    date: String? = nil,
    form: (inout CSVFormat) throws -> Void
  ) throws {
    var format = CSVFormat()
    try form(&format)
    try self.init(bytes: Array(text.utf8), format: format, sourceZone: sourceZone, date: date)
  }

  /// Reads bytes as `schedule.csv` of New York.
  init(
    bytes: [UInt8],
    columns: [String: String] = [:],
    format: CSVFormat = CSVFormat(),
    onError: RowErrorPolicy = .fail,
    allowsEmpty: Bool = false,
    sourceZone: String? = nil,
    date: String? = nil
  ) throws {
    var format = format
    format.columns.merge(columns) { $1 }
    let options = CSVOptions(
      format: format,
      onError: onError,
      allowsEmpty: allowsEmpty,
      zone: try Self.zone.get(),
      sourceZone: try sourceZone.map { try #require(AirportZone(identifier: $0)) },
      date: try date.map { try #require(CivilDate(iso: $0)) },
      home: "JFK"
    )
    do {
      let reading = try CSVScheduleReader(options: options).read(
        SourceText(path: "schedule.csv", bytes: bytes)
      )
      flights = reading.flights
      notes = reading.notes.map(\.message)
      diagnostics = reading.warnings
    } catch {
      diagnostics = error.diagnostics
    }
    told = DiagnosticRenderer().render(diagnostics)
  }

  private static let zone = Result<AirportZone, any Error> {
    try #require(AirportZone(identifier: "America/New_York"))
  }

  /// Reads rows beneath the usual header.
  init(rows: String..., onError: RowErrorPolicy = .fail) throws {
    try self.init(([Self.header] + rows).joined(separator: "\n") + "\n", onError: onError)
  }
}
