import Testing

@testable import boardwalk

@Suite("A site's own airports and airlines")
struct ReferenceInputTests {
  private func site(_ more: String = "") throws -> Program {
    let folder = try SiteFolder()
    try folder.write(
      """
      title: T
      time_zone: UTC
      days: 1
      schedule: { csv: { file: s.csv } }
      \(more)
      """,
      to: "site.yml"
    )
    try folder.write(
      "direction,airline,number,airport,scheduled,aircraft\nD,RL,1,QQX,2026-11-30T09:40,A20N\n",
      to: "s.csv"
    )
    return Program(folder: folder)
  }

  private static let line = "build -q --now 2026-11-30T05:00"

  @Test("are found beside site.yml, or where it says")
  func found() throws {
    let program = try site()
    #expect(try program.run(Self.line) == Outcome(status: 0))
    #expect(
      program.folder.site()["2026-11-30/flights.json"]?.contains(#""city":"QQX""#) == true
    )
    try program.folder.write("iata,city\nQQX,Fort X\n", to: "airports.csv")
    try program.folder.write("iata,name\nRL,Ridgeline\n", to: "airlines.csv")
    #expect(try program.run(Self.line) == Outcome(status: 0))
    let data = program.folder.site()["2026-11-30/flights.json"] ?? ""
    #expect(data.contains(#""city":"Fort X""#))
    #expect(
      program.folder.site()["2026-11-30/rl1-departure-qqx.html"]?.contains("Airbus A320neo")
        == true
    )
    #expect(
      program.folder.site()["2026-11-30/rl1-departure-qqx.html"]?.contains("Ridgeline") == true
    )
    let check = try program.run("check --now 2026-11-30T05:00")
    #expect(check.output.contains("codes unknown: 0\n"))
    let named = try site("airports: mine/a.csv")
    #expect(
      try named.run(Self.line)
        == Outcome(
          status: 1,
          errors: """
            site.yml:5:11: error: no such file 'mine/a.csv'; paths are relative to site.yml
              airports: mine/a.csv
                        ^
            note: nothing was changed

            """
        )
    )
    try named.folder.write("code,city\nQQX,Mine\n", to: "mine/a.csv")
    #expect(try named.run(Self.line) == Outcome(status: 0))
  }
}
