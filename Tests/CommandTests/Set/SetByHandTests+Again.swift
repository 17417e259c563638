import Testing

@testable import boardwalk

/// What is meant when something has just been said of a flight, and is said again.
extension SetByHandTests {
  /// A number that is flown each morning, and today late in the evening.
  private static let late = """
    direction,airline,number,airport,scheduled,estimated,status,codeshares
    departure,RL,618,BOS,2026-11-30T09:40,2026-11-30T22:00,Delayed,
    departure,RL,618,BOS,2026-12-01T09:40,,,
    departure,RL,20,BOS,2026-11-30T09:40,,Cancelled,
    departure,RL,20,BOS,2026-12-01T09:40,,,
    departure,RL,30,BOS,2026-11-30T09:00,,Departed,
    departure,RL,30,BOS,2026-11-30T19:40,,,
    departure,RL,40,BOS,2026-11-30T00:30,,,
    departure,RL,40,BOS,2026-12-01T00:30,,Cancelled,

    """

  private static func two(_ name: String, _ first: String, _ second: String) -> String {
    "error: '\(name)' can be 2 flights: to Boston, \(first), to Boston, \(second); add --day, "
      + "--direction or --time\nnote: nothing was changed\n"
  }

  @Test("the flight that has just been cancelled or has gone, or its day is asked for")
  func again() throws {
    for word in ["cancelled", "departed"] {
      let folder = try site()
      try folder.write(Self.late, to: "s.csv")
      #expect(
        run(folder, "set", "RL618", "status=\(word)", now: "2026-11-30T21:45").output
          == "RL 618 to Boston, 2026-11-30T09:40: status \(word), until "
          + "2026-12-02T00:00-05:00; the next build shows it\n"
      )
      let kept = try folder.text(of: "site.set.csv")
      for now in ["2026-11-30T21:46", "2026-11-30T23:59", "2026-12-01T01:00"] {
        #expect(
          run(folder, "set", "RL618", "status=\(word)", now: now)
            == Captured(
              errors: Self.two("RL618", "2026-11-30T09:40", "2026-12-01T09:40"),
              status: 1
            )
        )
      }
      #expect(try folder.text(of: "site.set.csv") == kept)
      #expect(
        run(folder, "set", "RL618", "gate=A4", "--day", "today", now: "2026-11-30T21:46").output
          .hasPrefix("RL 618 to Boston, 2026-11-30T09:40: gate A4, ")
      )
      // Three hours later nobody speaks of it any more.
      #expect(
        run(folder, "set", "RL618", "gate=A4", now: "2026-12-01T01:01").output
          .hasPrefix("RL 618 to Boston, 2026-12-01T09:40: gate A4, ")
      )
    }
  }

  @Test("today's that is cancelled is not passed over for tomorrow's, however long ago it was")
  func cancelledToday() throws {
    let folder = try site()
    try folder.write(Self.late, to: "s.csv")
    for now in ["2026-11-30T21:41", "2026-11-30T23:59"] {
      #expect(
        run(folder, "set", "RL20", "gate=A4", now: now).errors
          == Self.two("RL20", "2026-11-30T09:40", "2026-12-01T09:40")
      )
    }
    // Tomorrow's is cancelled, and today's went long ago.
    #expect(
      run(folder, "set", "RL40", "gate=A4", now: "2026-11-30T23:30").errors
        == Self.two("RL40", "2026-11-30T00:30", "2026-12-01T00:30")
    )
  }

  @Test("two of a day: one that has just gone is asked about, one of hours ago is not")
  func twoOfADay() throws {
    let folder = try site()
    try folder.write(Self.late, to: "s.csv")
    #expect(
      run(folder, "set", "RL30", "gate=A4", now: "2026-11-30T12:00").errors
        == Self.two("RL30", "2026-11-30T09:00", "2026-11-30T19:40")
    )
    #expect(
      run(folder, "set", "RL30", "gate=A4", now: "2026-11-30T12:01").output
        .hasPrefix("RL 30 to Boston, 2026-11-30T19:40: gate A4, ")
    )
  }

  @Test("a number under which today's flight is sold is not passed over for tomorrow's own")
  func codeshare() throws {
    let folder = try site()
    try folder.write(
      """
      direction,airline,number,airport,scheduled,codeshares
      departure,RL,618,BOS,2026-11-30T21:00,NQ618
      departure,NQ,618,BOS,2026-12-01T07:00,

      """,
      to: "s.csv"
    )
    #expect(
      run(folder, "set", "NQ 618", "status=cancelled", now: "2026-11-30T20:00").output
        .hasPrefix("RL 618 to Boston, 2026-11-30T21:00: status cancelled, ")
    )
    #expect(
      run(folder, "set", "--list", "NQ 618", now: "2026-11-30T20:01").output
        == "RL 618 on 2026-11-30: status=cancelled until 2026-12-02T00:00-05:00\n"
    )
    #expect(
      run(folder, "unset", "NQ 618", "gate", now: "2026-11-30T20:01").errors
        == "error: what is named is not set for 'NQ 618'; set are: status on 2026-11-30\n"
        + "note: nothing was changed\n"
    )
    #expect(
      run(folder, "unset", "NQ 618", "--dry-run", now: "2026-11-30T20:01").output
        == "would be taken back: RL 618 on 2026-11-30: status=cancelled until "
        + "2026-12-02T00:00-05:00\n"
    )
    // What is set for the flight of that number goes before what is for one that is sold so.
    #expect(
      run(folder, "set", "NQ 618", "gate=A1", "--day", "tomorrow", now: "2026-11-30T20:01").status
        == 0
    )
    #expect(
      run(folder, "unset", "NQ 618", now: "2026-11-30T20:01").output
        == "taken back: NQ 618 on 2026-12-01: gate=A1 until 2026-12-03T00:00-05:00\n"
    )
    // What is not set for a flight is told beside what is.
    for words in [["gate"], ["--day", "2026-12-05"], ["--direction", "arrival"]] {
      #expect(
        Captured.run(
          ["unset", "RL 618"] + words + ["--now", "2026-11-30T20:01"],
          in: folder.path
        ).errors
          == "error: what is named is not set for 'RL 618'; set are: status on 2026-11-30\n"
          + "note: nothing was changed\n"
      )
    }
    // Without a schedule only the flight's own number is known.
    try folder.write("", to: "s.csv")
    #expect(
      run(folder, "unset", "NQ 618", now: "2026-11-30T20:01").errors
        == "error: nothing is set for 'NQ 618'; 'boardwalk set --list' lists all that is\n"
        + "note: nothing was changed\n"
    )
    #expect(
      run(folder, "set", "RL 618", "gate=A2", now: "2026-11-30T20:01").errors
        == "s.csv: error: the file is empty; it needs a header row and a row for each flight\n"
        + "note: nothing was changed\n"
    )
    #expect(run(folder, "unset", "RL 618", now: "2026-11-30T20:01").status == 0)
  }
}
