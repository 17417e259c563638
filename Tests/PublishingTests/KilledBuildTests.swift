import Diagnostics
import Testing

@testable import Publishing

@Suite("a build that is killed")
struct KilledBuildTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  static let old = SmallSite.days(1, version: "x")
  static let new = SmallSite.days(2, version: "y")
  /// Pages that both sites have, from which every link must resolve at any moment.
  static let lasting = old.files.keys.filter { new.files[$0] != nil }

  @Test("leaves a whole site, and the next build finishes the work, wherever it is killed")
  func update() throws {
    let fresh = try TemporaryFolder()
    try Self.new.publish(in: fresh)
    let changes = try SmallSite.countChanges([Self.old, Self.new])
    #expect(changes > 40)
    for limit in 0..<changes {
      let folder = try TemporaryFolder()
      try Self.old.publish(in: folder)
      Self.new.publish(in: folder, killedAfter: limit)
      let found = flaws(in: folder, between: [Self.old, Self.new], startingAt: Self.lasting)
      #expect(found == [], "killed after \(limit) changes")
      try Self.new.publish(in: folder)
      #expect(folder.tree() == fresh.tree(), "killed after \(limit) changes")
    }
  }

  @Test("shows no welcome page before a first build is done")
  func firstBuild() throws {
    let changes = try SmallSite.countChanges([Self.new])
    for limit in 0..<changes {
      let folder = try TemporaryFolder()
      Self.new.publish(in: folder, killedAfter: limit)
      let found = folder.site()
      if found["index.html"] != nil { #expect(found == Self.new.tree) }
      try Self.new.publish(in: folder)
      #expect(folder.site() == Self.new.tree, "killed after \(limit) changes")
    }
  }

  /// Also a build that no longer wants a day that the killed one began to create.
  @Test(
    "is finished by a build of another site, which may be killed as well",
    arguments: [(2, 3), (3, 2)]
  )
  func twice(_ firstDayOfKilled: Int, _ firstDayOfLast: Int) throws {
    let killed = SmallSite.days(firstDayOfKilled, version: "y")
    let last = SmallSite.days(firstDayOfLast, version: "z")
    let fresh = try TemporaryFolder()
    try last.publish(in: fresh)
    let changes = try SmallSite.countChanges([Self.old, killed])
    for first in stride(from: 0, to: changes, by: 3) {
      for second in stride(from: 1, to: 70, by: 5) {
        let folder = try TemporaryFolder()
        try Self.old.publish(in: folder)
        killed.publish(in: folder, killedAfter: first)
        last.publish(in: folder, killedAfter: second)
        let found = flaws(
          in: folder,
          between: [Self.old, killed, last],
          startingAt: ["index.html", "days.html"]
        )
        #expect(found == [], "killed after \(first) and \(second) changes")
        try last.publish(in: folder)
        #expect(folder.tree() == fresh.tree(), "killed after \(first) and \(second) changes")
      }
    }
  }

  @Test(
    "of a first build is finished by a build of another site, which may be killed as well",
    arguments: [0, 2]
  )
  func firstTwice(_ firstDayOfLast: Int) throws {
    let last = SmallSite.days(firstDayOfLast, version: "y")
    let changes = try SmallSite.countChanges([Self.old])
    for first in stride(from: 0, to: changes, by: 3) {
      for second in stride(from: 1, to: 70, by: 5) {
        let folder = try TemporaryFolder()
        Self.old.publish(in: folder, killedAfter: first)
        last.publish(in: folder, killedAfter: second)
        let found = flaws(
          in: folder,
          between: [Self.old, last],
          startingAt: ["index.html"]
        )
        #expect(found == [], "killed after \(first) and \(second) changes")
        try last.publish(in: folder)
        #expect(folder.site() == last.tree, "killed after \(first) and \(second) changes")
      }
    }
  }

  @Test("while its staging cannot be trusted, is told apart by what the files really hold")
  func claimedBytes() throws {
    // A power cut after the claim: the page has the right size and the manifest's hash, but not
    // its bytes.
    try Self.old.publish(in: folder)
    let page = "public/2026-12-01/a.html"
    let text = try #require(folder.text(of: page))
    try folder.write(String(repeating: "\0", count: text.utf8.count), to: page)
    try folder.write(
      "boardwalk claim 1\nnames 2\n2026-12-01/a.html\n2026-12-01/b.html\n",
      to: "public/.boardwalk/claim"
    )
    let outcome = try Self.old.publish(in: folder)
    #expect(outcome.written == 1)
    #expect(folder.site() == Self.old.tree)
    #expect(folder.text(of: "public/.boardwalk/claim") == nil)
  }

  @Test("owns what it claimed: the next build removes what it does not need")
  func claimedNames() throws {
    try Self.old.publish(in: folder)
    try folder.write("half", to: "public/2027-01-01/a.html")
    try folder.write("mine", to: "public/2027-01-01/notes.txt")
    try folder.write("half", to: "public/2027-01-02/a.html")
    try folder.write(
      "boardwalk claim 1\nnames 3\n2027-01-01/a.html\n2027-01-02/a.html\ngone.html\n",
      to: "public/.boardwalk/claim"
    )
    let outcome = try Self.old.publish(in: folder)
    #expect(outcome.removed == 2)
    var expected = Self.old.tree
    expected["2027-01-01/"] = ""
    expected["2027-01-01/notes.txt"] = "mine"
    #expect(folder.site() == expected)
  }

  @Test("may leave anything in its staging")
  func staging() throws {
    try folder.write("x", to: "public/.boardwalk/staging/4/deep/a.html")
    try folder.write("x", to: "public/.boardwalk/staging/manifest")
    try folder.write("outside", to: "outside/file")
    try folder.link("public/.boardwalk/staging/link", to: "../../../outside")
    try Self.old.publish(in: folder)
    #expect(folder.site() == Self.old.tree)
    #expect(folder.tree()[".boardwalk/staging/"] == nil)
    #expect(folder.text(of: "outside/file") == "outside")
  }
}
