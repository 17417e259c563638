import Diagnostics
import Glibc
import Testing

@testable import Publishing

@Suite("a file that Boardwalk did not write")
struct OwnershipTests {
  let folder: TemporaryFolder
  let site = SmallSite.days(1, version: "x")

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("stays where it is, in folders of ours and beside them")
  func stays() throws {
    try site.publish(in: folder)
    let foreign = [
      "notes.txt": "mine", "2026-12-01/notes.txt": "mine", "photos/me.jpg": "mine",
    ]
    for (name, text) in foreign { try folder.write(text, to: "public/\(name)") }
    let next = SmallSite.days(2, version: "y")
    try next.publish(in: folder)
    var expected = next.tree.merging(foreign) { $1 }
    expected["2026-12-01/"] = ""
    expected["photos/"] = ""
    #expect(folder.site() == expected)
  }

  @Test("in the place of a new one stops the build before anything is written")
  func stops() throws {
    try site.publish(in: folder)
    try folder.write("mine", to: "public/2026-12-04/index.html")
    try folder.write("mine", to: "public/2026-12-03/onlyy.html")
    let before = folder.tree()
    let stamp = folder.stamp(of: "public/.boardwalk")
    let text = SmallSite.days(2, version: "y").failure(in: folder)
    #expect(
      text == """
        public/2026-12-03/onlyy.html: error: the site needs this name, but Boardwalk did not write \
        what stands there; move it away, then build again
        public/2026-12-04/index.html: error: the site needs this name, but Boardwalk did not write \
        what stands there; move it away, then build again

        """
    )
    #expect(folder.tree() == before)
    #expect(folder.stamp(of: "public/.boardwalk") == stamp)
  }

  @Test("may share a folder with new files")
  func sharedFolder() throws {
    try site.publish(in: folder)
    try folder.write("mine", to: "public/2026-12-04/notes.txt")
    try folder.makeFolder("public/2026-12-05")
    let next = SmallSite.days(3, version: "x")
    try next.publish(in: folder)
    #expect(folder.site() == next.tree.merging(["2026-12-04/notes.txt": "mine"]) { $1 })
  }

  @Test("is not overwritten even if it appears while the site is being written")
  func appears() throws {
    try site.publish(in: folder)
    let next = SmallSite.days(2, version: "x")
    let path = folder.path(of: "public/2026-12-04")
    let text = next.failure(
      in: folder,
      intercept: { operation, name in
        if operation == .rename, name == "2026-12-04" { mkdir(path, 0o755) }
        return 0
      }
    )
    #expect(text.hasPrefix("public/2026-12-04: error: the site needs this name"))
    #expect(folder.tree("public/2026-12-04").isEmpty)
    try next.publish(in: folder)
    #expect(folder.site() == next.tree)
  }

  @Test("is what a page becomes by removing the records: nothing is overwritten")
  func lostRecords() throws {
    try site.publish(in: folder)
    folder.remove("public/.boardwalk/manifest")
    let before = folder.tree()
    #expect(site.failure(in: folder).contains("Boardwalk did not write what stands there"))
    #expect(folder.tree() == before)
  }

  @Test("is a pipe or a socket in the place of a page")
  func pipe() throws {
    try site.publish(in: folder)
    folder.remove("public/index.html")
    #expect(mkfifo(folder.path(of: "public/index.html"), 0o644) == 0)
    #expect(
      site.failure(in: folder).hasPrefix("public/index.html: error: the site needs this name")
    )
  }

  @Test("is a hard link's other name: it keeps its bytes when the page changes")
  func hardLink() throws {
    try site.publish(in: folder)
    let text = folder.text(of: "public/index.html")
    link(folder.path(of: "public/index.html"), folder.path(of: "copy.html"))
    try SmallSite.days(2, version: "y").publish(in: folder)
    #expect(folder.text(of: "copy.html") == text)
    #expect(folder.text(of: "public/index.html") != text)
  }

  @Test("a file of the site becomes a folder only when the old one was moved away")
  func fileBecomesFolder() throws {
    try SmallSite(["index.html": "", "x": "file"]).publish(in: folder)
    let next = SmallSite(["index.html": "", "x/page.html": ""])
    #expect(next.failure(in: folder).hasPrefix("public/x: error: a file stands where"))
    folder.remove("public/x")
    try next.publish(in: folder)
    #expect(folder.site() == next.tree)
    let back = SmallSite(["index.html": "", "x": "file"])
    #expect(back.failure(in: folder).hasPrefix("public/x: error: a folder stands where"))
    folder.remove("public/x")
    try back.publish(in: folder)
    #expect(folder.site() == back.tree)
  }
}
