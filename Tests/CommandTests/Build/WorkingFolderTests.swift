import Foundation
import Testing

@Suite("The folder that a build is started in")
struct WorkingFolderTests {
  private static let now = "--now 2026-11-30T05:00"
  private static let gone = [
    "sh", "-c", "mkdir gone; cd gone; rmdir ../gone; exec \"$0\" \"$@\"",
  ]
  private static let told = Outcome(
    status: 1,
    errors: "error: the current folder is gone; go to one that exists, then build again\n"
      + "note: nothing was changed\n"
  )

  @Test(
    "is missed where it was removed and a path starts from it",
    arguments: [
      "build", "build -c site.yml", "build -c FOLDER/site.yml -d out", "build --dry-run",
    ]
  )
  func gone(line: String) throws {
    let folder = try StandingSite.copy()
    let before = folder.files
    let program = Program(folder: folder, prefix: Self.gone)
    let line = line.replacing("FOLDER", with: folder.path)
    #expect(try program.run("\(line) \(Self.now)") == Self.told)
    #expect(folder.files == before)
  }

  @Test("is not missed where every path is whole, nor by what needs none")
  func unneeded() throws {
    let folder = try StandingSite.copy()
    let program = Program(folder: folder, prefix: Self.gone)
    let line = "build -q -c \(folder.path)/site.yml \(Self.now)"
    #expect(try program.run(line) == Outcome(status: 0))
    #expect(try program.run("help").status == 0)
  }

  @Test("'..' after a link is the folder above what the link leads to")
  func aboveLink() throws {
    let folder = try StandingSite.copy()
    try folder.makeFolder("far/deep")
    try folder.makeFolder("near")
    try folder.link("near/link", to: "../far/deep")
    let outcome = try Program(folder: folder).run("build -q \(Self.now) -d near/link/../out")
    #expect(outcome == Outcome(status: 0))
    #expect(folder.site("far/out").names.contains("index.html"))
    #expect(folder.site("near/out").names == [])
  }

  @Test("'~' is no home folder, where no shell has made one of it")
  func homeSign() throws {
    let folder = try StandingSite.copy()
    let program = Program(folder: folder)
    func told(_ path: String) -> Outcome {
      Outcome(
        status: 1,
        errors: "error: '~' in '\(path)' is not expanded here; write the full path\n"
          + "note: nothing was changed\n"
      )
    }
    for path in ["~", "~/x"] {
      #expect(try program.run(["build", "-d", path]) == told(path))
      #expect(try program.run(["build", "-c", path]) == told(path))
    }
    try folder.write(
      """
      title: T
      time_zone: UTC
      templates: ~/Templates
      destination: ~/www
      schedule:
        csv: { file: ~/schedule.csv }
      updates:
        csv: { file: ~/updates.csv }
      airports: ~/airports.csv
      airlines: ~/airlines.csv

      """,
      to: "site.yml"
    )
    #expect(
      try program.run("build \(Self.now)")
        == Outcome(
          status: 1,
          errors: """
            site.yml:3:12: error: '~' in '~/Templates' is not expanded here; write the full path
              templates: ~/Templates
                         ^
            site.yml:4:14: error: '~' in '~/www' is not expanded here; write the full path
              destination: ~/www
                           ^
            site.yml:6:16: error: '~' in '~/schedule.csv' is not expanded here; write the full path
                csv: { file: ~/schedule.csv }
                             ^
            site.yml:8:16: error: '~' in '~/updates.csv' is not expanded here; write the full path
                csv: { file: ~/updates.csv }
                             ^
            site.yml:9:11: error: '~' in '~/airports.csv' is not expanded here; write the full path
              airports: ~/airports.csv
                        ^
            site.yml:10:11: error: '~' in '~/airlines.csv' is not expanded here; write the full path
              airlines: ~/airlines.csv
                        ^
            note: nothing was changed

            """
        )
    )
    let schedule = """
      site.yml:4:16: error: '~' in '~/schedule.csv' is not expanded here; write the full path
          csv: { file: ~/schedule.csv }
                       ^

      """
    try folder.write(
      "title: T\ntime_zone: UTC\nschedule:\n  csv: { file: ~/schedule.csv }\n",
      to: "site.yml"
    )
    for verb in ["check", "set BA117 gate=A4"] {
      let outcome = try program.run("\(verb) \(Self.now)")
      #expect(outcome.status == 1)
      #expect(outcome.errors.hasPrefix(schedule), "\(verb): \(outcome)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder["~"]))
  }

  @Test("a folder whose name begins with '~' is one")
  func tildeName() throws {
    let folder = try StandingSite.copy()
    #expect(
      try Program(folder: folder).run("build -q \(Self.now) -d ~old") == Outcome(status: 0)
    )
    #expect(folder.site("~old").names.contains("index.html"))
  }

  @Test(
    "a destination among the templates is refused",
    arguments: ["Templates/pages", "Templates/pages/new/deep", "Templates/static"]
  )
  func amongTemplates(name: String) throws {
    let folder = try StandingSite.copy()
    let before = folder.files
    #expect(
      try Program(folder: folder).run("build \(Self.now) -d \(name)")
        == Outcome(
          status: 1,
          errors: """
            \(name): error: the destination lies among the site's own templates; name a folder for \
            the site alone, for example 'public'
            note: nothing was changed

            """
        )
    )
    #expect(folder.files == before)
  }

  @Test(
    "a destination that holds what the site is made from is refused",
    arguments: ["data", "data/csv", "Templates", ".", "settings", "ports", "lines"]
  )
  func holdsSource(name: String) throws {
    let folder = try StandingSite.copy()
    let schedule = try folder.text(of: "schedule.csv")
    try folder.write(schedule, to: "data/csv/schedule.csv")
    try folder.write("code,name\nBOS,Boston\n", to: "ports/airports.csv")
    try folder.write("code,name\nRL,Rail\n", to: "lines/airlines.csv")
    try folder.write(
      folder.text(of: "site.yml").replacing(
        "file: schedule.csv",
        with: "file: ../data/csv/schedule.csv"
      ).replacing(
        "days: 2\n",
        with: """
          days: 2
          templates: ../Templates
          airports: ../ports/airports.csv
          airlines: ../lines/airlines.csv

          """
      ),
      to: "settings/site.yml"
    )
    let before = folder.files
    #expect(
      try Program(folder: folder).run("build -c settings/site.yml \(Self.now) -d \(name)")
        == Outcome(
          status: 1,
          errors: """
            \(name): error: the destination is the site's own source folder or holds it; name a \
            folder for the site alone, for example 'public'
            note: nothing was changed

            """
        )
    )
    #expect(folder.files == before)
  }
}
