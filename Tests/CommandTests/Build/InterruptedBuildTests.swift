import Foundation
import Testing

@Suite("A build that is stopped, or is not alone")
struct InterruptedBuildTests {
  /// A site whose configuration is a pipe: a build waits in it until somebody writes.
  private func waiting() throws -> SiteFolder {
    let folder = try StandingSite.copy()
    try FileManager.default.removeItem(atPath: folder["site.yml"])
    try #require(mkfifo(folder["site.yml"], 0o600) == 0)
    return folder
  }

  private static let told = Outcome(
    status: 1,
    errors: "error: the build was interrupted; nothing was published\n"
  )

  @Test(
    "a signal ends it with a message, and the old site stands",
    arguments: [SIGINT, SIGTERM, SIGHUP]
  )
  func signal(number: Int32) throws {
    let folder = try waiting()
    let before = folder.site()
    let running = try Program(folder: folder).start(["build", "--now", "2026-11-30T05:00"])
    // Opening the other end returns when the build has opened its own: it is reading then.
    let writer = open(folder["site.yml"], O_WRONLY)
    try #require(writer >= 0)
    defer { close(writer) }
    running.send(number)
    #expect(try running.end() == Self.told)
    #expect(folder.site() == before)
  }

  @Test(
    "a signal that whoever starts it has it ignore, as nohup does, is ignored",
    arguments: [(SIGHUP, "HUP"), (SIGINT, "INT"), (SIGTERM, "TERM")]
  )
  func ignored(number: Int32, name: String) throws {
    let folder = try StandingSite.copy()
    let text = try folder.text(of: "site.yml")
    try FileManager.default.removeItem(atPath: folder["site.yml"])
    try #require(mkfifo(folder["site.yml"], 0o600) == 0)
    let program = Program(
      folder: folder,
      prefix: ["sh", "-c", "trap '' \(name); exec \"$0\" \"$@\""]
    )
    let running = try program.start(["build", "-q", "--now", "2026-11-30T05:00"])
    let writer = open(folder["site.yml"], O_WRONLY)
    try #require(writer >= 0)
    running.send(number)
    let bytes = Array(text.utf8)
    #expect(write(writer, bytes, bytes.count) == bytes.count)
    close(writer)
    #expect(try running.end() == Outcome(status: 0))
  }

  @Test("a schedule that is a pipe is refused, and never waited for")
  func pipe() throws {
    let folder = try StandingSite.copy()
    try FileManager.default.removeItem(atPath: folder["schedule.csv"])
    try #require(mkfifo(folder["schedule.csv"], 0o600) == 0)
    #expect(
      try Program(folder: folder).run("build --now 2026-11-30T05:00")
        == Outcome(
          status: 1,
          errors: """
            site.yml:7:11: error: 'schedule.csv' is a named pipe; name a file
                  file: schedule.csv
                        ^
            note: nothing was changed

            """
        )
    )
  }

  @Test("a second build of a site that is being built says so with a status of its own")
  func busy() throws {
    let folder = try SiteFolder()
    try folder.write(
      "title: T\ntime_zone: UTC\ndays: 1\nschedule:\n  demo: { seed: 1, flights_per_day: 2 }\n",
      to: "site.yml"
    )
    let program = Program(folder: folder)
    #expect(try program.run("build --now 2026-11-30T05:00 -q") == Outcome(status: 0))
    let before = folder.site()
    let lock = open(folder["public/.boardwalk/lock"], O_RDWR)
    try #require(lock >= 0)
    defer { close(lock) }
    try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
    let outcome = try program.run("build --now 2026-12-01T05:00")
    #expect(outcome.status == 75)
    #expect(
      outcome.errors
        == "public: error: another build of this site is running; wait until it ends, then build again\n"
    )
    #expect(folder.site() == before)
    #expect(
      try program.run("build --now 2026-12-01T05:00 --quiet") == Outcome(status: 75)
    )
    #expect(try program.run("build --now 2026-12-01T05:00 --dry-run").status == 0)
  }

  @Test("a disk that is full is told, and the old site stands")
  func fullDisk() throws {
    let folder = try SiteFolder()
    try folder.makeFolder("disk")
    let isMounted = try mounted("tmpfs", at: folder["disk"], size: "500k")
    guard isMounted else {
      // Only the superuser can make a small disk; elsewhere the publisher's own tests stand for it.
      print("full disk: skipped: mount is not permitted")
      return
    }
    defer { _ = try? run("/bin/umount", [folder["disk"]]) }
    func site(flights: Int) throws {
      try folder.write(
        "title: T\ntime_zone: UTC\ndays: 1\nschedule:\n  demo: { seed: 1, flights_per_day: \(flights) }\n",
        to: "site.yml"
      )
    }
    let program = Program(folder: folder)
    try site(flights: 4)
    #expect(try program.run("build --now 2026-11-30T05:00 -q -d disk/public") == Outcome(status: 0))
    let before = folder.site("disk/public")
    try site(flights: 400)
    let outcome = try program.run("build --now 2026-11-30T05:00 -d disk/public")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("error: no space is left on the disk; free some, then build again")
    )
    #expect(folder.site("disk/public") == before)
    try site(flights: 4)
    #expect(try program.run("build --now 2026-11-30T05:00 -q -d disk/public") == Outcome(status: 0))
  }

  private func mounted(_ type: String, at folder: String, size: String) throws -> Bool {
    guard geteuid() == 0 else { return false }
    return try run("/bin/mount", ["-t", type, "-o", "size=\(size)", type, folder]) == 0
  }

  private func run(_ path: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
