import Foundation
import Testing

@testable import boardwalk

/// What a build makes of it.
extension SetByHandTests {
  @Test("a build tells that something is set, and what no flight is meant by any more")
  func noted() throws {
    let folder = try site()
    _ = run(folder, "set", "BA117", "gate=A4")
    #expect(run(folder, "build").errors == "note: site.set.csv: 1 value is set by hand\n")
    try folder.write(
      Self.schedule.replacing("arrival,BA,117", with: "arrival,BA,119"),
      to: "s.csv"
    )
    try folder.write("designator,scheduled,gate\n", to: "u.csv")
    #expect(
      run(folder, "build", "-q").errors == """
        site.set.csv:2:1: warning: the schedule has no flight 'BA 117' on 2026-11-30 any more, for \
        which this was set; 'boardwalk unset' takes it back
          ba117-arrival-lhr-2026-11-30,arrival,BA,117,2026-11-30,2026-11-30T19:05Z,gate,A4,2026-12-02T05:00Z
          ^

        """
    )
    // The day has it under another id: the airport is told by its name.
    try folder.write(Self.schedule.replacing("LHR", with: "Heathrow"), to: "s.csv")
    #expect(try facts(folder, now: "2026-11-30T02:00") == "A4 scheduled -")
  }

  @Test("a line that is none of ours is told with its place, and everything else goes on")
  func damaged() throws {
    let folder = try site()
    _ = run(folder, "set", "BA117", "gate=A4")
    let text = try folder.text(of: "site.set.csv")
    try folder.write(text + "BA117,gate\n", to: "site.set.csv")
    func told(_ line: Int) -> String {
      """
      site.set.csv:\(line):1: warning: this line was not written by 'boardwalk set', and nothing is set \
      by it; remove it, and set again what it was to say
        BA117,gate
        ^

      """
    }
    #expect(run(folder, "build", "-q") == Captured(errors: told(3), status: 0))
    #expect(folder.site()["2026-11-30/flights.json"]?.contains("\"gate\":\"A4\"") == true)
    #expect(run(folder, "check", "-q") == Captured(errors: told(3), status: 0))
    #expect(run(folder, "set", "--list").errors == told(3))
    let set = run(folder, "set", "BA117", "belt=3", "-q")
    #expect(set == Captured(errors: told(3), status: 0))
    #expect(try folder.text(of: "site.set.csv").hasPrefix(text))
    #expect(try folder.text(of: "site.set.csv").hasSuffix("\nBA117,gate\n"))
    #expect(run(folder, "set", "--list").output.split(separator: "\n").count == 2)
    #expect(run(folder, "unset", "BA117", "-q") == Captured(errors: told(4), status: 0))
    // What somebody wrote there is not thrown away with the last value.
    #expect(try folder.text(of: "site.set.csv").hasSuffix("until\nBA117,gate\n"))
    #expect(run(folder, "build", "-q") == Captured(errors: told(2), status: 0))
  }

  @Test("a file that cannot be read fails the build, and the site keeps what was set")
  func unreadable() throws {
    let folder = try site()
    _ = run(folder, "set", "BA117", "status=cancelled")
    #expect(run(folder, "build", "-q").status == 0)
    let before = folder.site()
    try FileManager.default.removeItem(atPath: folder["site.set.csv"])
    try folder.makeFolder("site.set.csv")
    let run = run(folder, "build", "-q")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("site.set.csv: error: this file cannot be read (is a folder); "))
    #expect(folder.site() == before)
  }
}
