import Glibc
import Testing

@testable import Publishing

@Suite("whose a file is that may not be changed")
struct FileOwnerTests {
  @Test("is told of the first that is another user's, from the file up to the destination")
  func found() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "public/a/page.html")
    let (destination, other) = (folder.path(of: "public"), geteuid() + 1)
    for (name, path) in [
      ("a/page.html", "a/page.html"), ("a/none.html", "a"), ("b/c/none.html", ""), ("", ""),
    ] {
      let owner = try #require(FileOwner(of: name, in: destination, user: other))
      #expect(owner.path == (path.isEmpty ? destination : "\(destination)/\(path)"))
      #expect(owner.owner == FileOwner.name(of: geteuid()))
    }
  }

  @Test("is nothing to tell where all are the user's own, or where nothing is there")
  func own() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "public/a/page.html")
    #expect(FileOwner(of: "a/page.html", in: folder.path(of: "public")) == nil)
    #expect(FileOwner(of: "", in: folder.path(of: "none"), user: geteuid() + 1) == nil)
  }

  @Test("a user without a name is told by number")
  func nameless() {
    #expect(FileOwner.name(of: 0) == "root")
    #expect(FileOwner.name(of: 3_999_999_999) == "3999999999")
  }
}
