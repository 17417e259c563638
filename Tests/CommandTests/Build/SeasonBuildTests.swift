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

  @Test("the zones of airports are the site's own where it has some")
  func zones() throws {
    let program = try program("")
    let season = Self.season.replacing("BOS", with: "QQX")
    try program.folder.write(season, to: "season.ssim")
    let line = "check -q --now 2026-11-30T05:00"
    #expect(try program.run(line) == Outcome(status: 0))
    try program.folder.write("iata,time_zone\nQQX,America/Chicago\n", to: "airports.csv")
    let told = try program.run(line)
    #expect(told.status == 0)
    #expect(
      told.errors.split(separator: "\n").first == """
        season.ssim:3:66: warning: the UTC variation of QQX is -0500 here, but -0600 in the \
        time-zone database on 2026-11-29; times are shown by the database; if the file is wrong, \
        write 'ignore_variations: true'
        """
    )
    // What is wrong in a table and in the schedule is told at once.
    try program.folder.write("iata,time_zone\nQQX,Mars\n", to: "airports.csv")
    try program.folder.write("nothing", to: "season.ssim")
    let both = try program.run(line)
    #expect(both.errors.contains("airports.csv:2:"))
    #expect(both.errors.contains("season.ssim:1:1: error"))
  }

  @Test("a season that ends within the site's days is told, and one of other days too")
  func reach() throws {
    #expect(
      try program("").run("build -q --now 2026-12-06T05:00")
        == Outcome(
          status: 0,
          errors: """
            season.ssim: warning: the schedule ends on 2026-12-06; \
            the site covers days until 2026-12-08

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
            note: nothing was changed

            """
        )
    )
  }
}
