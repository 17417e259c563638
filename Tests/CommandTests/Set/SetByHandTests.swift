import Foundation
import Testing

@testable import boardwalk

@Suite("What is set by hand")
struct SetByHandTests {
  private static let configuration = """
    title: Hill Airport
    time_zone: America/New_York
    days: 2
    schedule: { csv: { file: s.csv } }
    updates: { csv: { file: u.csv } }

    """
  private static let schedule = """
    direction,airline,number,airport,scheduled,status,codeshares
    departure,RL,618,BOS,2026-11-30T09:40,On Time,YH0100
    arrival,RL,618,BOS,2026-11-30T19:40,On Time,
    arrival,BA,117,LHR,2026-11-30T14:05,,
    departure,BA,117,LHR,2026-12-01T14:05,,

    """

  private func site() throws -> SiteFolder {
    let folder = try SiteFolder()
    try folder.write(Self.configuration, to: "site.yml")
    try folder.write(Self.schedule, to: "s.csv")
    try folder.write("designator,scheduled,gate\nBA117,2026-11-30T14:05,B1\n", to: "u.csv")
    return folder
  }

  private func run(
    _ folder: SiteFolder,
    _ arguments: String...,
    now: String = "2026-11-30T02:00"
  ) -> Captured {
    Captured.run(arguments + ["--now", now], in: folder.path)
  }

  /// The gate and the status of the flight in the day's data.
  private func facts(_ folder: SiteFolder, now: String) throws -> String {
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
          errors: "error: nothing is set for 'BA117'; 'boardwalk set --list' shows what is\n",
          status: 1
        )
    )
  }

  @Test(
    "what the schedule does not know or tells apart is refused, and nothing is written",
    arguments: [
      (
        ["RL 618", "gate=A4"],
        "'RL 618' can be 2 flights: to Boston, 2026-11-30T09:40, from Boston, "
          + "2026-11-30T19:40; add --day, --direction or --time"
      ),
      (
        ["RL 618", "gate=A4", "--day", "today"],
        "'RL 618' is 2 flights on 2026-11-30: to Boston, 2026-11-30T09:40, from Boston, "
          + "2026-11-30T19:40; add --direction or --time"
      ),
      (
        ["RL 618", "gate=A4", "--time", "20:30"],
        "no flight 'RL 618' on 2026-11-30 is as --direction and --time say; there is "
          + "to Boston, 2026-11-30T09:40, from Boston, 2026-11-30T19:40"
      ),
      (
        ["BA118", "gate=A4"],
        "the schedule has no flight 'BA118' on 2026-11-30; did you mean 'BA 117'?"
      ),
      (
        ["XQ 9000", "gate=A4"],
        "the schedule has no flight 'XQ 9000' on 2026-11-30; look at its airline, number and day"
      ),
      (
        ["BA117", "gate=A4", "--day", "2026-12-02"],
        "the schedule has no flight 'BA117' on 2026-12-02; it is there on 2026-11-30, 2026-12-01"
      ),
      (["BA117", "status=bording"], "unknown status 'bording'; did you mean 'boarding'?"),
      (
        ["BA117", "status=Ask at the desk"],
        "unknown status 'Ask at the desk'; a sentence can be set as 'remark='"
      ),
      (
        ["BA117", "status=Boarding"],
        "no arrival is 'boarding'; it can be scheduled, on-time, early, delayed, departed, en-route, "
          + "expected, approaching, landed, first-bag, arrived, cancelled, diverted, gate-change, "
          + "tomorrow"
      ),
      (
        ["RL618", "status=LND", "--time", "09:40"],
        "no departure is 'landed'; it can be scheduled, on-time, early, delayed, check-in, "
          + "check-in-closed, wait-in-lounge, go-to-gate, gate-open, boarding, final-call, "
          + "gate-closing, gate-closed, departed, en-route, expected, cancelled, diverted, "
          + "gate-change, tomorrow"
      ),
      (
        ["BA117", "estimated=soon"],
        "'estimated' is a time as 10:05, or 2026-11-30T10:05, not 'soon'"
      ),
      (
        ["BA117", "gate=A4", "--until", "2026-11-30T01:00"],
        "2026-11-30T01:00-05:00 is over; nothing was set; give a later time with --until"
      ),
      (
        ["BA117", "remark=" + String(repeating: "so, ", count: 501)],
        "'remark' has 2003 characters, and at most 2000 are kept; shorten it"
      ),
    ]
  )
  func refused(arguments: [String], told: String) throws {
    let folder = try site()
    let run = Captured.run(
      ["set", "--now", "2026-11-30T02:00"] + arguments,
      in: folder.path
    )
    #expect(run == Captured(errors: "error: \(told)\n", status: 1))
    #expect(folder.files.names == ["s.csv", "site.yml", "u.csv"])
  }

  @Test("every kind of problem has been told")
  func complete() {
    #expect(
      SetProblem.Code.allCases
        == [
          .noFlight, .severalFlights, .otherFlights, .unknownStatus, .contraryStatus, .wrongTime,
          .longText, .unkept, .pastEnd, .nothingSet, .severalSet,
        ]
    )
  }

  @Test("of two flights of one name one is taken back alone, or both where that is said")
  func oneOfTwo() throws {
    let folder = try site()
    for time in ["09:40", "19:40"] {
      #expect(
        run(folder, "set", "RL 618", "gate=A4", "--time", time, "--until", "23:00").status == 0
      )
    }
    let line = "RL 618 on 2026-11-30: gate=A4 until 2026-11-30T23:00-05:00\n"
    let kept = try folder.text(of: "site.set.csv")
    #expect(
      run(folder, "unset", "rl618")
        == Captured(
          errors: """
            error: values are set for 2 flights 'rl618': the departure of 2026-11-30T09:40, the \
            arrival of 2026-11-30T19:40; nothing was taken back; add --day, --direction or --time, or \
            --all

            """,
          status: 1
        )
    )
    #expect(try folder.text(of: "site.set.csv") == kept)
    #expect(
      run(folder, "unset", "RL 618", "--all", "--dry-run").output
        == "would be taken back: \(line)would be taken back: \(line)"
    )
    #expect(
      run(folder, "unset", "RL 618", "--time", "09:40")
        == Captured(output: "taken back: " + line, status: 0)
    )
    #expect(run(folder, "set", "--list").output == line)
    #expect(run(folder, "unset", "RL 618", "--direction", "departure").status == 1)
    #expect(run(folder, "unset", "RL 618", "--direction", "arrival").status == 0)
    #expect(run(folder, "set", "--list").output == "nothing is set\n")
  }

  @Test("what is set on several days is taken back by the day, or all of it where that is said")
  func severalDays() throws {
    let folder = try site()
    for day in ["2026-11-30", "2026-12-01"] {
      _ = run(folder, "set", "BA117", "gate=A4", "terminal=2", "--day", day, "--until", "23:00")
    }
    let lines = ["2026-11-30", "2026-12-01"].flatMap { day in
      ["gate=A4", "terminal=2"].map { "BA 117 on \(day): \($0) until 2026-11-30T23:00-05:00\n" }
    }
    let refused = run(folder, "unset", "BA117", "gate")
    #expect(
      refused
        == Captured(
          errors: """
            error: values are set for 2 flights 'BA117': the arrival of 2026-11-30T14:05, the \
            departure of 2026-12-01T14:05; nothing was taken back; add --day, --direction or --time, \
            or --all

            """,
          status: 1
        )
    )
    #expect(run(folder, "set", "--list").output == lines.joined())
    #expect(
      run(folder, "unset", "BA117", "gate", "--day", "2026-12-01").output
        == "taken back: " + lines[2]
    )
    #expect(
      run(folder, "unset", "BA117", "--all").output
        == [lines[0], lines[1], lines[3]].map { "taken back: " + $0 }.joined()
    )
    #expect(run(folder, "unset", "BA117", "--all").status == 1)
  }

  @Test("a list is of the flight that is named, and of the day")
  func listed() throws {
    let folder = try site()
    _ = run(folder, "set", "BA117", "gate=A4", "--until", "23:00")
    _ = run(folder, "set", "BA117", "gate=A5", "--day", "2026-12-01", "--until", "23:00")
    _ = run(folder, "set", "RL618", "gate=A6", "--time", "09:40", "--until", "23:00")
    let end = " until 2026-11-30T23:00-05:00\n"
    let lines = [
      "BA 117 on 2026-11-30: gate=A4" + end, "BA 117 on 2026-12-01: gate=A5" + end,
      "RL 618 on 2026-11-30: gate=A6" + end,
    ]
    #expect(run(folder, "set", "--list").output == lines.joined())
    #expect(run(folder, "set", "--list", "ba0117").output == lines[0] + lines[1])
    #expect(run(folder, "set", "BA117", "--list", "--day", "2026-12-01").output == lines[1])
    #expect(run(folder, "set", "--list", "--day", "today").output == lines[0] + lines[2])
    #expect(
      run(folder, "set", "--list", "XQ 1")
        == Captured(output: "nothing is set for 'XQ 1'\n", status: 0)
    )
  }

  /// A number that is flown each night, and one that is flown each noon.
  private static let nights = """
    direction,airline,number,airport,scheduled,estimated,status
    departure,XY,123,BOS,2026-11-29T22:00,2026-11-30T00:50,Delayed
    departure,XY,123,BOS,2026-11-30T22:00,,
    departure,XY,123,BOS,2026-12-01T22:00,,
    arrival,XY,7,BOS,2026-11-29T23:40,,Landed
    arrival,XY,7,BOS,2026-11-30T23:40,,
    arrival,XY,9,BOS,2026-11-29T23:40,,Landed
    departure,XY,12,BOS,2026-11-29T12:00,,
    departure,XY,12,BOS,2026-11-30T12:00,,
    departure,XY,12,BOS,2026-12-01T12:00,,
    departure,XY,3,BOS,2026-11-29T23:00,2026-11-30T01:30,
    departure,XY,3,BOS,2026-11-30T02:00,,

    """

  @Test(
    "without a day the flight that is going on is meant, also yesterday's",
    arguments: [
      ("XY 123", "2026-11-30T00:10", "to Boston, 2026-11-29T22:00 (yesterday)"),
      ("XY 123", "2026-11-30T03:50", "to Boston, 2026-11-29T22:00 (yesterday)"),
      ("XY 123", "2026-11-30T03:51", "to Boston, 2026-11-30T22:00"),
      ("XY 12", "2026-11-30T00:10", "to Boston, 2026-11-30T12:00"),
      // What has long gone is meant when something is said of it afterwards.
      ("XY 12", "2026-11-30T18:00", "to Boston, 2026-11-30T12:00"),
      ("XY 12", "2026-12-01T00:00", "to Boston, 2026-12-01T12:00"),
      ("XY 12", "2026-11-29T23:59", "to Boston, 2026-11-29T12:00"),
      ("XY 12", "2026-11-30T00:00", "to Boston, 2026-11-30T12:00"),
      ("XY 3", "2026-11-29T23:55", nil), ("XY 7", "2026-11-30T00:10", nil),
      ("XY 7", "2026-11-30T02:41", "from Boston, 2026-11-30T23:40"),
      ("XY 9", "2026-11-30T00:10", "from Boston, 2026-11-29T23:40 (yesterday)"),
    ]
  )
  func goingOn(name: String, now: String, told: String?) throws {
    let folder = try site()
    try folder.write(Self.nights, to: "s.csv")
    let run = run(folder, "set", name, "gate=A4", "--until", "2026-12-03T00:00", now: now)
    guard let told else {
      #expect(run.status == 1)
      #expect(run.errors.contains("can be 2 flights"))
      return
    }
    #expect(
      run.output
        == "\(name) \(told): gate A4, until 2026-12-03T00:00-05:00; the next build shows it\n"
    )
  }

  @Test("where two can be meant they are listed, and day or time tells which")
  func alike() throws {
    let folder = try site()
    try folder.write(Self.nights, to: "s.csv")
    let now = "2026-11-30T00:30"
    #expect(
      run(folder, "set", "XY3", "gate=A4", now: now)
        == Captured(
          errors: """
            error: 'XY3' can be 2 flights: to Boston, 2026-11-29T23:00, to Boston, \
            2026-11-30T02:00; add --day, --direction or --time

            """,
          status: 1
        )
    )
    #expect(
      run(folder, "set", "XY3", "gate=A4", "--time", "23:00", now: now).output
        .hasPrefix("XY 3 to Boston, 2026-11-29T23:00 (yesterday): gate A4, ")
    )
    #expect(
      run(folder, "set", "XY3", "gate=A4", "--day", "today", now: now).output
        .hasPrefix("XY 3 to Boston, 2026-11-30T02:00: gate A4, ")
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

  @Test("a value is one line without controls, and not empty")
  func values() throws {
    let folder = try site()
    for value in ["", " ", "\n", "\r\n \t", "\u{2028}"] {
      #expect(
        run(folder, "set", "BA117", "gate=" + value)
          == Captured(
            errors: "error: 'gate=' sets nothing; write it as gate=A4, and a flight's name in "
              + "quotes\n",
            status: 64
          )
      )
    }
    #expect(folder.files.names == ["s.csv", "site.yml", "u.csv"])
    let set = run(folder, "set", "BA117", "gate=\u{7} A4\u{1B}[31m\n", "--until", "06:00")
    #expect(
      set.output == "BA 117 from London, 2026-11-30T14:05: gate \u{FFFD} A4\u{FFFD}[31m, until "
        + "2026-11-30T06:00-05:00; the next build shows it\n"
    )
    let longest = String(repeating: "é", count: 2000)
    #expect(run(folder, "set", "BA117", "remark=\(longest)").status == 0)
    #expect(run(folder, "build", "-q") == Captured(status: 0))
  }

  @Test("what could not be read again is not put in place")
  func unkept() throws {
    let folder = try site()
    let id = "a " + String(repeating: "b", count: 70_000)
    try folder.write(
      "id,direction,airline,number,airport,scheduled\n\(id),A,BA,117,LHR,2026-11-30T14:05\n",
      to: "s.csv"
    )
    #expect(
      run(folder, "set", "BA117", "gate=A4")
        == Captured(
          errors: """
            error: 'site.set.csv' would not have the flight's id, airline and number as they are; \
            nothing was set; give the flight an 'id' in the schedule that is shorter, and one line

            """,
          status: 1
        )
    )
    #expect(!folder.files.names.contains("site.set.csv"))
  }

  @Test("of several flights direction or time tells which")
  func told() throws {
    let folder = try site()
    let line = "RL 618 from Boston, 2026-11-30T19:40: belt 3, until 2026-12-02T00:00-05:00"
    for choice in [["--direction", "arrival"], ["--time", "19:40"]] {
      let run = Captured.run(
        ["set", "RL618", "belt=3", "--now", "2026-11-30T02:00"] + choice,
        in: folder.path
      )
      #expect(run == Captured(output: line + "; the next build shows it\n", status: 0))
    }
  }

  @Test("a build tells that something is set, and what no flight is meant by any more")
  func noted() throws {
    let folder = try site()
    _ = run(folder, "set", "BA117", "gate=A4")
    #expect(run(folder, "build").errors == "note: site.set.csv: 1 value is set by hand\n")
    try folder.write(
      Self.schedule.replacing("arrival,BA,117", with: "arrival,BA,119"),
      to: "s.csv"
    )
    try folder.write("designator,scheduled,gate\n", to: "u.csv")
    #expect(
      run(folder, "build", "-q").errors == """
        site.set.csv:2:1: warning: the schedule has no flight 'BA 117' on 2026-11-30 any more, for \
        which this was set; 'boardwalk unset' takes it back
          ba117-arrival-lhr-2026-11-30,arrival,BA,117,2026-11-30,2026-11-30T19:05Z,gate,A4,2026-12-02T05:00Z
          ^

        """
    )
    // The day has it under another id: the airport is told by its name.
    try folder.write(Self.schedule.replacing("LHR", with: "Heathrow"), to: "s.csv")
    #expect(try facts(folder, now: "2026-11-30T02:00") == "A4 scheduled -")
  }

  @Test("a line that is none of ours is told with its place, and everything else goes on")
  func damaged() throws {
    let folder = try site()
    _ = run(folder, "set", "BA117", "gate=A4")
    let text = try folder.text(of: "site.set.csv")
    try folder.write(text + "BA117,gate\n", to: "site.set.csv")
    func told(_ line: Int) -> String {
      """
      site.set.csv:\(line):1: warning: this line was not written by 'boardwalk set', and nothing is set \
      by it; remove it, and set again what it was to say
        BA117,gate
        ^

      """
    }
    #expect(run(folder, "build", "-q") == Captured(errors: told(3), status: 0))
    #expect(folder.site()["2026-11-30/flights.json"]?.contains("\"gate\":\"A4\"") == true)
    #expect(run(folder, "check", "-q") == Captured(errors: told(3), status: 0))
    #expect(run(folder, "set", "--list").errors == told(3))
    let set = run(folder, "set", "BA117", "belt=3", "-q")
    #expect(set == Captured(errors: told(3), status: 0))
    #expect(try folder.text(of: "site.set.csv").hasPrefix(text))
    #expect(try folder.text(of: "site.set.csv").hasSuffix("\nBA117,gate\n"))
    #expect(run(folder, "set", "--list").output.split(separator: "\n").count == 2)
    #expect(run(folder, "unset", "BA117", "-q") == Captured(errors: told(4), status: 0))
    // What somebody wrote there is not thrown away with the last value.
    #expect(try folder.text(of: "site.set.csv").hasSuffix("until\nBA117,gate\n"))
    #expect(run(folder, "build", "-q") == Captured(errors: told(2), status: 0))
  }

  @Test("a file that cannot be read fails the build, and the site keeps what was set")
  func unreadable() throws {
    let folder = try site()
    _ = run(folder, "set", "BA117", "status=cancelled")
    #expect(run(folder, "build", "-q").status == 0)
    let before = folder.site()
    try FileManager.default.removeItem(atPath: folder["site.set.csv"])
    try folder.makeFolder("site.set.csv")
    let run = run(folder, "build", "-q")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("site.set.csv: error: this file cannot be read (is a folder); "))
    #expect(folder.site() == before)
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

  @Test("another configuration in the folder has a file of its own")
  func names() throws {
    let folder = try site()
    try folder.write(Self.configuration, to: "west.yaml")
    _ = run(folder, "set", "BA117", "gate=A4", "-c", "west.yaml")
    #expect(folder.files.names.contains("west.set.csv"))
    #expect(try facts(folder, now: "2026-11-30T02:00") == "B1 scheduled -")
  }
}
