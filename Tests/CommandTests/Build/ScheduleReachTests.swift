import Testing

@Suite("How far a schedule reaches")
struct ScheduleReachTests {
  private func site(days: Int, _ dates: String...) throws -> Program {
    let folder = try SiteFolder()
    try folder.write(
      "title: T\ntime_zone: UTC\ndays: \(days)\nschedule: { csv: { file: s.csv } }\n",
      to: "site.yml"
    )
    let rows = dates.map { "departure,RL,1,BOS,\($0)T09:40\n" }.joined()
    try folder.write("direction,airline,number,airport,scheduled\n\(rows)", to: "s.csv")
    return Program(folder: folder)
  }

  private static let line = "build -q --now 2026-11-30T05:00"

  @Test("is told where the site's last days are empty, also quietly")
  func ends() throws {
    let program = try site(days: 15, "2026-11-30", "2026-12-03")
    let told =
      "s.csv: LEVEL: the schedule ends on 2026-12-03; the site covers days until 2026-12-14\n"
    #expect(
      try program.run(Self.line)
        == Outcome(status: 0, errors: told.replacing("LEVEL", with: "warning"))
    )
    #expect(
      try program.run("\(Self.line) --warnings-as-errors")
        == Outcome(
          status: 1,
          errors: told.replacing("LEVEL", with: "error") + "note: nothing was changed\n"
        )
    )
  }

  @Test("is not told where the last day has flights, whatever is empty before")
  func reaches() throws {
    let program = try site(days: 3, "2026-12-02")
    #expect(try program.run(Self.line) == Outcome(status: 0))
  }

  @Test("is not told where only the last day is empty, as each night before the next file comes")
  func nearlyReaches() throws {
    #expect(try site(days: 4, "2026-12-02").run(Self.line) == Outcome(status: 0))
    #expect(try site(days: 5, "2026-12-02").run(Self.line).errors.hasPrefix("s.csv: warning: "))
  }

  @Test("is told where no flight is on the days of the site")
  func elsewhere() throws {
    let program = try site(days: 15, "2025-01-31", "2025-01-01", "2025-01-09")
    let line = "\(Self.line) -d out"
    #expect(
      try program.run(line)
        == Outcome(
          status: 1,
          errors: """
            error: the schedule has no flights on the days of this site, 2026-11-30 to 2026-12-14, \
            but from 2025-01-01 to 2025-01-31; check it, or publish it all the same with \
            --allow-empty
            note: nothing was changed

            """
        )
    )
    #expect(try program.run("\(line) --allow-empty") == Outcome(status: 0))
  }
}
