import Testing

@Suite("Building from a season file")
struct SeasonBuildTests {
  private static let season = """
    1AIRLINE STANDARD SCHEDULE DATA SET
    2LRL          01NOV2631MAR27
    3 RL  6180101J01NOV2606DEC261234567 JFK09400940-0500  BOS11051105-0500  320
    3 RL  6190101J01NOV2606DEC261234567 BOS12001200-0500  JFK13151315-0500  320
    5 RL

    """

  private func program(_ keys: String, top: String = "airport: JFK") throws -> Program {
    let folder = try SiteFolder()
    try folder.write(
      "title: T\n\(top)\ndays: 3\nschedule: { ssim: { file: season.ssim\(keys) } }\n",
      to: "site.yml"
    )
    try folder.write(Self.season, to: "season.ssim")
    return Program(folder: folder)
  }

  @Test("the airport is the site's, or the file's own")
  func airport() throws {
    let own = try program(", airport: bos", top: "time_zone: America/New_York")
    for program in [try program(""), own] {
      #expect(try program.run("build -q --now 2026-11-30T05:00") == Outcome(status: 0))
    }
  }

  @Test("a season that ends within the site's days is told, and one of other days too")
  func reach() throws {
    #expect(
      try program("").run("build -q --now 2026-12-05T05:00")
        == Outcome(
          status: 0,
          errors: """
            season.ssim: warning: the schedule ends on 2026-12-06; \
            the site covers days until 2026-12-07

            """
        )
    )
    #expect(
      try program("").run("build -q --now 2027-02-01T05:00")
        == Outcome(
          status: 1,
          errors: """
            error: the schedule has no flights on the days of this site, 2027-02-01 to 2027-02-03, \
            but from 2026-11-01 to 2026-12-06; check it, or publish it all the same with \
            --allow-empty

            """
        )
    )
  }
}
