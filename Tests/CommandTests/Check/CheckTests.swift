import Testing

@testable import boardwalk

@Suite("A check")
struct CheckTests {
  private static let configuration = """
    title: Hill Airport
    time_zone: America/New_York
    days: 4
    schedule: { csv: { file: s.csv } }
    updates: { csv: { file: u.csv } }

    """
  private static let schedule = """
    direction,airline,number,airport,scheduled,status,via
    departure,RL,618,BOS,2026-11-01T01:30,On Time,
    departure,RL,618,BOS,2026-11-01T01:30,On Time,
    arrival,BA,117,LHR,2026-11-01T14:05+00:00,Wonky,QQX
    arrival,BA,117,LHR,2026-11-02T14:05-04:00,,
    departure,RL,9,QQZ,2026-11-04T14:05,,
    departure,RL,9,QQZ,2026-12-04T14:05,,

    """
  private static let updates = """
    designator,scheduled,gate
    RL9,2026-11-04T14:05,A4
    RL99,2026-11-04T14:05,A4

    """
  private static let warnings = """
    s.csv:2:22: warning: column 'scheduled': the clock shows '2026-11-01T01:30' twice; the first is \
    taken; write an offset
      departure,RL,618,BOS,2026-11-01T01:30,On Time,
                           ^
    s.csv:3:1: warning: flight 'rl618-departure-bos-2026-11-01' is there twice, with the same \
    fields; one is left out
      departure,RL,618,BOS,2026-11-01T01:30,On Time,
      ^
    note: the first is at s.csv:2:1
    s.csv:3:22: warning: column 'scheduled': the clock shows '2026-11-01T01:30' twice; the first is \
    taken; write an offset
      departure,RL,618,BOS,2026-11-01T01:30,On Time,
                           ^
    u.csv:3:1: warning: the schedule has no flight 'RL 99' on 2026-11-04; the update is left out; \
    look at its airline, number and day
      RL99,2026-11-04T14:05,A4
      ^

    """
  private static let now = ["--now", "2026-11-01T00:10"]

  private func site(
    _ configuration: String = Self.configuration,
    _ schedule: String = Self.schedule
  ) throws -> SiteFolder {
    let folder = try SiteFolder()
    try folder.write(configuration, to: "site.yml")
    try folder.write(schedule, to: "s.csv")
    try folder.write(Self.updates, to: "u.csv")
    return folder
  }

  private func check(_ folder: SiteFolder, _ options: [String] = []) -> Captured {
    Captured.run(["check"] + Self.now + options, in: folder.path)
  }

  @Test("tells what is in the schedule, with places, and writes nothing")
  func told() throws {
    let folder = try site()
    #expect(
      check(folder)
        == Captured(
          output: """
            s.csv: 6 rows, 5 flights, 1 update
            2026-11-01: 1 arrival, 1 departure
            2026-11-02: 1 arrival, 0 departures
            2026-11-03: 0 arrivals, 0 departures
            2026-11-04: 0 arrivals, 1 departure
            on other days: 1 flight
            duplicates folded: 1
              s.csv:3:1
            codes unknown: 4
              airline 'RL': 3 flights, first at s.csv:2
              airport 'QQX': 1 flight, first at s.csv:4
              status 'Wonky': 1 flight, first at s.csv:4
              airport 'QQZ': 2 flights, first at s.csv:6
            offsets that are not the zone's: 1
              s.csv:5:20
            times in a clock change: 2
              s.csv:2:22
              s.csv:3:22
            days without flights: 1
              2026-11-03, after s.csv:5
            0 errors, 4 warnings

            """,
          errors: Self.warnings,
          status: 0
        )
    )
    #expect(folder.files.names == ["s.csv", "site.yml", "u.csv"])
  }

  @Test("quietly only warnings and errors, and warnings fail where they are errors")
  func quiet() throws {
    let folder = try site()
    #expect(check(folder, ["-q"]) == Captured(errors: Self.warnings, status: 0))
    #expect(
      check(folder, ["-q", "--warnings-as-errors"])
        == Captured(errors: Self.warnings.replacing("warning:", with: "error:"), status: 1)
    )
  }

  @Test("as JSON, with every message in it")
  func json() throws {
    let folder = try site(
      Self.configuration.replacing("days: 4", with: "days: 1"),
      "direction,airline,number,airport,scheduled\nA,BA,\"1\",LHR,2026-11-04T14:05\n"
    )
    #expect(
      check(folder, ["--json"])
        == Captured(
          output: """
            {
              "version": 1,
              "schedule": {
                "path": "s.csv",
                "rows": 1,
                "flights": 1,
                "updates": 0,
                "data": null
              },
              "days": [
                {
                  "date": "2026-11-01",
                  "arrivals": 0,
                  "departures": 0
                }
              ],
              "otherDays": 1,
              "duplicates": {
                "count": 0,
                "places": []
              },
              "unknownCodes": [],
              "otherOffsets": {
                "count": 0,
                "places": []
              },
              "clockChanges": {
                "count": 0,
                "places": []
              },
              "gaps": [
                {
                  "date": "2026-11-01",
                  "path": null,
                  "line": null,
                  "column": null
                }
              ],
              "errors": 1,
              "warnings": 2,
              "messages": [
                {
                  "severity": "error",
                  "message": "the schedule has no flights on the days of this site, 2026-11-01 to \
            2026-11-01, but on 2026-11-04; check it, or publish it all the same with --allow-empty",
                  "path": null,
                  "line": null,
                  "column": null
                },
                {
                  "severity": "warning",
                  "message": "the schedule has no flight 'RL 9' on 2026-11-04; the update is left \
            out; look at its airline, number and day",
                  "path": "u.csv",
                  "line": 2,
                  "column": 1
                },
                {
                  "severity": "warning",
                  "message": "the schedule has no flight 'RL 99' on 2026-11-04; the update is left \
            out; look at its airline, number and day",
                  "path": "u.csv",
                  "line": 3,
                  "column": 1
                }
              ]
            }

            """,
          status: 1
        )
    )
  }

  @Test("counts the rows that are right beside those that are wrong, and fails")
  func mistakes() throws {
    let folder = try site(
      Self.configuration.replacing("updates: { csv: { file: u.csv } }\n", with: "")
        .replacing("days: 4", with: "days: 1"),
      "direction,airline,number,airport,scheduled\nA,BA,1,LHR,soon\nD,BA,2,LHR,2026-11-01T14:05\n"
    )
    #expect(
      check(folder)
        == Captured(
          output: """
            s.csv: 2 rows, 1 flight
            2026-11-01: 0 arrivals, 1 departure
            on other days: 0 flights
            duplicates folded: 0
            codes unknown: 0
            offsets that are not the zone's: 0
            times in a clock change: 0
            days without flights: 0
            1 error, 0 warnings

            """,
          errors: """
            s.csv:2:12: error: column 'scheduled': 'soon' is not a time; write it as \
            2026-11-30T18:05-05:00, or without an offset for airport time, or say under \
            'time_format' how it is written
              A,BA,1,LHR,soon
                         ^

            """,
          status: 1
        )
    )
  }

  @Test("fails where a build would be refused beside the last one, and changes nothing")
  func compares() throws {
    let folder = try site(
      Self.configuration.replacing("updates: { csv: { file: u.csv } }\n", with: "")
        .replacing("days: 4", with: "days: 1")
    )
    func write(_ rows: String...) throws {
      let rows = rows.map { "D,RL,\($0):30\n" }.joined()
      try folder.write("direction,airline,number,airport,scheduled\n\(rows)", to: "s.csv")
    }
    let flights = (1...3).map { "\($0),BOS,2026-11-01T2\($0)" }
    try write(flights[0], flights[1], flights[2])
    let build = Captured.run(["build", "-q", "--now", "2026-11-01T20:00"], in: folder.path)
    #expect(build == Captured(output: "", errors: "", status: 0))
    // Two have flown, and the feed has dropped them.
    try write(flights[2])
    #expect(check(folder, ["-q", "--now", "2026-11-01T22:40"]).status == 0)
    let before = FileTree(of: folder["public"])
    #expect(
      check(folder, ["-q", "--now", "2026-11-01T20:40"])
        == Captured(
          output: "",
          errors: """
            error: the schedule has 1 flight still to come on days that had 3 at the last build; \
            check it, or publish it all the same with --allow-empty

            """,
          status: 1
        )
    )
    #expect(check(folder, ["-q", "--now", "2026-11-01T20:40", "--allow-empty"]).status == 0)
    #expect(FileTree(of: folder["public"]) == before)
  }

  @Test("an airport on another clock than the site's")
  func otherZone() throws {
    let folder = try site(
      Self.configuration.replacing("days: 4", with: "airport: LHR\ndays: 1")
        .replacing("updates: { csv: { file: u.csv } }\n", with: "")
    )
    #expect(
      check(folder, ["-q"]).errors.hasSuffix(
        """
        site.yml:2:12: warning: LHR keeps the time of Europe/London, and 'time_zone' is \
        America/New_York; one of them is wrong
          time_zone: America/New_York
                     ^

        """
      )
    )
    try folder.write(
      Self.configuration.replacing("days: 4", with: "airport: JFK\ndays: 4")
        .replacing("America/New_York", with: "US/Eastern"),
      to: "site.yml"
    )
    #expect(check(folder, ["-q"]).errors == Self.warnings)
  }

  @Test("a made-up schedule has no file; a wrong configuration is all that is told")
  func others() throws {
    let demo = try TemporarySite()
    let told = Captured.run(["check", "--now", "2026-11-30T05:00"], in: demo.path)
    #expect(told.status == 0)
    #expect(told.output.hasPrefix("demo: 450 flights\n2026-11-30: 15 arrivals, "))
    let folder = try site("titel: x\n")
    let failed = check(folder, ["--json"])
    #expect(failed.status == 1)
    #expect(failed.errors == "")
    #expect(failed.output.hasPrefix("{\n  \"version\": 1,\n  \"errors\": 3,\n"))
    #expect(check(folder, ["--now", "noon"]).status == 1)
    #expect(Captured.run(["check", "--now", "noon"], in: demo.path).status == 64)
  }
}
