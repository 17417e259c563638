import Foundation
import Testing

@testable import boardwalk

/// What is refused, and what is not put in place.
extension SetByHandTests {
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
        "2026-11-30T01:00-05:00 is over; give a later time with --until"
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
    #expect(run == Captured(errors: "error: \(told)\nnote: nothing was changed\n", status: 1))
    #expect(folder.files.names == ["s.csv", "site.yml", "u.csv"])
  }

  @Test("every kind of problem has been told")
  func complete() {
    #expect(
      SetProblem.Code.allCases
        == [
          .noFlight, .severalFlights, .otherFlights, .unknownStatus, .contraryStatus, .wrongTime,
          .longText, .skippedTime, .repeatedTime, .unkept, .pastEnd, .nothingSet, .severalSet,
        ]
    )
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
            give the flight an 'id' in the schedule that is shorter, and one line
            note: nothing was changed

            """,
          status: 1
        )
    )
    #expect(!folder.files.names.contains("site.set.csv"))
  }
}
