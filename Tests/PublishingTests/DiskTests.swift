import Diagnostics
import Glibc
import Synchronization
import Testing

@testable import Publishing

@Suite("a disk")
struct DiskTests {
  let folder: TemporaryFolder
  let site = SmallSite.days(1, version: "x")

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "that is full leaves the old site as it was",
    .enabled(if: SmallDisk.isPossible, "skipped: this user may not mount a small disk")
  )
  func full() throws {
    try folder.makeFolder("public")
    let disk = try #require(SmallDisk(at: folder.path(of: "public"), bytes: 400_000))
    try site.publish(in: folder)
    let before = folder.tree()
    let stamps = site.files.keys.sorted().map { folder.stamp(of: "public/\($0)") }
    var large = SmallSite.days(2, version: "x")
    for name in large.files.keys where name.hasSuffix("html") {
      large.files[name] = String(repeating: "x", count: 60_000)
    }
    let text = large.failure(in: folder)
    #expect(text.contains(": error: no space is left on the disk; free some, then build again\n"))
    #expect(folder.tree() == before)
    #expect(site.files.keys.sorted().map { folder.stamp(of: "public/\($0)") } == stamps)
    withExtendedLifetime(disk) {}
  }

  @Test("that fails says whether the site has begun to change")
  func unfinished() throws {
    for (operation, isUnfinished) in [(FileOperation.writeFile, false), (.rename, true)] {
      do throws(Report) {
        try site.publish(in: folder, intercept: { what, _ in what == operation ? EIO : 0 })
        Issue.record("nothing failed")
      } catch {
        #expect(error.saysUnfinished == isUnfinished)
      }
    }
  }

  @Test(
    "that is read-only refuses a build in words",
    .enabled(if: SmallDisk.isPossible, "skipped: this user may not mount a small disk")
  )
  func readOnly() throws {
    try folder.makeFolder("public")
    let disk = try #require(SmallDisk(at: folder.path(of: "public"), bytes: 400_000))
    try site.publish(in: folder)
    #expect(disk.makeReadOnly())
    #expect(
      site.failure(in: folder) == """
        public/.boardwalk/lock: error: the file system is read-only; make it writable or name \
        another destination

        """
    )
    withExtendedLifetime(disk) {}
  }

  @Test(
    "of its own in a folder of the site is refused in words",
    .enabled(if: SmallDisk.isPossible, "skipped: this user may not mount a small disk")
  )
  func twoDisks() throws {
    try folder.makeFolder("public/.boardwalk")
    try folder.makeFolder("public/assets")
    let disk = try #require(SmallDisk(at: folder.path(of: "public/assets"), bytes: 400_000))
    #expect(
      site.failure(in: folder) == """
        public/assets/board.x.css: error: this folder is on another file system than its site; \
        move it to the same one, then build again
        note: the site is between two builds: its links work, and the next build finishes the work

        """
    )
    #expect(folder.text(of: "public/index.html") == nil)
    withExtendedLifetime(disk) {}
  }

  @Test("that fails at any change leaves the old site, or a whole one that the next build finishes")
  func anyChange() throws {
    let (old, new) = (KilledBuildTests.old, KilledBuildTests.new)
    let changes = try SmallSite.countChanges([old, new])
    for failing in 1...changes {
      let folder = try TemporaryFolder()
      try old.publish(in: folder)
      let before = folder.tree()
      let counter = Killer()
      let isOfSeen = Mutex(false)
      let text = new.failure(
        in: folder,
        intercept: { _, name in
          guard counter.next() == failing else { return 0 }
          isOfSeen.withLock { isOfSeen in isOfSeen = name == ".boardwalk/seen" }
          return ENOSPC
        }
      )
      // What is only kept to save the next build work is done without.
      let isTold = text.contains("error: no space is left on the disk")
      #expect(isTold == !isOfSeen.withLock { $0 }, "at change \(failing)")
      if isTold, !text.contains("note: the site is between two builds") {
        #expect(folder.tree() == before, "at change \(failing)")
      }
      let found = flaws(in: folder, between: [old, new], startingAt: KilledBuildTests.lasting)
      #expect(found == [], "at change \(failing)")
      try new.publish(in: folder)
      #expect(folder.site() == new.tree, "at change \(failing)")
    }
  }

  @Test(
    "where this user may not write is refused in words",
    .enabled(if: getuid() != 0, "skipped: no folder is closed to the root user")
  )
  func noPermission() throws {
    try folder.makeFolder("closed")
    chmod(folder.path(of: "closed"), 0o555)
    defer { chmod(folder.path(of: "closed"), 0o755) }
    #expect(
      site.failure(in: folder, to: "closed/public") == """
        closed/public: error: no permission; let this user read and write it, or name another \
        destination

        """
    )
  }
}
