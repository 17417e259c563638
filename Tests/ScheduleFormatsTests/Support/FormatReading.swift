import Diagnostics
import Foundation
import Schedule
import Testing

@testable import ScheduleFormats

/// A file of a format other than CSV that a test has read, with what people would have been told.
struct FormatReading {
  /// The formats, each as it is read in New York for JFK.
  enum Format: Sendable {
    case aidx, json, avinor
    /// JSON of a form that is known by name.
    case preset(JSONPreset)
  }

  /// What a test changes about how a file is read.
  struct Changes: Sendable {
    var onError = RowErrorPolicy.fail
    var allowsEmpty = false
    /// The zone of times without an offset; `airport` for New York's.
    var sourceZone: String?
    var ignoresOffsets = false
    var statusWords: [String: String] = [:]
    var serviceTypes: Set<String>?
    var form: (@Sendable (inout RecordForm) -> Void)?
    var date: String?
    var delayThreshold = 900
  }

  private(set) var flights: [Flight] = []
  private(set) var told = ""
  private(set) var notes: [String] = []
  private(set) var codes: Set<String> = []
  /// What is only told to those who ask.
  private(set) var asides = ""
  /// How much was found about each subject.
  private(set) var counts: [Subject: Int] = [:]

  /// Reads bytes as `flights.xml` or `flights.json`.
  init(_ format: Format, _ bytes: [UInt8], _ changes: Changes = Changes()) throws {
    let reader = try Self.reader(format, changes)
    let source = SourceText(path: Self.name(format), bytes: bytes)
    keep { () throws(Report) in try reader.read(source) }
  }

  /// Reads text.
  init(_ format: Format, _ text: String, _ changes: Changes = Changes()) throws {
    try self.init(format, Array(text.utf8), changes)
  }

  /// Reads a folder of AIDX messages by their names, as `messages`; a name that ends in a stroke makes
  /// a folder.
  init(folder files: [String: String], _ changes: Changes = Changes()) throws {
    let place = NSTemporaryDirectory() + "messages-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: place) }
    for (name, text) in files {
      if name.hasSuffix("/") {
        try FileManager.default.createDirectory(
          atPath: "\(place)/\(name)",
          withIntermediateDirectories: true
        )
        continue
      }
      try text.write(toFile: "\(place)/\(name)", atomically: false, encoding: .utf8)
    }
    let folder = try #require(
      try ScheduleFolder(
        "messages",
        at: place,
        ending: ".xml",
        named: Location(path: "site.yml")
      )
    )
    let reader = AIDXReader(options: try Self.aidxOptions(changes))
    keep { () throws(Report) in try reader.read(folder) }
  }

  private mutating func keep(_ read: () throws(Report) -> ScheduleReading) {
    var diagnostics: [Diagnostic]
    do throws(Report) {
      let reading = try read()
      flights = reading.flights
      notes = reading.notes.map(\.message)
      diagnostics = reading.warnings
      asides = DiagnosticRenderer().render(reading.asides)
      codes = Set(reading.asides.map(\.code))
      counts = reading.counts
    } catch {
      diagnostics = error.diagnostics
    }
    told = DiagnosticRenderer().render(diagnostics)
    codes.formUnion(diagnostics.map(\.code))
  }

  /// Everything that a board would say, a line for each flight.
  var text: String { told + flights.map { Self.line($0) + "\n" }.joined() }

  /// A flight as one line: what is not there is left out.
  static func line(_ flight: Flight) -> String {
    let parts: [(String, String?)] = [
      ("", flight.direction.rawValue), ("", flight.designator),
      ("", flight.airport.code ?? flight.airport.name), ("", flight.scheduledTime.iso),
      ("estimated", flight.estimatedTime?.iso), ("actual", flight.actualTime?.iso),
      ("status", flight.status.code == .unknown ? flight.status.text : flight.status.code.rawValue),
      ("terminal", flight.terminal), ("gate", flight.gate), ("belt", flight.belt),
      ("desks", flight.checkIn), ("aircraft", flight.aircraft), ("remark", flight.remark),
      ("via", flight.via.isEmpty ? nil : flight.via.joined(separator: " ")),
      ("also", flight.codeshares.isEmpty ? nil : flight.codeshares.joined(separator: " ")),
    ]
    return parts.compactMap { name, value in
      value.map { name.isEmpty ? $0 : "\(name) \($0)" }
    }.joined(separator: ", ")
  }

  static func name(_ format: Format) -> String {
    switch format {
    case .aidx, .avinor: "flights.xml"
    case .json, .preset: "flights.json"
    }
  }

  static func reader(
    _ format: Format,
    _ changes: Changes = Changes()
  ) throws -> any ScheduleReader & UpdateReader {
    switch format {
    case .aidx: return AIDXReader(options: try aidxOptions(changes))
    case .json: return RecordFileReader(.json, options: try options(form, changes))
    case .preset(let preset):
      return RecordFileReader(.json, options: try options(preset.form, changes))
    case .avinor:
      var changes = changes
      changes.sourceZone = changes.sourceZone ?? "UTC"
      if changes.sourceZone == "airport" { changes.sourceZone = nil }
      return RecordFileReader(.avinor, options: try options(RecordForm.avinor, changes))
    }
  }

  /// A form whose fields are named as Boardwalk's own.
  static let form: RecordForm = {
    var form = RecordForm()
    form.rows = RecordPath("flights[*]").map { [RecordForm.Rows($0)] } ?? []
    for column in FlightField.allCases where column.isOfNestedRows {
      form.fields[column] = RecordField([column.rawValue])
    }
    form.fields[.designator] = nil
    form.fields[.id] = RecordField(["id"])
    return form
  }()

  private static func options(_ form: RecordForm, _ changes: Changes) throws -> RecordOptions {
    var form = form
    form.ignoresOffsets = changes.ignoresOffsets
    form.statusWords.merge(changes.statusWords) { $1 }
    changes.form?(&form)
    return RecordOptions(
      form: form,
      onError: changes.onError,
      allowsEmpty: changes.allowsEmpty,
      zone: try zone("America/New_York"),
      sourceZone: try changes.sourceZone.map(zone),
      date: try changes.date.map { try #require(.init(iso: $0)) },
      delayThreshold: changes.delayThreshold
    )
  }

  private static func aidxOptions(_ changes: Changes) throws -> AIDXOptions {
    var options = AIDXOptions(
      home: "JFK",
      zone: try zone("America/New_York"),
      sourceZone: changes.sourceZone == "airport" ? nil : try zone(changes.sourceZone ?? "UTC")
    )
    options.onError = changes.onError
    options.allowsEmpty = changes.allowsEmpty
    options.ignoresOffsets = changes.ignoresOffsets
    options.statusWords = changes.statusWords
    options.serviceTypes = changes.serviceTypes
    return options
  }

  private static func zone(_ name: String) throws -> AirportZone {
    try #require(AirportZone(identifier: name))
  }
}
