import Foundation
import Testing

@Suite("A build, as it is run")
struct BuildRunTests {
  private static let configuration = """
    title: Mountain Airport
    time_zone: America/New_York
    days: 2
    schedule:
      demo: { seed: 13, flights_per_day: 4 }

    """
  private static let now = "--now 2026-11-30T05:00"

  private func demo() throws -> SiteFolder {
    let folder = try SiteFolder()
    try folder.write(Self.configuration, to: "site.yml")
    return folder
  }

  @Test("the last line tells what was done, on standard output")
  func summary() throws {
    let program = Program(folder: try demo())
    let first = try program.run("build \(Self.now)")
    #expect(
      first == Outcome(status: 0, output: "47 pages: 47 written, 0 unchanged, 0 removed · N ms\n")
    )
    let second = try program.run("build \(Self.now)")
    #expect(
      second == Outcome(status: 0, output: "47 pages: 0 written, 47 unchanged, 0 removed · N ms\n")
    )
    let forced = try program.run("build \(Self.now) --force")
    #expect(
      forced == Outcome(status: 0, output: "47 pages: 47 written, 0 unchanged, 0 removed · N ms\n")
    )
  }

  @Test("quiet says nothing, also with no environment at all")
  func quiet() throws {
    let program = Program(folder: try demo(), prefix: ["env", "-i"])
    #expect(try program.run("build \(Self.now) --quiet") == Outcome(status: 0))
    #expect(try program.run("build \(Self.now) -q") == Outcome(status: 0))
  }

  @Test("a dry run tells what it would do and leaves no trace")
  func dryRun() throws {
    let folder = try demo()
    let outcome = try Program(folder: folder).run("build \(Self.now) --dry-run")
    #expect(
      outcome
        == Outcome(status: 0, output: "47 pages: 47 to write, 0 unchanged, 0 to remove · N ms\n")
    )
    #expect(FileTree(of: folder.path).names == ["site.yml"])
  }

  @Test("the configuration is found from a folder beneath, and the site stays beside it")
  func upwards() throws {
    let folder = try demo()
    try folder.makeFolder("a/b")
    let program = Program(folder: folder, prefix: ["env", "-C", "a/b"])
    #expect(try program.run("build \(Self.now) --quiet") == Outcome(status: 0))
    #expect(folder.site()["index.html"]?.contains("<h1>Mountain Airport</h1>") == true)
  }

  @Test("the command line's destination starts from the working folder")
  func destination() throws {
    let folder = try demo()
    try folder.makeFolder("a")
    let program = Program(folder: folder, prefix: ["env", "-C", "a"])
    #expect(try program.run("build \(Self.now) -q -c ../site.yml -d out") == Outcome(status: 0))
    #expect(folder.site("a/out").names.contains("index.html"))
    #expect(folder.site().names.isEmpty)
  }

  @Test("other colours change the style sheets and what names them, as a build from nothing does")
  func theme() throws {
    let (folder, fresh) = (try demo(), try demo())
    #expect(try Program(folder: folder).run("build \(Self.now) -q") == Outcome(status: 0))
    let before = folder.site()
    for folder in [folder, fresh] {
      try folder.write(
        Self.configuration + "theme: { accent: \"#7fd4ff\", sign: \"#0b3d91\" }\n",
        to: "site.yml"
      )
      #expect(try Program(folder: folder).run("build \(Self.now) -q") == Outcome(status: 0))
    }
    #expect(folder.site().differences(from: fresh.site()) == [])
    let sheets = (before.names + fresh.site().names).filter { $0.hasSuffix(".css") }
    #expect(Set(sheets).subtracting(before.names).count == 2)
    #expect(
      fresh.site()["index.html"]?.contains("<meta name=\"theme-color\" content=\"#0b3d91\">")
        == true
    )
  }

  @Test("colours that are hard to read are a warning, and an error where warnings are errors")
  func contrast() throws {
    let folder = try demo()
    try folder.write(Self.configuration + "theme: { ink: \"#666f7a\" }\n", to: "site.yml")
    let told = """
      site.yml:6:15: LEVEL: muted on ground is 2.5:1; text needs 4.5:1
        theme: { ink: "#666f7a" }
                      ^
      site.yml:6:15: LEVEL: muted on surface is 2.7:1; text needs 4.5:1
        theme: { ink: "#666f7a" }
                      ^

      """
    let program = Program(folder: folder)
    #expect(
      try program.run("build \(Self.now) -q")
        == Outcome(status: 0, errors: told.replacing("LEVEL", with: "warning"))
    )
    #expect(
      try program.run("build \(Self.now) -q --warnings-as-errors")
        == Outcome(
          status: 1,
          errors: told.replacing("LEVEL", with: "error") + "note: nothing was changed\n"
        )
    )
  }

  @Test("a base URL on the command line wins over the configuration's")
  func baseURL() throws {
    let folder = try demo()
    try folder.write(Self.configuration + "base_url: https://one.example\n", to: "site.yml")
    let outcome = try Program(folder: folder).run("build \(Self.now) -q -b https://two.example/x")
    #expect(outcome == Outcome(status: 0))
    #expect(folder.site()["sitemap.xml"]?.contains("https://two.example/x/days.html") == true)
    #expect(folder.site()["sitemap.xml"]?.contains("one.example") == false)
  }

  @Test(
    "messages have colour only where it is asked for",
    arguments: [
      ("", false), ("--color never", false), ("--color auto", false), ("--color always", true),
    ]
  )
  func color(option: String, isColored: Bool) throws {
    let folder = try demo()
    try folder.write("titel: x\n", to: "site.yml")
    let outcome = try Program(folder: folder).run("build \(option)")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("\u{1B}[") == isColored)
  }

  @Test("a time before 1970, as a feed writes for none, is told and shown by nobody")
  func longAgo() throws {
    let folder = try SiteFolder()
    try folder.write(
      "title: T\ntime_zone: America/New_York\ndays: 1\nschedule:\n  csv: { file: s.csv }\n",
      to: "site.yml"
    )
    try folder.write(
      """
      direction,airline,number,airport,scheduled,estimated
      departure,RL,1,BOS,2026-11-30T09:40,1970-01-01T00:00Z

      """,
      to: "s.csv"
    )
    let outcome = try Program(folder: folder).run("build \(Self.now) -q")
    #expect(
      outcome
        == Outcome(
          status: 0,
          errors: """
            s.csv:2:1: warning: the estimated time of a flight is over twelve hours before the planned \
            one or a week after it, and left out; it is 1969-12-31T19:00-05:00; look at what writes it
              departure,RL,1,BOS,2026-11-30T09:40,1970-01-01T00:00Z
              ^

            """
        )
    )
    let board = folder.site()["2026-11-30/index.html"] ?? ""
    #expect(board.contains(">9 AM</h2>"))
    #expect(!board.contains("1969"))
  }

  @Test("surroundings change nothing in the site")
  func surroundings() throws {
    let first = try demo()
    let second = try demo()
    let there = Program(
      folder: second,
      environment: ["TZ": "Pacific/Kiritimati", "LANG": "tr_TR.UTF-8", "LC_ALL": "C"]
    )
    #expect(try Program(folder: first).run("build \(Self.now) -q") == Outcome(status: 0))
    #expect(try there.run("build \(Self.now) -q") == Outcome(status: 0))
    #expect(second.site().differences(from: first.site()) == [])
  }

  @Test("a user who may not write is told so, and the old site stands")
  func permission() throws {
    let folder = try demo()
    let program = Program(folder: folder)
    #expect(try program.run("build \(Self.now) -q") == Outcome(status: 0))
    let before = folder.site()
    for name in [folder.path, folder["public"], folder["public/.boardwalk"]] {
      #expect(chmod(name, 0o555) == 0)
    }
    #expect(chmod(folder["public/.boardwalk/lock"], 0o444) == 0)
    let outcome = try Program(folder: folder, prefix: Program.common)
      .run("build --now 2026-12-01T05:00")
    for name in [folder.path, folder["public"], folder["public/.boardwalk"]] {
      #expect(chmod(name, 0o755) == 0)
    }
    #expect(
      outcome
        == Outcome(
          status: 1,
          errors: """
            public/.boardwalk/lock: error: no permission; let this user read and write it, or name \
            another destination
            note: nothing was changed

            """
        )
    )
    #expect(folder.site() == before)
  }
}
