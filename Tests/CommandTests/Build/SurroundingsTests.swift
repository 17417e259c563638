import Foundation
import Testing

@testable import boardwalk

@Suite("What surrounds a build")
struct SurroundingsTests {
  private static let now = "--now 2026-11-30T05:00"

  @Test(
    "zone, language, mask and folder of whoever builds change no byte",
    arguments: ["theme", "german", "autumn"]
  )
  func sameBytes(name: String) throws {
    let site = SiteCase(name: name)
    let folder = try SiteFolder()
    for (path, entry) in try site.makeFolder().files.entries {
      guard case .file(let bytes) = entry else { continue }
      try folder.write(bytes, to: "deep/er/\(path)")
    }
    try folder.makeFolder("elsewhere")
    let program = Program(
      folder: folder,
      environment: [
        "TZ": "Asia/Kathmandu", "LANG": "tr_TR.UTF-8", "LC_ALL": "ar_EG.UTF-8", "TERM": "xterm",
      ],
      prefix: ["sh", "-c", "umask 077; cd elsewhere; exec \"$0\" \"$@\""]
    )
    let arguments = site.arguments + ["-q", "-c", "../deep/er/site.yml", "-d", "../out"]
    #expect(try program.run(arguments).status == 0)
    #expect(folder.site("out").differences(from: site.expected) == [])
  }

  @Test("messages name files as they are reached from the working folder")
  func paths() throws {
    let folder = try StandingSite.copy()
    try folder.write("direction,airline\nup,RL\n", to: "schedule.csv")
    try folder.write("{{> lines}}\n", to: "Templates/partials/line.html")
    try folder.makeFolder("a/b")
    let above = "note: ../../site.yml is the nearest site.yml\n"
    let told = """
      PREFIXTemplates/partials/line.html:1:5: error: unknown partial 'lines'; did you mean 'line'?
        {{> lines}}
            ^
      """
    for (line, note, prefix) in [
      ("build", above, "../../"), ("build -c ../../site.yml", "", "../../"),
      ("build -c FOLDER/site.yml", "", "FOLDER/"),
    ] {
      let program = Program(folder: folder, prefix: ["env", "-C", "a/b"])
      let outcome = try program.run(line.replacing("FOLDER", with: folder.path) + " \(Self.now)")
      #expect(outcome.status == 1)
      #expect(outcome.errors.hasPrefix(note + told.replacing("PREFIX", with: prefix)), "\(outcome)")
      #expect(
        outcome.errors.contains("\(prefix)schedule.csv:1:1: error: no column 'number'"),
        "\(outcome)"
      )
    }
  }

  @Test("without a site.yml anywhere above it is told what to do")
  func noConfiguration() throws {
    let folder = try SiteFolder()
    #expect(
      try Program(folder: folder).run("build")
        == Outcome(
          status: 1,
          errors: """
            error: no site.yml in '.' or in a folder above it; make one, or name one with --config
            note: nothing was changed

            """
        )
    )
  }

  @Test("a site.yml above the folder is told, for another site may be meant, but not to cron")
  func configurationAbove() throws {
    let folder = try SiteFolder()
    try folder.write("title: T\ntime_zone: UTC\ndays: 1\nschedule: { demo: {} }\n", to: "site.yml")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/a",
      withIntermediateDirectories: false
    )
    func told(_ words: String...) -> Captured {
      Captured.run(["build", "--now", "2026-11-30T09:00"] + words, in: folder.path + "/a")
    }
    #expect(told().errors == "note: ../site.yml is the nearest site.yml\n")
    #expect(told("-q") == Captured(status: 0))
  }

  @Test(
    "what may not be read is told, and the old site stands",
    arguments: [
      (
        "site.yml",
        """
        site.yml: error: no permission to read this file; \
        make it readable for the user who builds

        """
      ),
      (
        "schedule.csv",
        """
        site.yml:7:11: error: no permission to read 'schedule.csv'; \
        make it readable for the user who builds
              file: schedule.csv
                    ^

        """
      ),
      (
        "Templates/pages/flight.html",
        """
        Templates/pages/flight.html: error: cannot be read (permission denied); \
        check that it is there and who may read it

        """
      ),
    ]
  )
  func unreadable(name: String, told: String) throws {
    let folder = try StandingSite.copy()
    let before = folder.site()
    try #require(chmod(folder[name], 0) == 0)
    #expect(
      try Program(folder: folder, prefix: Program.common).run("build \(Self.now)")
        == Outcome(status: 1, errors: told + "note: nothing was changed\n")
    )
    #expect(folder.site() == before)
  }

  @Test("a reader of its messages who has gone away does not stop it")
  func closedPipe() throws {
    let folder = try SiteCase(name: "spring").makeFolder()
    // The pipe's only reader goes before the build begins, which has a warning and a summary to tell.
    let script = "mkfifo pipe; exec 3<>pipe 4>pipe 3<&-; exec \"$0\" \"$@\" >&4 2>&4 4>&-"
    let program = Program(folder: folder, prefix: ["sh", "-c", script])
    let site = SiteCase(name: "spring")
    #expect(try program.run(site.arguments) == Outcome(status: 0))
    #expect(folder.site().differences(from: site.expected) == [])
  }

  @Test("a disk that is full of its messages does not stop it")
  func fullOutput() throws {
    let site = SiteCase(name: "spring")
    let folder = try site.makeFolder()
    let script = "exec \"$0\" \"$@\" >/dev/full 2>/dev/full"
    let program = Program(folder: folder, prefix: ["sh", "-c", script])
    #expect(try program.run(site.arguments) == Outcome(status: 0))
    #expect(folder.site().differences(from: site.expected) == [])
  }
}
