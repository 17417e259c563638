import Diagnostics
import Glibc
import Testing

@testable import Publishing

@Suite("A small file that commands change")
struct KeptFileTests {
  private func told(_ step: () throws -> Void) -> String? {
    do {
      try step()
      return nil
    } catch {
      return (error as? Report).map { DiagnosticRenderer().render($0.diagnostics) }
    }
  }

  @Test("is made, changed and removed as a whole, and a step that fails changes nothing")
  func change() throws {
    let folder = try TemporaryFolder()
    let file = KeptFile(path: folder.path(of: "a.csv"), displayPath: "a.csv")
    try file.change { $0 == nil ? Array("one".utf8) : nil }
    #expect(try file.read() == Array("one".utf8))
    let failure = told {
      try file.change { (_) throws(Report) in
        throw KeptFileProblem.unwritable(reason: "no", isFull: false).report(at: nil)
      }
    }
    #expect(failure?.hasPrefix("error: this file cannot be written (no)") == true)
    #expect(try file.read() == Array("one".utf8))
    try file.change { _ in nil }
    #expect(try file.read() == nil)
    try file.change { $0 }
    #expect(try file.read() == nil)
  }

  @Test("what a killed command left behind is in nobody's way")
  func leftover() throws {
    let folder = try TemporaryFolder()
    let file = KeptFile(path: folder.path(of: "a.csv"), displayPath: "a.csv")
    try folder.write("half", to: ".a.csv.new")
    try file.change { _ in Array("two".utf8) }
    #expect(try file.read() == Array("two".utf8))
  }

  @Test(
    "where its name is a link the file that it leads to is changed, and the link stays",
    arguments: ["../shared/b.csv", "absolute", "again"]
  )
  func link(target: String) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("shared")
    try folder.link("other/again", to: "../shared/b.csv")
    let targets = ["absolute": folder.path(of: "shared/b.csv"), "again": "../other/again"]
    try folder.link("site/a.csv", to: targets[target] ?? target)
    let file = KeptFile(path: folder.path(of: "site/a.csv"), displayPath: "a.csv")
    let links = ["other/", "other/again", "shared/", "shared/.b.csv.lock", "site/", "site/a.csv"]
    for text in ["one", "two"] {
      try file.change { _ in Array(text.utf8) }
      #expect(folder.text(of: "shared/b.csv") == text)
      #expect(try file.read() == Array(text.utf8))
      #expect(folder.tree("").keys.sorted() == (links + ["shared/b.csv"]).sorted())
    }
    try file.change { _ in nil }
    #expect(folder.tree("").keys.sorted() == links)
  }

  @Test("a link that leads back to itself is told so")
  func circle() throws {
    let folder = try TemporaryFolder()
    try folder.link("a.csv", to: "a.csv")
    let file = KeptFile(path: folder.path(of: "a.csv"), displayPath: "a.csv")
    #expect(
      told { try file.change { _ in [1] } }
        == "a.csv: error: this file cannot be read (a circle of links); let this user read it, or "
        + "remove it, with which all that is set by hand is taken back\n"
    )
  }

  @Test("one that somebody else changes for long is told as busy")
  func busy() throws {
    let folder = try TemporaryFolder()
    var file = KeptFile(path: folder.path(of: "a.csv"), displayPath: "a.csv")
    file.patience = 0
    let number = open(folder.path(of: ".a.csv.lock"), O_RDWR | O_CREAT, 0o644)
    #expect(flock(number, LOCK_EX) == 0)
    defer { close(number) }
    let kept = file
    #expect(
      told { try kept.change { _ in [1] } }
        == "a.csv: error: somebody else is changing this file; wait until that has ended, then "
        + "try again\n"
    )
  }

  @Test("one that cannot be read is told so, with the reason")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "a.csv/x")
    let file = KeptFile(path: folder.path(of: "a.csv"), displayPath: "a.csv")
    let told = { (reason: String) in
      "a.csv: error: this file cannot be read (\(reason)); let this user read it, or remove it, with "
        + "which all that is set by hand is taken back\n"
    }
    #expect(self.told { _ = try file.read() } == told("is a folder"))
    #expect(self.told { try file.change { _ in [1] } } == told("is a folder"))
    let device = KeptFile(path: "/dev/null", displayPath: "a.csv")
    #expect(self.told { _ = try device.read() } == told("is no file"))
  }

  @Test("one in a folder that is gone cannot be written")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    let file = KeptFile(path: folder.path(of: "none/a.csv"), displayPath: "none/a.csv")
    #expect(
      told { try file.change { _ in [1] } }
        == "none/a.csv: error: this file cannot be written (no such file); "
        + "let this user write it and its folder\n"
    )
    #expect(
      KeptFileProblem.unwritable(reason: "no space left on device", isFull: true).message
        == "this file cannot be written (no space left on device); "
        + "free some space, then do it again"
    )
    #expect(KeptFileProblem.Code.allCases == [.busy, .unreadable, .unwritable])
  }
}
