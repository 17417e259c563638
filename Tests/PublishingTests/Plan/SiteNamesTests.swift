import Testing

@testable import Publishing

@Suite("a table of names")
struct SiteNamesTests {
  @Test("numbers names in the order in which they come, and finds them again")
  func numbers() {
    var table = SiteNames()
    let names = (0..<5000).map { "folder\($0 % 7)/name-\($0).html" } + ["", "ü", "a/b"]
    for (index, name) in names.enumerated() {
      let (number, isNew) = table.insert(name)
      #expect(number == index)
      #expect(isNew)
    }
    for (index, name) in names.enumerated() {
      #expect(table.index(of: name) == index)
      #expect(table[index] == name)
      #expect(table.insert(name).isNew == false)
    }
    #expect(table.count == names.count)
    #expect(table.index(of: "folder0/name-5000.html") == nil)
    #expect(SiteNames().index(of: "a") == nil)
  }

  @Test("gives names to the system from any byte on")
  func cString() {
    var table = SiteNames()
    table.insert("a/b/page.html")
    table.insert("second")
    #expect(table.withCString(0, from: 4) { String(cString: $0) } == "page.html")
    #expect(table.withCString(1) { String(cString: $0) } == "second")
  }
}

@Suite("a name")
struct NameFlawTests {
  @Test(
    "that could lead out of the destination or into the records is flawed",
    arguments: [
      ("", NameFlaw.emptyPart), ("/a", .emptyPart), ("a/", .emptyPart), ("a//b", .emptyPart),
      (".", .dots), ("..", .dots), ("a/../b", .dots), ("./a", .dots), ("a/..", .dots),
      ("a\nb", .controlCharacter), ("a\u{0}b", .controlCharacter), ("a\u{7F}", .controlCharacter),
      (String(repeating: "x", count: 256), .tooLong),
      (String(repeating: "x/", count: 512) + "x", .tooLong),
      (".boardwalk", .records), (".boardwalk/lock", .records), (".BOARDWALK/x", .records),
    ]
  )
  func flawed(_ name: String, _ flaw: NameFlaw) {
    #expect(Array(name.utf8).withUnsafeBufferPointer { NameFlaw.first(in: $0) } == flaw)
  }

  @Test(
    "of other kinds is fine",
    arguments: [
      "a", "...", "..a", "a..", ".well-known/x", "a/.boardwalk", ".boardwalk2", "Ü ber/x y",
      String(repeating: "x", count: 255),
    ]
  )
  func fine(_ name: String) {
    #expect(Array(name.utf8).withUnsafeBufferPointer { NameFlaw.first(in: $0) } == nil)
  }
}
