import Testing

@testable import Publishing

@Suite("names to keep")
struct KeepTests {
  @Test(
    "are found by patterns",
    arguments: [
      ("CNAME", ["CNAME", "CNAME/a"], ["cname", "a/CNAME", "CNAME2"]),
      ("*.txt", ["a.txt", ".txt"], ["a/b.txt", "a.txt2"]),
      ("photos", ["photos", "photos/a.jpg", "photos/2026/b.jpg"], ["photos2", "my/photos"]),
      ("photos/", ["photos/a.jpg"], ["photos.jpg"]),
      ("/photos", ["photos/a.jpg"], ["a/photos"]),
      ("./photos", ["photos/a.jpg"], []),
      ("photos/*.jpg", ["photos/a.jpg"], ["photos/2026/a.jpg", "photos"]),
      ("photos/**", ["photos/a.jpg", "photos/2026/a.jpg"], ["photos2/a"]),
      ("**/*.jpg", ["a.jpg", "photos/a.jpg", "a/b/c.jpg"], ["a.jpeg"]),
      ("a/**/z", ["a/z", "a/b/z", "a/b/c/z", "a/b/z/deeper"], ["a/zz"]),
      ("v?", ["v1", "v2/index.html"], ["v", "v/1", "v12"]),
      ("[x].txt", ["[x].txt"], ["x.txt"]),
    ]
  )
  func patterns(_ pattern: String, _ covered: [String], _ others: [String]) {
    let keep = KeepPatterns([pattern])
    for name in covered { #expect(keep.pattern(for: name) == pattern, "\(name)") }
    for name in others { #expect(keep.pattern(for: name) == nil, "\(name)") }
  }

  @Test("do not make a destination count as somebody else's")
  func emptiness() throws {
    let folder = try TemporaryFolder()
    try folder.write("example.org", to: "public/CNAME")
    try folder.write("mine", to: "public/photos/a.jpg")
    let site = FailingSite.site
    #expect(site.failure(in: folder) { $0.keep = ["CNAME"] }.contains("'photos'"))
    try site.publish(in: folder) { $0.keep = ["CNAME", "photos/*.jpg"] }
    var expected = site.tree.merging(["CNAME": "example.org", "photos/a.jpg": "mine"]) { $1 }
    expected["photos/"] = ""
    #expect(folder.site() == expected)
  }

  @Test("are left alone, also where an earlier build wrote them")
  func abandoned() throws {
    let folder = try TemporaryFolder()
    try SmallSite(["index.html": "", "old/a.txt": "1", "b.txt": "2"]).publish(in: folder)
    let next = SmallSite(["index.html": ""])
    let outcome = try next.publish(in: folder) { $0.keep = ["old"] }
    #expect(outcome.removed == 1)
    #expect(folder.site() == ["index.html": "", "old/": "", "old/a.txt": "1"])
    #expect(folder.text(of: "public/.boardwalk/manifest")?.contains("old/a.txt") == false)
  }
}
