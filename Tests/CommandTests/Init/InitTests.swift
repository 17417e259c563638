import Configuration
import Diagnostics
import Foundation
import Testing

@testable import boardwalk

@Suite("A first site.yml")
struct InitTests {
  static let export = """
    Hill Airport, daily plan
    Day;Flight;To/From;STA;STD;State
    30.11.2026;RL 617;BOS;08:55;;ARR
    30.11.2026;RL 618;BOS;;09:40;GCL

    """

  func run(_ folder: SiteFolder, _ arguments: String...) -> Captured {
    Captured.run(["init"] + arguments, in: folder.path)
  }

  @Test("for a file of which nothing is known says what was found and what is not sure")
  func guessed() throws {
    let folder = try SiteFolder()
    try folder.write(Self.export, to: "export.csv")
    #expect(
      run(folder, "--schedule", "export.csv", "--airport", "jfk")
        == Captured(
          output: """
            site.yml: 2 flights from 2026-11-30 to 2026-11-30
              date                 'Day'
              designator           'Flight'
              airport              'To/From'
              scheduled_arrival    'STA'
              scheduled_departure  'STD'
              status               'State'
            days: 1, since the file has no flights after 2026-11-30

            """,
          errors: """
            export.csv:3:23: warning: not sure: times have no offset and are taken as the airport's \
            own clock; where they are UTC, write 'time_zone: utc' beneath 'csv'
              30.11.2026;RL 617;BOS;08:55;;ARR
                                    ^
            export.csv:4:30: warning: not sure: in column 'State' 'GCL' is taken as gate-closing; \
            see 'map'
              30.11.2026;RL 618;BOS;;09:40;GCL
                                           ^

            """,
          status: 0
        )
    )
    #expect(
      try folder.text(of: "site.yml") == """
        title: John F Kennedy International Airport
        airport: JFK
        # The language of words and dates, as BCP 47:
        # language: en
        # How many days the site covers, from today; the file has no flights after 2026-11-30:
        days: 1
        # Where it will be found:
        # base_url: https://flights.example
        schedule:
          csv:
            file: export.csv
            delimiter: ";"
            skip_lines: 1
            date_format: dd.MM.yyyy
            # Whose clock times without an offset are told by:
            # time_zone: utc
            map:
              status:
                gcl: gate-closing
            # Words for statuses that are read anyway, and what as:
            # ARR: arrived
            columns:
              date: Day
              designator: Flight
              airport: To/From
              scheduled_arrival: STA
              scheduled_departure: STD
              status: State
          # Whether a bad row fails the build, or is left out and listed:
          # on_error: skip
          # How old the file may become:
          # max_age: 6h

        """
    )
    let build = Captured.run(
      ["build", "-q", "--now", "2026-11-30T05:00"],
      in: folder.path
    )
    #expect(build.status == 0)
  }

  @Test("names every column that is read, so that one that goes fails the build")
  func everyColumn() throws {
    let folder = try SiteFolder()
    let export = """
      direction,designator,airport,scheduled,estimated,status
      D,RL 618,BOS,2026-11-30T09:40,2026-11-30T11:05,cancelled

      """
    try folder.write(export, to: "a.csv")
    #expect(run(folder, "--schedule", "a.csv", "--airport", "JFK", "-q").status == 0)
    #expect(
      try folder.text(of: "site.yml").contains(
        """
            columns:
              direction: direction
              designator: designator
              airport: airport
              scheduled: scheduled
              estimated: estimated
              status: status

        """
      )
    )
    let build = ["build", "-q", "--now", "2026-11-30T05:00"]
    #expect(Captured.run(build, in: folder.path).status == 0)
    try folder.write(export.replacing("estimated,status", with: "etd,state"), to: "a.csv")
    #expect(
      Captured.run(build, in: folder.path)
        == Captured(
          errors: """
            a.csv:1:1: error: no column 'estimated'; add it, or name the file's own column for it \
            under 'columns'
              direction,designator,airport,scheduled,etd,state
              ^
            a.csv:1:1: error: no column 'status'; did you mean 'state'?
              direction,designator,airport,scheduled,etd,state
              ^
            note: nothing was changed

            """,
          status: 1
        )
    )
  }

  @Test(
    "covers the days that the file has, where these are fewer than a site's",
    arguments: [
      (["2026-11-30T10:00"], "2026-11-30T05:00", 1, "the file has no flights after 2026-11-30"),
      (["2026-11-29T10:00", "2026-12-02T10:00"], "2026-11-30T05:00", 3, "… after 2026-12-02"),
      (["2026-11-29T10:00", "2026-12-02T10:00"], "2026-12-02T05:00", 1, "… after 2026-12-02"),
      (["2026-11-29T10:00", "2026-12-02T10:00"], "2026-12-24T05:00", 4, "… after 2026-12-02"),
      (["2026-11-30T10:00", "2026-12-13T10:00"], "2026-11-30T05:00", 14, "… after 2026-12-13"),
      (["2026-11-30T10:00", "2026-12-14T10:00"], "2026-11-30T05:00", nil, ""),
      (["10:00"], "2026-11-30T05:00", 1, "the file has flights of one day"),
    ] as [([String], String, Int?, String)]
  )
  func days(times: [String], now: String, days: Int?, reason: String) throws {
    let folder = try SiteFolder()
    let rows = times.map { "D,RL 618,BOS,\($0)\n" }.joined()
    try folder.write("direction,flight,airport,scheduled local\n" + rows, to: "a.csv")
    let told = run(folder, "--schedule", "a.csv", "--airport", "JFK", "--now", now)
    let reason = reason.replacing("…", with: "the file has no flights")
    let text = try folder.text(of: "site.yml")
    let comment = "# How many days the site covers, from today"
    if let days {
      #expect(told.output.hasSuffix("\ndays: \(days), since \(reason)\n"))
      #expect(text.contains("\(comment); \(reason):\ndays: \(days)\n"))
    } else {
      #expect(!told.output.contains("days: "))
      #expect(text.contains("\(comment):\n# days: 15\n"))
    }
    guard days != 4 else { return }
    // A build has nothing to say of the days.
    let build = Captured.run(["build", "-q", "--now", now], in: folder.path)
    #expect(build == Captured(status: 0))
  }

  @Test("has words for no column that the file has no more: a build says where they stand")
  func unusedWords() throws {
    let folder = try SiteFolder()
    try folder.write(
      """
      title: Hill Airport
      airport: JFK
      days: 1
      schedule:
        csv:
          file: a.csv
          columns: { designator: flight }
          map:
            direction: { out: departure }
            status: { weg: departed }

      """,
      to: "site.yml"
    )
    let file = "direction,flight,airport,scheduled,status\nout,RL618,BOS,2026-11-30T09:40,weg\n"
    try folder.write(file, to: "a.csv")
    let build = ["build", "-q", "--now", "2026-11-30T05:00"]
    #expect(Captured.run(build, in: folder.path) == Captured(status: 0))
    try folder.write(file.replacing("status", with: "zustand"), to: "a.csv")
    #expect(
      Captured.run(build, in: folder.path)
        == Captured(
          errors: """
            site.yml:10:7: error: these words are for a column 'status', and the file has none; \
            name its own under 'columns', or remove the words; the file has 'direction', 'flight', \
            'airport', 'scheduled', 'zustand'
                    status: { weg: departed }
                    ^
            note: nothing was changed

            """,
          status: 1
        )
    )
  }

  @Test("without a file is that of the demo, which builds")
  func demo() throws {
    let folder = try SiteFolder()
    #expect(
      run(folder)
        == Captured(
          output: "site.yml: the demo; 'boardwalk build' makes its site\n",
          errors: """
            site.yml:1:1: warning: not sure: the site is called 'Airport'; write its name as 'title'

            """,
          status: 0
        )
    )
    #expect(Captured.run(["check", "-q"], in: folder.path) == Captured(status: 0))
  }

  @Test("leaves what is there, and refuses what it does not know")
  func refused() throws {
    let folder = try SiteFolder()
    try folder.write("mine", to: "site.yml")
    #expect(
      run(folder)
        == Captured(
          errors: "site.yml: error: this file is there already and is left as it is; remove it, or "
            + "name another with --config\n",
          status: 1
        )
    )
    #expect(try folder.text(of: "site.yml") == "mine")
    #expect(
      run(folder, "-c", "a.yml", "--airport", "qqq")
        == Captured(
          errors:
            "error: no airport with the code 'QQQ' is known; give its zone with --time-zone\n",
          status: 1
        )
    )
    #expect(
      run(folder, "-c", "none/a.yml")
        == Captured(
          errors: "none/a.yml: error: this file cannot be written (no such file); let this user "
            + "write the folder\n",
          status: 1
        )
    )
    #expect(run(folder, "-c", "a.yml", "--schedule", "none.csv").status == 1)
    #expect(folder.files.names == ["site.yml"])
    #expect(
      InitProblem.Code.allCases
        == [.exists, .unwritable, .otherSource, .unknownAirport, .noAirport, .title]
    )
  }

  @Test("says that nothing tells which airport it is, and a build does not guess one")
  func noAirport() throws {
    let folder = try SiteFolder()
    try folder.makeFolder("west")
    try folder.write("direction,flight,airport,local\nA,RL1,BOS,2026-11-30T10:00Z\n", to: "a.csv")
    let told = run(folder, "-c", "west/site.yml", "--schedule", "a.csv")
    #expect(told.status == 1)
    #expect(
      told.errors.contains(
        "west/site.yml: error: not found: which airport this is; write 'airport' or 'time_zone' "
          + "into it, or remove it and begin anew with --airport\n"
      )
    )
    #expect(try folder.text(of: "west/site.yml").contains("file: \"\(folder["a.csv"])\""))
    let build = Captured.run(["build", "-c", "west/site.yml"], in: folder.path)
    #expect(build.status == 1)
    #expect(build.errors.hasPrefix("west/site.yml:1:1: error: missing key 'time_zone'; "))
  }

  @Test("texts that could be something else stand in quotes")
  func quotes() throws {
    let folder = try SiteFolder()
    try folder.write(
      "dir,\"no\",far: end,\"\"\"x\"\" local\",airport \nA,RL1,BOS,2026-11-30T10:00,JFK\n"
        + "D,RL2,BOS,2026-11-30T10:00,JFK\n",
      to: "a b.csv"
    )
    #expect(run(folder, "--schedule", "a b.csv", "-q").status == 0)
    let text = try folder.text(of: "site.yml")
    _ = try SiteConfiguration.parse(SourceText(path: "site.yml", text: text))
    #expect(text.contains("airport: JFK\n"))
    #expect(text.contains("designator: \"no\"\n"))
    #expect(text.contains("scheduled: \"\\\"x\\\" local\"\n"))
    #expect(text.contains("airport: \"far: end\"\n"))
    #expect(text.contains("file: a b.csv\n"))
  }

  @Test("headers over two lines stay what they are")
  func lineBreaks() throws {
    let folder = try SiteFolder()
    try folder.write(
      "direction,\"Flight\nNo\",\"Bay\r\nNo\",airport,\"scheduled\r\nlocal\"\n"
        + "D,RL618,x,BOS,2026-11-30T09:40\n",
      to: "a.csv"
    )
    #expect(
      run(folder, "--schedule", "a.csv", "--airport", "JFK")
        == Captured(
          output: """
            site.yml: 1 flight from 2026-11-30 to 2026-11-30
              direction   'direction'
              designator  'Flight No'
              airport     'airport'
              scheduled   'scheduled local'
            not used: 'Bay No'
            days: 1, since the file has no flights after 2026-11-30

            """,
          status: 0
        )
    )
    let text = try folder.text(of: "site.yml")
    #expect(text.contains("      scheduled: \"scheduled\\nlocal\"\n"))
    #expect(text.contains("      designator: \"Flight\\nNo\"\n"))
    #expect(text.contains("    # Bay No\n"))
    #expect(Captured.run(["build", "-q", "--now", "2026-11-30"], in: folder.path).status == 0)
  }

  @Test("an airport's code that is not known is not written, and that it lacks is told")
  func strangeAirport() throws {
    let folder = try SiteFolder()
    try folder.write(
      "Flight,Origin,Destination,STD local\nRL617,QQX,BOS,2026-11-30 09:40\n"
        + "RL618,QQX,ORD,2026-11-30 10:40\n",
      to: "a.csv"
    )
    let told = run(folder, "--schedule", "a.csv")
    #expect(told.status == 1)
    #expect(told.errors.contains("\nsite.yml: error: not found: which airport this is; "))
    #expect(try folder.text(of: "site.yml").contains("QQX") == false)
  }
}
