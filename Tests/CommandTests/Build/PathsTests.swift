import Testing

@testable import boardwalk

@Suite("Paths that people write")
struct PathsTests {
  @Test(
    "become absolute, also where nothing is there yet",
    arguments: [
      ("public", "/srv/site/public"), ("./public/", "/srv/site/public"), (".", "/srv/site"),
      ("", "/srv/site"), ("..", "/srv"), ("../..", "/"), ("../../../..", "/"),
      ("../other/./a//b", "/srv/other/a/b"), ("/a/b/../c", "/a/c"), ("/", "/"), ("//a", "/a"),
      ("a..b/...", "/srv/site/a..b/..."),
    ]
  )
  func absolute(path: String, expected: String) throws {
    #expect(try Paths(workingFolder: "/srv/site").absolute(path) == expected)
  }

  @Test("beneath the root too")
  func root() throws {
    #expect(try Paths(workingFolder: "/").absolute("public") == "/public")
  }
}
