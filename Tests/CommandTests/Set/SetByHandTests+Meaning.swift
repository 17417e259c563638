import Foundation
import Testing

@testable import boardwalk

/// Which flights are meant.
extension SetByHandTests {
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
            arrival of 2026-11-30T19:40; add --day, --direction or --time, or --all
            note: nothing was changed

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
            departure of 2026-12-01T14:05; add --day, --direction or --time, or --all
            note: nothing was changed

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
        == Captured(
          output: "nothing is set for 'XQ 1'; 'boardwalk set --list' lists all that is\n",
          status: 0
        )
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
            note: nothing was changed

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
}
