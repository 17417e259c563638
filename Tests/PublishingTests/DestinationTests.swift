import Diagnostics
import Glibc
import Testing

@testable import Publishing

@Suite("a destination")
struct DestinationTests {
  let folder: TemporaryFolder
  let site = FailingSite.site

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("may hold dotfiles before the first build")
  func dotfiles() throws {
    try folder.write("*\n", to: "public/.gitignore")
    try site.publish(in: folder)
    var expected = site.tree
    expected[".gitignore"] = "*\n"
    #expect(folder.site() == expected)
  }

  @Test(
    "is refused where it is the source folder or one above it, however its path is written",
    arguments: ["site", "site/", "site/.", "site/templates/..", ".", "../\u{0}"]
  )
  func source(_ name: String) throws {
    try folder.makeFolder("site/templates")
    let last = folder.path.split(separator: "/").last ?? ""
    let name = name == "../\u{0}" ? "site/../../\(last)" : name
    let text = site.failure(in: folder, to: name) {
      $0.displayPath = "there"
      $0.forbidden = [folder.path(of: "site/templates"), folder.path(of: "site")]
    }
    #expect(
      text == """
        there: error: the destination is the site's own source folder or holds it; name a folder \
        for the site alone, for example 'public'

        """
    )
    #expect(folder.tree("site") == ["templates/": ""])
  }

  @Test("is refused where the source folder is reached through a link")
  func linkedSource() throws {
    try folder.makeFolder("real/site")
    try folder.link("alias", to: "real")
    let text = site.failure(in: folder, to: "real") {
      $0.forbidden = [folder.path(of: "alias/site")]
    }
    #expect(text.hasPrefix("real: error: the destination is the site's own source folder"))
  }

  @Test("may lie within the source folder")
  func withinSource() throws {
    try folder.makeFolder("site")
    try site.publish(
      in: folder,
      to: "site/public",
      change: { $0.forbidden = [folder.path(of: "site")] }
    )
    #expect(folder.site("site/public") == site.tree)
  }

  @Test("is refused as a symbolic link", arguments: ["public", "public/", "public/."])
  func symbolicLink(_ name: String) throws {
    try folder.makeFolder("elsewhere")
    try folder.link("public", to: "elsewhere")
    #expect(
      site.failure(in: folder, to: name) { $0.displayPath = "public" } == """
        public: error: a symbolic link stands where the site is written; put what it points to in \
        its place, then build again

        """
    )
    #expect(folder.tree("elsewhere").isEmpty)
  }

  @Test("may be reached through a symbolic link above it")
  func linkAbove() throws {
    try folder.makeFolder("elsewhere")
    try folder.link("www", to: "elsewhere")
    try site.publish(in: folder, to: "www/public")
    #expect(folder.site("elsewhere/public") == site.tree)
  }

  @Test(
    "is refused with a symbolic link on a path of ours, and nothing is written through it",
    arguments: [
      "index.html", "a", "a/page.html", ".boardwalk", ".boardwalk/manifest", ".boardwalk/claim",
      ".boardwalk/lock", ".boardwalk/staging",
    ]
  )
  func linkInside(_ name: String) throws {
    try site.publish(in: folder)
    try folder.write("outside", to: "outside/page.html")
    folder.remove("public/\(name)")
    let isFolder = ["a", ".boardwalk", ".boardwalk/staging"].contains(name)
    let up = String(repeating: "../", count: name.split(separator: "/").count)
    try folder.link("public/\(name)", to: up + "outside" + (isFolder ? "" : "/page.html"))
    let changed = SmallSite(["index.html": "new", "a/page.html": "new"])
    #expect(
      changed.failure(in: folder) == """
        public/\(name): error: a symbolic link stands where the site is written; put what it \
        points to in its place, then build again

        """
    )
    #expect(folder.tree("outside") == ["page.html": "outside"])
  }

  @Test("keeps what a symbolic link at a name to be removed points to")
  func linkAtDoomedName() throws {
    try SmallSite(["index.html": "hello", "old/page.html": ""]).publish(in: folder)
    folder.remove("public/old")
    try folder.write("outside", to: "outside/page.html")
    try folder.link("public/old", to: "../outside")
    #expect(site.failure(in: folder).hasPrefix("public/old: error: a symbolic link stands"))
    #expect(folder.tree("outside") == ["page.html": "outside"])
  }

  @Test("that a failed first build would have made is not there afterwards")
  func retreat() throws {
    let text = site.failure(
      in: folder,
      to: "new/public",
      intercept: { operation, _ in operation == .writeFile ? EIO : 0 }
    )
    #expect(text.contains("input/output error"))
    #expect(folder.stamp(of: "new") == nil)
  }

  @Test("is as it was after a first build into it failed")
  func retreatFromExisting() throws {
    try folder.write("*\n", to: "public/.gitignore")
    _ = site.failure(in: folder, intercept: { operation, _ in operation == .writeFile ? EIO : 0 })
    #expect(folder.tree() == [".gitignore": "*\n"])
  }
}
