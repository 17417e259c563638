import Foundation
import Testing

@Suite("A page that somebody damaged")
struct DamagedPageTests {
  private static let line = "build --now 2026-11-30T05:00"
  private let folder: SiteFolder
  private let program: Program

  init() throws {
    folder = try StandingSite.copy()
    program = Program(folder: folder)
    // The copy's files are new ones: this build only looks at them.
    #expect(try program.run("\(Self.line) -q") == Outcome(status: 0))
  }

  /// Writes over a file's first bytes, as a damaged disk would, at another time than it was written.
  private func damage(_ name: String) throws {
    let file = open(folder["public/\(name)"], O_WRONLY)
    try #require(file >= 0)
    defer { close(file) }
    try #require(pwrite(file, "XXXX", 4, 0) == 4)
    let time = timespec(tv_sec: 1_000_000_000, tv_nsec: 0)
    try #require(futimens(file, [time, time]) == 0)
  }

  @Test(
    "is written again, though its size is the same",
    arguments: ["2026-11-30/rl101-arrival-bos.html", "index.html", "robots.txt"]
  )
  func repaired(name: String) throws {
    let before = folder.site()
    try #require(before[name] != nil)
    try damage(name)
    #expect(folder.site() != before)
    #expect(
      try program.run(Self.line)
        == Outcome(status: 0, output: "40 pages: 1 written, 39 unchanged, 0 removed · N ms\n")
    )
    #expect(folder.site() == before)
  }

  @Test("is told apart from one that was only touched, which is left alone and looked at once")
  func touched() throws {
    try #require(utimes(folder["public/index.html"], nil) == 0)
    let stamps = folder.stamps()
    #expect(try program.run("\(Self.line) -q") == Outcome(status: 0))
    #expect(folder.stamps() == stamps)
    let stamp = stampOfSeen()
    #expect(try program.run("\(Self.line) -q") == Outcome(status: 0))
    #expect(stampOfSeen() == stamp)
  }

  private func stampOfSeen() -> String {
    var status = stat()
    #expect(lstat(folder["public/.boardwalk/seen"], &status) == 0)
    return "\(status.st_ino) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }

  @Test(
    "is found also where nothing is known of how the files looked",
    arguments: [nil, "", "damaged", String(repeating: "x", count: 16 + 28 * 8)] as [String?]
  )
  func unknown(text: String?) throws {
    let before = folder.site()
    let seen = "public/.boardwalk/seen"
    if let text {
      try folder.write(text, to: seen)
    } else {
      try FileManager.default.removeItem(atPath: folder[seen])
    }
    try damage("days.html")
    #expect(
      try program.run(Self.line)
        == Outcome(status: 0, output: "40 pages: 1 written, 39 unchanged, 0 removed · N ms\n")
    )
    #expect(folder.site() == before)
    #expect(
      try program.run(Self.line)
        == Outcome(status: 0, output: "40 pages: 0 written, 40 unchanged, 0 removed · N ms\n")
    )
  }
}
