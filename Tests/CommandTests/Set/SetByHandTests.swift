import Foundation
import Testing

@testable import boardwalk

@Suite("What is set by hand")
struct SetByHandTests {
  static let configuration = """
    title: Hill Airport
    time_zone: America/New_York
    days: 2
    schedule: { csv: { file: s.csv } }
    updates: { csv: { file: u.csv } }

    """

  static let schedule = """
    direction,airline,number,airport,scheduled,status,codeshares
    departure,RL,618,BOS,2026-11-30T09:40,On Time,YH0100
    arrival,RL,618,BOS,2026-11-30T19:40,On Time,
    arrival,BA,117,LHR,2026-11-30T14:05,,
    departure,BA,117,LHR,2026-12-01T14:05,,

    """

  func site() throws -> SiteFolder {
    let folder = try SiteFolder()
    try folder.write(Self.configuration, to: "site.yml")
    try folder.write(Self.schedule, to: "s.csv")
    try folder.write("designator,scheduled,gate\nBA117,2026-11-30T14:05,B1\n", to: "u.csv")
    return folder
  }

  func run(
    _ folder: SiteFolder,
    _ arguments: String...,
    now: String = "2026-11-30T02:00"
  ) -> Captured {
    Captured.run(arguments + ["--now", now], in: folder.path)
  }

  /// The gate and the status of the flight in the day's data.
  func facts(_ folder: SiteFolder, now: String) throws -> String {
    let built = run(folder, "build", "-q", now: now)
    #expect(built.errors == "")
    let data = Data((folder.site()["2026-11-30/flights.json"] ?? "").utf8)
    let day = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let flights = day?["flights"] as? [[String: Any]] ?? []
    let flight = flights.first { $0["designator"] as? String == "BA 117" }
    return ["gate", "status", "remark"].map { flight?[$0] as? String ?? "-" }
      .joined(separator: " ")
  }

  @Test("stands over schedule and updates, until its time has come")
  func expires() throws {
    let folder = try site()
    #expect(try facts(folder, now: "2026-11-30T02:00") == "B1 scheduled -")
    #expect(
      run(folder, "set", "ba 0117", "gate=A4", "status=Landed", "--until", "06:00")
        == Captured(
          output: """
            BA 117 from London, 2026-11-30T14:05: gate A4, status landed, until \
            2026-11-30T06:00-05:00; the next build shows it

            """,
          status: 0
        )
    )
    #expect(try facts(folder, now: "2026-11-30T05:59") == "A4 landed -")
    #expect(try facts(folder, now: "2026-11-30T06:00") == "B1 scheduled -")
    #expect(run(folder, "set", "--list", now: "2026-11-30T06:00").output == "nothing is set\n")
  }

  @Test("is listed, replaced and taken back, and what is over goes when something is written")
  func kept() throws {
    let folder = try site()
    #expect(run(folder, "set", "--list") == Captured(output: "nothing is set\n", status: 0))
    _ = run(folder, "set", "BA117", "gate=A4", "--until", "06:00")
    _ = run(folder, "set", "BA117", "gate=A5", "check-in=1,2", "--until", "2026-11-30T07:00")
    _ = run(folder, "set", "yh100", "estimated=10:20", "--until", "03:00")
    _ = run(folder, "set", "BA117", "--day", "2026-12-01", "remark=Say \"hello\",\nand wait")
    let list = """
      BA 117 on 2026-11-30: gate=A5 until 2026-11-30T07:00-05:00
      BA 117 on 2026-11-30: check_in=1,2 until 2026-11-30T07:00-05:00
      RL 618 on 2026-11-30: estimated=2026-11-30T10:20-05:00 until 2026-11-30T03:00-05:00
      BA 117 on 2026-12-01: remark=Say "hello", and wait until 2026-12-03T00:00-05:00

      """
    #expect(run(folder, "set", "--list") == Captured(output: list, status: 0))
    #expect(
      try folder.text(of: "site.set.csv") == """
        id,direction,airline,number,day,scheduled,field,value,until
        ba117-arrival-lhr-2026-11-30,arrival,BA,117,2026-11-30,2026-11-30T19:05Z,gate,A5,2026-11-30T12:00Z
        ba117-arrival-lhr-2026-11-30,arrival,BA,117,2026-11-30,2026-11-30T19:05Z,check_in,"1,2",2026-11-30T12:00Z
        rl618-departure-bos-2026-11-30,departure,RL,618,2026-11-30,\
        2026-11-30T14:40Z,estimated,2026-11-30T10:20-05:00,2026-11-30T08:00Z
        ba117-departure-lhr-2026-12-01,departure,BA,117,2026-12-01,\
        2026-12-01T19:05Z,remark,"Say ""hello"", and wait",2026-12-03T05:00Z

        """
    )
    #expect(
      run(folder, "unset", "BA 117", "gate", now: "2026-11-30T04:00")
        == Captured(
          output: "taken back: BA 117 on 2026-11-30: gate=A5 until 2026-11-30T07:00-05:00\n",
          status: 0
        )
    )
    #expect(!(try folder.text(of: "site.set.csv")).contains("rl618"))
    #expect(run(folder, "unset", "BA117", "--day", "2026-12-01").status == 0)
    #expect(run(folder, "unset", "BA117", "-q") == Captured(status: 0))
    #expect(folder.files.names.filter { $0.hasPrefix("site.set") } == [])
    #expect(
      run(folder, "unset", "BA117")
        == Captured(
          errors: "error: nothing is set for 'BA117'; 'boardwalk set --list' lists all that is\n"
            + "note: nothing was changed\n",
          status: 1
        )
    )
  }

  @Test("--dry-run tells what would be, and writes nothing")
  func dryRun() throws {
    let folder = try site()
    let line = "BA 117 from London, 2026-11-30T14:05: gate A4, until 2026-11-30T06:00-05:00; "
    #expect(
      run(folder, "set", "BA117", "gate=A4", "--until", "06:00", "--dry-run")
        == Captured(output: line + "nothing was written\n", status: 0)
    )
    #expect(folder.files.names == ["s.csv", "site.yml", "u.csv"])
    _ = run(folder, "set", "BA117", "gate=A4", "--until", "06:00")
    let before = try folder.text(of: "site.set.csv")
    #expect(
      run(folder, "unset", "BA117", "--dry-run")
        == Captured(
          output: "would be taken back: BA 117 on 2026-11-30: gate=A4 until "
            + "2026-11-30T06:00-05:00\n",
          status: 0
        )
    )
    #expect(try folder.text(of: "site.set.csv") == before)
    let other = try SiteFolder()
    #expect(Captured.run(["init", "--dry-run"], in: other.path).status == 0)
    #expect(other.files.names == [])
  }

  @Test("several at once lose nothing of each other")
  func atOnce() throws {
    let folder = try site()
    let program = Program(folder: folder)
    let running = try (1...8).map { number in
      try program.start([
        "set", "BA117", "--now", "2026-11-30T02:00",
        ["gate", "status", "terminal", "belt", "check_in", "remark", "estimated", "actual"][
          number - 1
        ] + "=" + ["A1", "landed", "1", "2", "3", "Hello", "14:10", "14:11"][number - 1],
      ])
    }
    for program in running { #expect(try program.end().status == 0) }
    let list = run(folder, "set", "--list").output
    #expect(list.split(separator: "\n").count == 8)
    #expect(folder.files.names.filter { $0.hasSuffix(".new") } == [])
  }

  @Test(
    "without an end it holds until the day after the last of the flight's times has passed",
    arguments: [
      (["estimated=2026-12-02T09:00"], "2026-12-04T00:00-05:00"),
      (["estimated=2026-12-02T09:00", "actual=2026-12-03T01:00"], "2026-12-05T00:00-05:00"),
      (["actual=2026-12-02T00:00"], "2026-12-04T00:00-05:00"),
      (["estimated=2026-12-01T23:59"], "2026-12-03T00:00-05:00"),
      (["estimated=2026-11-29T23:00"], "2026-12-02T00:00-05:00"),
      (["estimated=2026-12-02T09:00", "--until", "23:00"], "2026-11-30T23:00-05:00"),
    ]
  )
  func usualEnd(words: [String], end: String) throws {
    let folder = try site()
    let run = Captured.run(
      ["set", "BA117", "--now", "2026-11-30T22:00", "--day", "today"] + words,
      in: folder.path
    )
    #expect(run.status == 0)
    #expect(run.output.hasSuffix(", until \(end); the next build shows it\n"))
  }

  @Test("what is set of a flight that is days late ends no sooner than its estimate")
  func late() throws {
    let folder = try site()
    _ = run(folder, "set", "BA117", "estimated=2026-12-02T09:00", "--day", "today")
    #expect(
      run(folder, "set", "BA117", "gate=A4", "--day", "today").output
        == "BA 117 from London, 2026-11-30T14:05: gate A4, until 2026-12-04T00:00-05:00; the next "
        + "build shows it\n"
    )
    let built = run(folder, "build", "-q", now: "2026-12-02T00:02")
    #expect(built.status == 0)
    #expect(folder.site()["2026-12-02/arrivals.html"]?.contains("BA 117") == true)
  }

  @Test("another configuration in the folder has a file of its own")
  func names() throws {
    let folder = try site()
    try folder.write(Self.configuration, to: "west.yaml")
    _ = run(folder, "set", "BA117", "gate=A4", "-c", "west.yaml")
    #expect(folder.files.names.contains("west.set.csv"))
    #expect(try facts(folder, now: "2026-11-30T02:00") == "B1 scheduled -")
  }
}
