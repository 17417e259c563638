import CSQLite
import Testing

/// A site of each format, whose source has one flight that is right and one record that is wrong.
enum SourceSite: String, CaseIterable, Sendable {
  case csv, ssim, aidx, json, avinor, sql, gtfs

  /// Makes the site: the source, and what `site.yml` has beneath `schedule`.
  func folder(_ more: String = "") throws -> SiteFolder {
    let folder = try SiteFolder()
    try folder.write(
      """
      title: T
      airport: JFK
      days: 1
      schedule: { \(rawValue): { \(keys) }\(more) }

      """,
      to: "site.yml"
    )
    for (name, text) in files { try folder.write(text, to: name) }
    if self == .sql { try makeDatabase(at: folder["flights.db"]) }
    return folder
  }

  /// The flight that is right.
  var flight: String { self == .gtfs ? "RL L1" : "RL 618" }

  private var keys: String {
    switch self {
    case .csv: "file: s.csv"
    case .ssim: "file: s.ssim"
    case .aidx: "folder: m"
    case .json:
      "file: s.json, rows: '[*]', direction: departure, fields: { airline: airline, number: number, "
        + "airport: to, scheduled: at }"
    case .avinor: "file: s.xml"
    case .sql: "sqlite: flights.db, query: SELECT * FROM flights"
    case .gtfs: "folder: feed, stop: C"
    }
  }

  private var files: [String: String] {
    switch self {
    case .csv:
      [
        "s.csv": """
        direction,airline,number,airport,scheduled
        D,RL,618,BOS,2026-11-30T09:40
        D,RL,619,BOS,soon

        """
      ]
    case .ssim:
      [
        "s.ssim": """
        1AIRLINE STANDARD SCHEDULE DATA SET
        2LRL          01NOV2631MAR27
        3 RL  6180101J01NOV2606DEC261234567 JFK09400940-0500  BOS11051105-0500  320
        3 RL  6190101J01NOV2606DEC261234567 JFK0x400940-0500  BOS11051105-0500  320
        5 RL

        """
      ]
    case .aidx:
      [
        "m/1.xml": Self.message("618", "2026-11-30T14:40:00Z", sent: "2026-11-30T08:00:00Z"),
        "m/2.xml": Self.message("619", "soon", sent: "2026-11-30T09:00:00Z"),
      ]
    case .json:
      [
        "s.json": """
        [
        {"airline": "RL", "number": 618, "to": "BOS", "at": "2026-11-30T09:40"},
        {"airline": "RL", "number": 619, "to": "BOS", "at": "soon"}
        ]

        """
      ]
    case .avinor:
      [
        "s.xml": """
        <airport name="JFK"><flights lastUpdate="2026-11-30T09:00:00Z">
        \(Self.avinor("618", "2026-11-30T14:40:00Z"))
        \(Self.avinor("619", "soon"))
        </flights></airport>

        """
      ]
    case .sql: [:]
    case .gtfs: Self.feed
    }
  }

  private static func message(_ number: String, _ time: String, sent: String) -> String {
    """
    <IATA_AIDX_FlightLegNotifRQ TimeStamp="\(sent)"><FlightLeg>
    <LegIdentifier><Airline>RL</Airline><FlightNumber>\(number)</FlightNumber>
    <DepartureAirport>JFK</DepartureAirport><ArrivalAirport>BOS</ArrivalAirport>
    <OriginDate>2026-11-30</OriginDate></LegIdentifier>
    <LegData><OperationTime OperationQualifier="OFB" TimeType="SCT">\(time)</OperationTime></LegData>
    </FlightLeg></IATA_AIDX_FlightLegNotifRQ>

    """
  }

  private static func avinor(_ number: String, _ time: String) -> String {
    "<flight><airline>RL</airline><flight_id>RL\(number)</flight_id><airport>BOS</airport>"
      + "<schedule_time>\(time)</schedule_time><arr_dep>D</arr_dep></flight>"
  }

  private static let feed = [
    "feed/agency.txt": "agency_id,agency_name,agency_timezone\nRL,Ridgeline,America/New_York\n",
    "feed/stops.txt": "stop_id,stop_name\nC,Central\nS,South\n",
    "feed/routes.txt": "route_id,agency_id,route_short_name\nR,RL,L1\n",
    "feed/trips.txt": "route_id,service_id,trip_id\nR,W,T\n",
    "feed/stop_times.txt": """
    trip_id,arrival_time,departure_time,stop_id,stop_sequence
    T,09:40:00,09:40:00,C,1
    T,soon,soon,C,2
    T,10:00:00,10:00:00,S,3

    """,
    "feed/calendar.txt": """
    service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
    W,1,1,1,1,1,1,1,20260101,20271231

    """,
  ]

  private func makeDatabase(at path: String) throws {
    var handle: OpaquePointer?
    try #require(sqlite3_open(path, &handle) == SQLITE_OK)
    defer { sqlite3_close_v2(handle) }
    let statements = """
      CREATE TABLE flights (direction, airline, number, airport, scheduled);
      INSERT INTO flights VALUES ('D', 'RL', 618, 'BOS', '2026-11-30T09:40'),
        ('D', 'RL', 619, 'BOS', 'soon');
      """
    try #require(sqlite3_exec(handle, statements, nil, nil, nil) == SQLITE_OK)
  }
}
