import Testing

@testable import boardwalk

/// Times that are yet to come, and those that the clock shows twice or not at all.
extension SetByHandTests {
  @Test("an actual time that is yet to come is told, at once and by builds until it has come")
  func actualToCome() throws {
    let folder = try site()
    func told(_ now: String) -> String {
      "warning: flight 'BA 117' has an actual time that is yet to come, 2026-11-30T14:05-05:00 at "
        + "\(now)-05:00; look whether this was to be set as 'estimated', and at the day; 'boardwalk "
        + "unset' takes it back\n"
    }
    func set(_ now: String) -> Captured { run(folder, "set", "BA117", "actual=14:05", now: now) }
    let output =
      "BA 117 from London, 2026-11-30T14:05: actual 2026-11-30T14:05-05:00, until "
      + "2026-12-02T00:00-05:00; the next build shows it\n"
    #expect(set("2026-11-30T13:50") == Captured(output: output, status: 0))
    #expect(
      set("2026-11-30T13:49")
        == Captured(output: output, errors: told("2026-11-30T13:49"), status: 0)
    )
    let line = try folder.text(of: "site.set.csv").split(separator: "\n")[1]
    #expect(
      run(folder, "build", "-q", now: "2026-11-30T13:49")
        == Captured(
          errors: "site.set.csv:2:1: \(told("2026-11-30T13:49"))  \(line)\n  ^\n",
          status: 0
        )
    )
    #expect(run(folder, "build", "-q", now: "2026-11-30T13:50") == Captured(status: 0))
  }

  /// Flights about the hours that a clock change repeats or skips, each by its number.
  private static let changes = """
    direction,airline,number,airport,scheduled
    departure,RL,1,BOS,2026-11-01T01:30-04:00
    departure,RL,2,BOS,2026-11-01T01:30-05:00
    departure,RL,3,BOS,2026-11-01T02:10
    departure,RL,4,BOS,2027-03-14T01:50

    """

  private static func shownTwice(_ name: String, _ text: String, first: Bool) -> String {
    let moments = ["04:00", "05:00"].map { "2026-11-01T\(text.suffix(5))-\($0)" }
    let (taken, other) = first ? (moments[0], moments[1]) : (moments[1], moments[0])
    return "warning: \(name): the clock shows '\(text)' twice; \(taken) is taken; "
      + "write \(other) for the other\n"
  }

  @Test(
    "of two moments an actual time is the nearer one, an estimated one the next, each told",
    arguments: [
      ("RL 2", "actual=01:35", "2026-11-01T01:40-05:00", false),
      ("RL 1", "actual=01:35", "2026-11-01T01:40-04:00", true),
      ("RL 1", "actual=01:55", "2026-11-01T01:05-05:00", true),
      ("RL 1", "actual=2026-11-01T01:35", "2026-11-01T01:40-05:00", false),
      ("RL 1", "estimated=01:50", "2026-11-01T01:40-04:00", true),
      ("RL 1", "estimated=01:50", "2026-11-01T01:55-04:00", false),
      ("RL 1", "estimated=01:50", "2026-11-01T01:50-04:00", true),
      ("RL 2", "estimated=01:50", "2026-11-01T01:10-04:00", true),
      ("RL 2", "estimated=01:50", "2026-11-01T01:55-05:00", false),
      // Now is far from both, and the flight tells.
      ("RL 1", "actual=01:35", "2026-11-01T08:00", true),
      ("RL 2", "actual=01:35", "2026-11-01T08:00", false),
      ("RL 1", "estimated=01:50", "2026-11-01T00:00", true),
      ("RL 2", "estimated=2026-11-01T01:50", "2026-11-01T00:00", false),
      ("RL 3", "estimated=01:55", "2026-11-01T00:00", false),
    ]
  )
  func twice(flight: String, word: String, now: String, first: Bool) throws {
    let folder = try site()
    try folder.write(Self.changes, to: "s.csv")
    let parts = word.split(separator: "=").map(String.init)
    let run = run(folder, "set", flight, word, "--day", "2026-11-01", now: now)
    #expect(run.errors == Self.shownTwice("'\(parts[0])'", parts[1], first: first))
    let time = "2026-11-01T\(parts[1].suffix(5))-0\(first ? 4 : 5):00"
    #expect(run.output.contains(": \(parts[0]) \(time), until 2026-11-03T00:00-05:00; "))
  }

  @Test(
    "of two moments an end is the next",
    arguments: [
      ("01:50", "2026-11-01T01:40-04:00", true), ("01:50", "2026-11-01T01:50-04:00", false),
      ("01:50", "2026-11-01T01:40-05:00", false), ("01:50", "2026-10-31T12:00", true),
      ("2026-11-01T01:50", "2026-11-01T01:40-05:00", false),
    ]
  )
  func endTwice(text: String, now: String, first: Bool) throws {
    let folder = try site()
    try folder.write(Self.changes, to: "s.csv")
    let run = run(
      folder,
      "set",
      "RL 2",
      "gate=A4",
      "--until",
      text,
      "--day",
      "2026-11-01",
      now: now
    )
    #expect(run.errors == Self.shownTwice("--until", text, first: first))
    let end = "2026-11-01T01:50-0\(first ? 4 : 5):00"
    #expect(run.output.hasSuffix("until \(end); the next build shows it\n"))
  }

  @Test("with an offset, or where both are over, nothing is doubtful")
  func certain() throws {
    let folder = try site()
    try folder.write(Self.changes, to: "s.csv")
    let time = "2026-11-01T01:50-05:00"
    #expect(
      run(
        folder,
        "set",
        "RL 2",
        "estimated=\(time)",
        "--until",
        time,
        "--day",
        "2026-11-01",
        now: "2026-11-01T01:40-04:00"
      )
        == Captured(
          output: "RL 2 to Boston, 2026-11-01T01:30: estimated \(time), until \(time); "
            + "the next build shows it\n",
          status: 0
        )
    )
    let next = run(
      folder,
      "set",
      "RL 2",
      "gate=A4",
      "--until",
      "01:50",
      "--day",
      "2026-11-01",
      now: "2026-11-01T01:50-05:00"
    )
    #expect(next.errors == "")
    #expect(next.output.hasSuffix("until 2026-11-02T01:50-05:00; the next build shows it\n"))
  }

  @Test("a time that the clock skips is told as a schedule's is")
  func skipped() throws {
    let folder = try site()
    try folder.write(Self.changes, to: "s.csv")
    func told(_ name: String, _ text: String) -> String {
      "warning: \(name): the clock skips '\(text)'; it is taken as if the clock had not been changed; "
        + "write an offset\n"
    }
    #expect(
      run(
        folder,
        "set",
        "RL 4",
        "estimated=02:10",
        "--until",
        "2027-03-14T02:20",
        "--day",
        "today",
        now: "2027-03-14T01:40"
      )
        == Captured(
          output: "RL 4 to Boston, 2027-03-14T01:50: estimated 2027-03-14T02:10-05:00, until "
            + "2027-03-14T03:20-04:00; the next build shows it\n",
          errors: told("'estimated'", "02:10") + told("--until", "2027-03-14T02:20"),
          status: 0
        )
    )
  }
}
