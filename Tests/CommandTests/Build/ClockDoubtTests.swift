import Foundation
import Testing

@testable import boardwalk

@Suite("What makes a source's clock doubtful")
struct ClockDoubtTests {
  private func site(_ csv: String, _ rows: String) throws -> SiteFolder {
    let folder = try SiteFolder()
    try folder.write(
      "title: T\ntime_zone: America/New_York\ndays: 1\nschedule: { csv: { file: s.csv\(csv) } }\n",
      to: "site.yml"
    )
    try folder.write(rows, to: "s.csv")
    return folder
  }

  @Test("flights that have gone or come at times that are yet to come are told, by the first")
  func timesToCome() throws {
    let folder = try site(
      "",
      """
      direction,airline,number,airport,scheduled,actual
      departure,RL,1,BOS,2026-11-30T09:40,2026-11-30T09:15
      departure,RL,2,BOS,2026-11-30T09:50,2026-11-30T09:16
      arrival,RL,3,BOS,2026-11-30T14:00,2026-11-30T14:05

      """
    )
    func told(_ now: String) -> String {
      let run = Captured.run(["build", "-q", "--now", now], in: folder.path)
      #expect(run.status == 0)
      return run.errors
    }
    #expect(
      told("2026-11-30T09:00")
        == """
        s.csv:3:1: warning: 2 flights have actual times that are yet to come, as 'RL 2', \
        2026-11-30T09:16-05:00 at 2026-11-30T09:00-05:00; look whether the source's times are UTC, \
        and at its clock

        """
    )
    #expect(
      told("2026-11-30T13:49:59")
        == """
        s.csv:4:1: warning: flight 'RL 3' has an actual time that is yet to come, \
        2026-11-30T14:05-05:00 at 2026-11-30T13:49-05:00; look whether the source's times are UTC, \
        and at its clock

        """
    )
    #expect(told("2026-11-30T13:50") == "")
  }

  @Test("a file of another day whose times are taken as today's is told, and not by a told time")
  func otherDay() throws {
    let folder = try site(
      ", date: today",
      "direction,airline,number,airport,scheduled\ndeparture,RL,1,BOS,09:40\n"
    )
    #expect(Captured.run(["build", "-q"], in: folder.path) == Captured(status: 0))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)],
      ofItemAtPath: folder.path + "/s.csv"
    )
    let run = Captured.run(["build", "-q"], in: folder.path)
    #expect(run.status == 0)
    #expect(
      run.errors.hasPrefix("s.csv: warning: times in this file are of the day of the build, ")
    )
    #expect(
      run.errors.hasSuffix(", and it was written on 2023-11-14; look at what writes it\n")
    )
    let told = Captured.run(["build", "-q", "--now", "2026-11-30T09:00"], in: folder.path)
    #expect(told == Captured(status: 0))
  }
}
