import Diagnostics
import Foundation
import Testing

@testable import Configuration

@Suite("site.yml is found and read")
struct ConfigurationLoadTests {
  private let text = "title: A\nairport: JFK\nschedule: { demo: {} }\n"

  @Test("a file is read by its path, which its folder comes from")
  func loads() throws {
    try TemporaryFolder.with { folder in
      try folder.write("\u{FEFF}" + text.replacing("\n", with: "\r\n"), to: "a.yml")
      let site = try SiteConfiguration.load(path: "\(folder.path)/a.yml")
      #expect(site.title.value == "A")
      #expect(site.folder == folder.path)
      #expect(site.resolve("public") == "\(folder.path)/public")
    }
  }

  @Test("a file that is not UTF-8 is refused at the byte")
  func notUTF8() throws {
    try TemporaryFolder.with { folder in
      try folder.write(Array("title: A\n# ".utf8) + [0xE9, 0x0A], to: "site.yml")
      let path = "\(folder.path)/site.yml"
      #expect(
        Outcome { () throws(Report) in try .load(path: path) }.told == """
          \(path):2:3: error: this is not UTF-8; save the file as UTF-8
            # \u{FFFD}
              ^

          """
      )
    }
  }

  @Test("a huge file is refused without being read to its end")
  func tooLarge() throws {
    #expect(
      Outcome { () throws(Report) in try .load(path: "/dev/zero") }.told
        == "/dev/zero: error: the file is larger than 1024 KiB; make it smaller\n"
    )
  }

  @Test("the nearest file upwards is found")
  func finds() throws {
    try TemporaryFolder.with { folder in
      try folder.makeFolder("a/b/c")
      try folder.write(text, to: "site.yml")
      #expect(try SiteConfiguration.find(from: folder.path) == "\(folder.path)/site.yml")
      #expect(
        try SiteConfiguration.find(from: "\(folder.path)/a/b/c/") == "\(folder.path)/site.yml"
      )
      try folder.write(text, to: "a/b/site.yml")
      #expect(
        try SiteConfiguration.find(from: "\(folder.path)/a/b/c") == "\(folder.path)/a/b/site.yml"
      )
      #expect(try SiteConfiguration.find(from: "\(folder.path)/a") == "\(folder.path)/site.yml")
    }
  }

  @Test("a relative folder gives a relative path")
  func findsRelative() throws {
    try TemporaryFolder.with { folder in
      // The way from the current folder to the new one, as a user would write it.
      let current = FileManager.default.currentDirectoryPath
      let ups = current.split(separator: "/").map { _ in ".." }.joined(separator: "/")
      try folder.makeFolder("a/b")
      try folder.write(text, to: "site.yml")
      let relative = ups + folder.path
      #expect(try SiteConfiguration.find(from: "\(relative)/a/b") == "\(relative)/site.yml")
      #expect(
        try SiteConfiguration.find(from: "\(relative)/a/b/..") == "\(relative)/a/b/../../site.yml"
      )
    }
  }

  @Test("the search ends where nobody lets us look, and the file there is told as such")
  func endsAtClosedFolder() throws {
    try TemporaryFolder.with { folder in
      try folder.makeFolder("closed/site")
      try folder.write(text, to: "closed/site/site.yml")
      let closed = "\(folder.path)/closed"
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: closed)
      let found = try FileSystemUser.asNobody {
        try ["", ".."].map { try SiteConfiguration.find(from: $0, in: "\(closed)/site") }
      }
      #expect(found == ["site.yml", "../site.yml"])
      #expect((try? SiteConfiguration.find(from: "", in: "\(closed)/gone")) == nil)
    }
  }

  @Test("the search ends at the root, by whatever name", arguments: ["/", "", ".", "..", "none"])
  func ends(folder: String) {
    // The test's own folder and those above it hold a site.yml only if somebody put one there.
    let found = try? SiteConfiguration.find(from: folder)
    #expect(found.map { FileManager.default.fileExists(atPath: $0) } != false)
  }
}
