import Foundation
import Testing

@testable import boardwalk

@Suite("The age of the data")
struct DataAgeTests {
  private static let configuration = """
    title: Hill Airport
    time_zone: America/New_York
    language: en-US
    days: 1
    schedule: { csv: { file: s.csv }, max_age: 6h }

    """
  private static let rows =
    "direction,airline,number,airport,scheduled\nD,BA,1,LHR,2026-11-30T18:05\n"

  /// A site whose schedule was written at three in the morning.
  private func site(_ configuration: String = Self.configuration) throws -> Program {
    let folder = try SiteFolder()
    try folder.write(configuration, to: "site.yml")
    try folder.write(Self.rows, to: "s.csv")
    try date("s.csv", of: folder, "2026-11-30T08:00:00Z")
    return Program(folder: folder)
  }

  private func date(_ name: String, of folder: SiteFolder, _ time: String) throws {
    let date = try Date(time, strategy: .iso8601)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder[name])
  }

  private func note(_ folder: SiteFolder) -> String? {
    folder.site()["2026-11-30/index.html"]?.split(separator: "\n")
      .first { $0.contains(" data-old") }.map(String.init)
  }

  private static let fresh =
    #"<p class="age" data-old data-maximum-age="21600" hidden><span>"#
    + "These flights may be out of date. Updated <b></b></span></p>"
  private static let old =
    #"<p class="age" data-old data-maximum-age="21600"><span>"#
    + "These flights may be out of date. Updated <b>Monday, November 30, 3:00 AM</b></span></p>"

  private static let aging = """
    s.csv: warning: the data is of 2026-11-30T03:00-05:00, 3h 1m old, more than half of 'max_age', \
    6h; look at what writes it

    """
  private static let past = """
    s.csv: error: the data is of 2026-11-30T03:00-05:00, 6h 1m old, and 'max_age' is 6h; a build \
    marks the site as old; look at what writes it

    """

  @Test("is that of the file's last change, and stands where the build's instant does")
  func fresh() throws {
    let program = try site()
    #expect(try program.run("build -q --now 2026-11-30T06:00") == Outcome(status: 0))
    #expect(note(program.folder) == Self.fresh)
    #expect(
      program.folder.site()["build.json"]?
        .hasSuffix(
          #""today":"2026-11-30","data":"2026-11-30T03:00-05:00"}"# + "\n"
        ) == true
    )
  }

  @Test("past half of max_age it is a warning, and nothing else")
  func aging() throws {
    let program = try site()
    let line = "build -q --now 2026-11-30T06:01"
    #expect(try program.run(line) == Outcome(status: 0, errors: Self.aging))
    #expect(note(program.folder) == Self.fresh)
    #expect(
      try program.run("\(line) --warnings-as-errors")
        == Outcome(
          status: 1,
          errors: Self.aging.replacing("warning:", with: "error:") + "note: nothing was changed\n"
        )
    )
    let check = try program.run("check -q --now 2026-11-30T06:01")
    #expect(check == Outcome(status: 0, errors: Self.aging))
  }

  @Test("past max_age the site is built and marked as old, and the build ends with status 1")
  func old() throws {
    let program = try site()
    #expect(try program.run("build -q --now 2026-11-30T09:00").status == 0)
    #expect(note(program.folder) == Self.fresh)
    let outcome = try program.run("build -q --now 2026-11-30T09:01")
    let built = "note: built, but the data is older than 'max_age'\n"
    #expect(outcome == Outcome(status: 1, errors: Self.past + built))
    let site = program.folder.site()
    let dry = try program.run("build -q --now 2026-11-30T09:02 --dry-run")
    #expect(
      dry
        == Outcome(
          status: 1,
          errors: Self.past.replacing("6h 1m", with: "6h 2m") + "note: nothing was changed\n"
        )
    )
    #expect(program.folder.site() == site)
    #expect(note(program.folder) == Self.old)
    #expect(
      program.folder.site()["display/departures.html"]?
        .contains(
          "<b>These flights may be out of date.</b> Updated Monday, November 30, 3:00 AM"
        ) == true
    )
    let check = try program.run("check -q --now 2026-11-30T09:01")
    #expect(check == Outcome(status: 1, errors: Self.past))
  }

  @Test("pages change when the data becomes old, and not by the minute before or after")
  func pure() throws {
    let program = try site()
    func day(_ now: String) throws -> String? {
      _ = try program.run("build -q --now \(now)")
      return program.folder.site()["2026-11-30/index.html"]
    }
    #expect(try day("2026-11-30T04:00") == day("2026-11-30T05:00"))
    #expect(try day("2026-11-30T10:00") == day("2026-11-30T17:00"))
    #expect(try day("2026-11-30T04:00") != day("2026-11-30T10:00"))
    try date("s.csv", of: program.folder, "2026-11-30T09:00:00Z")
    let before = try day("2026-11-30T05:00")
    try date("s.csv", of: program.folder, "2026-11-30T09:30:00Z")
    #expect(try day("2026-11-30T05:00") == before)
  }

  @Test("the command line says of when the data is, also without max_age")
  func told() throws {
    let program = try site(Self.configuration.replacing(", max_age: 6h", with: ""))
    #expect(try program.run("build -q --now 2026-12-30T09:01 --allow-empty") == Outcome(status: 0))
    #expect(program.folder.site()["build.json"]?.contains("data") == false)
    let line = "build -q --now 2026-11-30T09:01 --data-as-of 2026-11-29"
    #expect(try program.run(line) == Outcome(status: 0))
    #expect(
      program.folder.site()["build.json"]?.contains(#""data":"2026-11-29T00:00-05:00""#) == true
    )
    #expect(
      note(program.folder)
        == Self.fresh.replacing(" data-maximum-age=\"21600\"", with: "")
    )
    let limited = try site()
    #expect(
      try limited.run("build -q --now 2026-11-30T09:01 --data-as-of 2026-11-30T09:00")
        == Outcome(status: 0)
    )
  }

  @Test("data of a time to come says nothing of its age, which is a warning")
  func future() throws {
    let program = try site()
    let line = "build -q --now 2026-11-30T09:00 --data-as-of"
    #expect(try program.run("\(line) 2026-11-30T09:15") == Outcome(status: 0))
    #expect(
      try program.run("\(line) 2026-11-30T09:16")
        == Outcome(
          status: 0,
          errors: """
            s.csv: warning: the data is of 2026-11-30T09:16-05:00, which is yet to come at \
            2026-11-30T09:00-05:00, so that its age says nothing; look at the clock of what writes it

            """
        )
    )
  }

  @Test("updates have an age of their own, and of two the older counts once it is old")
  func updates() throws {
    let program = try site(
      Self.configuration + "updates: { csv: { file: u.csv }, max_age: 10m }\n"
    )
    try program.folder.write("designator,scheduled,gate\n", to: "u.csv")
    try date("u.csv", of: program.folder, "2026-11-30T10:00:00Z")
    #expect(try program.run("build -q --now 2026-11-30T05:05") == Outcome(status: 0))
    #expect(
      program.folder.site()["build.json"]?.contains(#""data":"2026-11-30T05:00-05:00""#) == true
    )
    let outcome = try program.run("build -q --now 2026-11-30T05:11")
    #expect(
      outcome
        == Outcome(
          status: 1,
          errors: """
            u.csv: error: the data is of 2026-11-30T05:00-05:00, 11m old, and 'max_age' is 10m; a \
            build marks the site as old; look at what writes it
            note: built, but the data is older than 'max_age'

            """
        )
    )
    #expect(note(program.folder)?.contains("November 30, 5:00 AM") == true)
  }

  @Test("every kind of problem has been told")
  func complete() {
    #expect(DataAgeProblem.Code.allCases == [.aging, .old, .future])
  }
}
