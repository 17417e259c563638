import Configuration
import Diagnostics
import Foundation
import Testing

@testable import boardwalk

@Suite("A build that fails")
struct BuildFailureTests {
  @Test("without a configuration it ends with status 1 and says what to do")
  func noConfiguration() throws {
    let site = try TemporarySite()
    let path = "\(site.path)/none.yml"
    #expect(
      Captured.run(["build", "--config", path], in: site.path)
        == Captured(
          errors: "\(path): error: no such file; make it, or name another with --config\n"
            + "note: nothing was changed\n",
          status: 1
        )
    )
  }

  @Test("a folder of templates that is named and missing is told where it is named")
  func missingTemplates() throws {
    let site = try TemporarySite(TemporarySite.demo + "templates: Themes\n")
    #expect(
      Captured.run(["build", "-qc", site.configuration], in: site.path)
        == Captured(
          errors: """
            \(site.configuration):4:12: error: no folder '\(site.path)/Themes'; make it, \
            or leave 'templates' out to use the built-in theme
              templates: Themes
                         ^
            note: nothing was changed

            """,
          status: 1
        )
    )
    #expect(
      InputProblem.Code.allCases
        == [
          .missingTemplates, .missingWorkingFolder, .homeSign, .scheduleEnds, .otherZone,
          .timesToCome, .otherDay,
        ]
    )
    #expect(try FileManager.default.contentsOfDirectory(atPath: site.path) == ["site.yml"])
  }

  @Test(
    "messages are coloured on a terminal, or when asked for",
    arguments: [
      ("auto", true, false, true), ("auto", false, false, false), ("auto", true, true, false),
      ("always", false, true, true), ("never", true, false, false),
    ]
  )
  func color(choice: String, isTerminal: Bool, refusesColor: Bool, isColored: Bool) throws {
    let site = try TemporarySite()
    let run = Captured.run(
      ["build", "--color", choice, "-c", "\(site.path)/none.yml"],
      in: site.path,
      isTerminal: isTerminal,
      refusesColor: refusesColor
    )
    #expect(run.errors.contains("\u{1B}[31;1merror\u{1B}[0m: no such file") == isColored)
    #expect(run.errors.contains("\u{1B}") == isColored)
  }

  @Test("the statuses are those of sysexits.h beyond 1")
  func statuses() {
    let statuses: [boardwalk.ExitStatus] = [.done, .failed, .usage, .busy]
    #expect(statuses.map(\.rawValue) == [0, 1, 64, 75])
  }
}
