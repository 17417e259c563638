import Foundation
import Testing

@Suite("Whose files a site is made of")
struct OwnersTests {
  private static let now = "--now 2026-11-30T05:00"
  private static let nextDay = "--now 2026-12-01T05:00"

  /// A site with flights every day, built and standing.
  private func demo() throws -> SiteFolder {
    let folder = try SiteFolder()
    try folder.write(
      """
      title: Mountain Airport
      time_zone: America/New_York
      days: 2
      schedule:
        demo: { seed: 13, flights_per_day: 4 }

      """,
      to: "site.yml"
    )
    #expect(try Program(folder: folder).run("build \(Self.now) -q") == Outcome(status: 0))
    return folder
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  @Test("a folder that may not be changed stops the build before the first change")
  func lockedFolder() throws {
    let folder = try demo()
    let before = folder.site()
    try #require(chmod(folder["public/2026-12-01"], 0o555) == 0)
    let outcome = try Program(folder: folder, prefix: Program.common)
      .run("build \(Self.nextDay)")
    try #require(chmod(folder["public/2026-12-01"], 0o755) == 0)
    #expect(
      outcome
        == Outcome(
          status: 1,
          errors: """
            public/2026-12-01: error: no permission; let this user read and write it, or name \
            another destination
            note: nothing was changed

            """
        )
    )
    #expect(folder.site() == before)
    #expect(
      try Program(folder: folder).run("build \(Self.nextDay) -q") == Outcome(status: 0)
    )
  }

  @Test("after a build as the superuser the service's user is told whose the files are")
  func otherUser() throws {
    guard geteuid() == 0 else {
      // Only the superuser can build as two users; elsewhere the publisher's own tests stand for it.
      print("other user: skipped: no right to become another user")
      return
    }
    let folder = try demo()
    for name in [""] + (FileManager.default.subpaths(atPath: folder.path) ?? []) {
      try #require(chown(folder[name], 65_534, 65_534) == 0)
    }
    let service = Program(
      folder: folder,
      prefix: ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    )
    #expect(try service.run("build \(Self.now) -q") == Outcome(status: 0))
    // In the superuser's build the far day's folder is a new one.
    #expect(try Program(folder: folder).run("build \(Self.nextDay) -q") == Outcome(status: 0))
    let before = folder.site()
    let user = String(cString: getpwuid(65_534).pointee.pw_name)
    #expect(
      try service.run("build --now 2026-12-02T05:00")
        == Outcome(
          status: 1,
          errors: """
            public/2026-12-02: error: no permission, because this belongs to root and the build \
            runs as \(user); run 'chown -R \(user) public' as root, then build again
            note: nothing was changed

            """
        )
    )
    #expect(folder.site() == before)
  }

  @Test("everyone can read what is written, whatever the mask")
  func mask() throws {
    let folder = try SiteCase(name: "plain").makeFolder()
    let program = Program(
      folder: folder,
      prefix: ["sh", "-c", "umask 077; exec \"$0\" \"$@\""]
    )
    #expect(try program.run("build \(Self.now) -q -d new/public") == Outcome(status: 0))
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder["new"])
    let wrong = names.filter { name in
      var isFolder: ObjCBool = false
      let path = folder["new/\(name)"]
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return mode(path) != (isFolder.boolValue ? 0o755 : 0o644)
    }
    #expect(wrong == [])
    #expect(mode(folder["new"]) == 0o755)
  }

  @Test("what lost its mode gets it back, and is not written again")
  func mended() throws {
    let folder = try StandingSite.copy()
    let program = Program(folder: folder)
    #expect(try program.run("build \(Self.now) -q") == Outcome(status: 0))
    let stamps = folder.stamps()
    try #require(chmod(folder["public/2026-11-30/index.html"], 0o600) == 0)
    try #require(chmod(folder["public/index.html"], 0o640) == 0)
    try #require(chmod(folder["public/2026-12-01"], 0o700) == 0)
    try #require(chmod(folder["public/days.html"], 0o664) == 0)
    #expect(
      try program.run("build \(Self.now)")
        == Outcome(status: 0, output: "40 pages: 0 written, 40 unchanged, 0 removed · N ms\n")
    )
    let modes = ["2026-11-30/index.html", "index.html", "2026-12-01", "days.html"].map {
      mode(folder["public/\($0)"])
    }
    #expect(modes == [0o644, 0o644, 0o755, 0o664])
    #expect(folder.stamps() == stamps)
  }
}
