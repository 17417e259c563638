import Diagnostics
import Foundation
import Schedule
import Testing

@testable import ScheduleFormats

/// A GTFS feed that a test has read, with what people would have been told. Files of a small feed are
/// there unless a test has its own; nil takes one away.
struct GTFSReading {
  private(set) var flights: [Flight] = []
  private(set) var told = ""
  private(set) var codes: Set<String> = []

  /// Everything that a board would say, a line for each flight.
  var text: String { told + flights.map { FormatReading.line($0) + "\n" }.joined() }

  /// The files of a feed: a station with two platforms, and a trip through it on all days.
  static let files = [
    "agency.txt": "agency_id,agency_name,agency_timezone\nNQ,Northern Quay,America/New_York\n",
    "stops.txt": """
    stop_id,stop_name,location_type,parent_station,platform_code
    CENTRAL,Central,1,,
    C1,"Central, platform 1",0,CENTRAL,1
    C2,"Central, platform 2",0,CENTRAL,2
    NORTH,North,,,
    SOUTH,South,,,

    """,
    "routes.txt": "route_id,agency_id,route_short_name,route_long_name\nR,NQ,L1,North and South\n",
    "trips.txt": "route_id,service_id,trip_id,trip_headsign,trip_short_name\nR,W,T,South,\n",
    "stop_times.txt": """
    trip_id,arrival_time,departure_time,stop_id,stop_sequence
    T,8:00:00,8:00:00,NORTH,1
    T,9:00:00,9:05:00,C1,2
    T,10:00:00,10:00:00,SOUTH,3

    """,
    "calendar.txt": """
    service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
    W,1,1,1,1,1,1,1,20260101,20271231

    """,
  ]

  /// How a test reads.
  struct Changes: Sendable {
    var stops = ["CENTRAL"]
    var first = "2026-11-30"
    var days = 1
    var zone = "America/New_York"
    var onError = RowErrorPolicy.fail
    var allowsEmpty = false
    /// Whether flights of the days beside the window are left out.
    var isInside = true
  }

  /// Reads a folder called `feed`.
  init(_ files: [String: String?] = [:], _ changes: Changes = Changes()) throws {
    let texts = Self.files.merging(files.mapValues { $0 ?? "\u{0}" }) { $1 }
    try self.init(
      bytes: texts.filter { $0.value != "\u{0}" }.mapValues { Array($0.utf8) },
      changes
    )
  }

  /// Reads a folder of bytes.
  init(bytes: [String: [UInt8]], _ changes: Changes = Changes()) throws {
    let folder = try TestFolder()
    for (name, bytes) in bytes { try folder.add(bytes, to: name) }
    try self.init("feed", at: folder.path, changes)
  }

  /// Reads a file called `feed.zip`.
  init(archive: [UInt8], _ changes: Changes = Changes()) throws {
    let folder = try TestFolder()
    try self.init("feed.zip", at: folder.add(archive, to: "feed.zip"), changes)
  }

  init(_ path: String, at place: String, _ changes: Changes) throws {
    let first = try #require(CivilDate(iso: changes.first))
    let window = Window(first: first, days: changes.days)
    let options = GTFSOptions(
      stops: changes.stops.map {
        .init(id: $0, location: Location(path: "site.yml", position: Position(line: 5, column: 9)))
      },
      zone: try #require(AirportZone(identifier: changes.zone)),
      window: window,
      onError: changes.onError,
      allowsEmpty: changes.allowsEmpty
    )
    var diagnostics: [Diagnostic]
    do throws(Report) {
      let named = Location(path: "site.yml", position: Position(line: 4, column: 9))
      let reading = try GTFSReader(options: options).read(path, at: place, named: named)
      flights = reading.flights.filter {
        !changes.isInside || window.contains($0.scheduledDate)
      }
      diagnostics = reading.warnings
    } catch {
      diagnostics = error.diagnostics
    }
    told = DiagnosticRenderer().render(diagnostics)
    codes = Set(diagnostics.map(\.code))
  }
}
