import Testing

@testable import boardwalk

@Suite("Paths that people write")
struct PathsTests {
  @Test(
    "become absolute without asking the disk",
    arguments: [
      ("public", "/srv/site/public"), ("./public/", "/srv/site/public"), (".", "/srv/site"),
      ("", "/srv/site"), ("..", "/srv"), ("../..", "/"), ("../../../..", "/"),
      ("../other/./a//b", "/srv/other/a/b"), ("/a/b/../c", "/a/c"), ("/", "/"), ("//a", "/a"),
      ("a..b/...", "/srv/site/a..b/..."),
    ]
  )
  func absolute(path: String, expected: String) {
    #expect(Paths(workingFolder: "/srv/site").absolute(path) == expected)
  }

  @Test("beneath the root too")
  func root() {
    #expect(Paths(workingFolder: "/").absolute("public") == "/public")
  }
}
