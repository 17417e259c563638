import Foundation
import Testing

@Suite("A build over a site that stands")
struct StandingSiteTests {
  private static let now = "--now 2026-11-30T05:00"
  private let folder: SiteFolder

  init() throws {
    folder = try StandingSite.copy()
  }

  @Test("touches no file where nothing has changed")
  func unchanged() throws {
    let stamps = folder.stamps()
    #expect(try Program(folder: folder).run("build \(Self.now) -q") == Outcome(status: 0))
    #expect(folder.stamps() == stamps)
  }

  @Test("writes every page again when it is forced to, with the same bytes")
  func forced() throws {
    let (site, stamps) = (folder.site(), folder.stamps())
    #expect(try Program(folder: folder).run("build \(Self.now) -q --force") == Outcome(status: 0))
    #expect(folder.site() == site)
    #expect(folder.stamps().filter { stamps[$0.key] == $0.value } == [:])
  }

  @Test("writes only what has changed, and the next day what a new site would be")
  func nextDay() throws {
    let outcome = try Program(folder: folder).run("build --now 2026-12-01T05:00")
    // A day goes and one comes; today's stubs, lists and build files tell of it.
    #expect(outcome.output.contains(" removed · N ms\n"))
    #expect(outcome.status == 0)
    let fresh = try SiteCase(name: "plain").makeFolder()
    #expect(
      try Program(folder: fresh).run("build --now 2026-12-01T05:00 -q")
        == Outcome(status: 0)
    )
    #expect(folder.site().differences(from: fresh.site()) == [])
  }

  @Test("tells in a dry run what it would write and remove, and does neither")
  func dryRun() throws {
    let (tree, stamps) = (FileTree(of: folder["public"]), folder.stamps())
    try folder.write(
      "direction,airline,number,airport,scheduled\nA,RL,101,BOS,2026-11-30T09:10\n",
      to: "schedule.csv"
    )
    let line = "build \(Self.now) --allow-empty"
    let told = try Program(folder: folder).run("\(line) --dry-run")
    #expect(FileTree(of: folder["public"]) == tree)
    #expect(folder.stamps() == stamps)
    let done = try Program(folder: folder).run(line)
    #expect(
      told.output
        == done.output.replacing("written", with: "to write").replacing(
          "removed",
          with: "to remove"
        )
    )
    #expect(told.status == 0)
  }

  @Test("may make it empty only when that is allowed")
  func allowEmpty() throws {
    try folder.write("direction,airline,number,airport,scheduled\n", to: "schedule.csv")
    #expect(try Program(folder: folder).run("build \(Self.now) -q").status == 1)
    #expect(
      try Program(folder: folder).run("build \(Self.now) -q --allow-empty") == Outcome(status: 0)
    )
    #expect(folder.site()["2026-11-30/index.html"]?.contains("No flights on this day.") == true)
  }

  @Test("tells its steps when asked to")
  func verbose() throws {
    #expect(
      try Program(folder: folder).run("build \(Self.now) --verbose")
        == Outcome(
          status: 0,
          output: """
            schedule: N ms
            templates: N ms
            publishing: N ms
            40 pages: 0 written, 40 unchanged, 0 removed · N ms

            """
        )
    )
  }

  @Test("tells of columns that are not used, which is no mistake")
  func unusedColumns() throws {
    try folder.write(
      """
      direction,airline,number,airport,scheduled,estimated,status,colour,fare
      A,RL,101,BOS,2026-11-30T09:10,,On Time,red,9
      D,RL,102,BOS,2026-11-30T10:00,2026-11-30T10:25,Delayed,blue,8
      D,NQ,7,Smallville,2026-12-01T08:00,,,,

      """,
      to: "schedule.csv"
    )
    let note = "note: schedule.csv: columns 'colour', 'fare' are not used\n"
    let summary = "40 pages: 0 written, 40 unchanged, 0 removed · N ms\n"
    let program = Program(folder: folder)
    #expect(
      try program.run("build \(Self.now) --warnings-as-errors")
        == Outcome(status: 0, output: summary, errors: note)
    )
    #expect(try program.run("build \(Self.now) --quiet") == Outcome(status: 0))
  }

  @Test("leaves out bad rows where the configuration says so, and still tells each")
  func skippedRows() throws {
    try folder.write(
      folder.text(of: "site.yml").replacing("schedule:\n", with: "schedule:\n  on_error: skip\n"),
      to: "site.yml"
    )
    try folder.write(folder.text(of: "schedule.csv") + "D,RL,9,BOS,soon,,\n", to: "schedule.csv")
    let errors = """
      schedule.csv:5:12: warning: column 'scheduled': 'soon' is not a time; \
      write it as 2026-11-30T18:05-05:00, or without an offset for airport time, \
      or say under 'time_format' how it is written
        D,RL,9,BOS,soon,,
                   ^

      """
    let before = folder.site()
    let program = Program(folder: folder)
    #expect(
      try program.run("build \(Self.now) -q") == Outcome(status: 0, errors: errors)
    )
    #expect(
      try program.run("build \(Self.now) -q --warnings-as-errors")
        == Outcome(
          status: 1,
          errors: errors.replacing("warning", with: "error") + "note: nothing was changed\n"
        )
    )
    #expect(folder.site() == before)
  }
}
