import Diagnostics
import Testing

@testable import boardwalk

@Suite("A command line that is wrong")
struct UsageProblemTests {
  /// What is wrong, arguments that are, and what is told.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let code: UsageProblem.Code
    let arguments: [String]
    let told: String

    init(_ code: UsageProblem.Code, _ arguments: [String], _ told: String) {
      self.code = code
      self.arguments = arguments
      self.told = told
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let mistakes = [
    Mistake(.unknownVerb, ["biuld"], "unknown verb 'biuld'; did you mean 'build'?"),
    Mistake(
      .unknownVerb,
      ["publish"],
      "unknown verb 'publish'; 'boardwalk help' lists what there is"
    ),
    Mistake(.unknownVerb, [""], "unknown verb ''; 'boardwalk help' lists what there is"),
    Mistake(.unknownVerb, ["-"], "unknown verb '-'; 'boardwalk help' lists what there is"),
    Mistake(.unknownOption, ["--quite"], "unknown option '--quite'; did you mean '--quiet'?"),
    Mistake(
      .unknownOption,
      ["build", "--destnation=out"],
      "unknown option '--destnation'; did you mean '--destination'?"
    ),
    Mistake(.unknownOption, ["-x"], "unknown option '-x'; 'boardwalk help' lists what there is"),
    Mistake(.unknownOption, ["-qx"], "unknown option '-x'; 'boardwalk help' lists what there is"),
    Mistake(.unknownOption, ["--"], "unknown option '--'; 'boardwalk help' lists what there is"),
    Mistake(
      .unknownOption,
      ["--c", "x"],
      "unknown option '--c'; 'boardwalk help' lists what there is"
    ),
    Mistake(.missingValue, ["build", "--config"], "'--config' needs a value: --config FILE"),
    Mistake(.missingValue, ["build", "--config="], "'--config' needs a value: --config FILE"),
    Mistake(.missingValue, ["build", "-d"], "'--destination' needs a value: --destination DIR"),
    Mistake(.missingValue, ["build", "-qd"], "'--destination' needs a value: --destination DIR"),
    Mistake(.missingValue, ["-b", ""], "'--base-url' needs a value: --base-url URL"),
    Mistake(.missingValue, ["--now"], "'--now' needs a value: --now INSTANT"),
    Mistake(.missingValue, ["--color"], "'--color' needs a value: --color auto|always|never"),
    Mistake(.unexpectedValue, ["--force=yes"], "'--force' takes no value; write it alone"),
    Mistake(.unexpectedValue, ["--quiet="], "'--quiet' takes no value; write it alone"),
    Mistake(
      .unexpectedArgument,
      ["build", "site.yml"],
      "unexpected argument 'site.yml'; a verb takes options only"
    ),
    Mistake(
      .unexpectedArgument,
      ["help", "fields", "flight"],
      "unexpected argument 'flight'; a verb takes options only"
    ),
    Mistake(
      .wrongColor,
      ["--color", "alwais"],
      "'--color' is auto, always or never, not 'alwais'; did you mean 'always'?"
    ),
    Mistake(.wrongColor, ["--color=blue"], "'--color' is auto, always or never, not 'blue'"),
    Mistake(
      .quietAndVerbose,
      ["-qv"],
      "'--quiet' and '--verbose' exclude each other; give one of them"
    ),
    Mistake(
      .quietAndVerbose,
      ["--verbose", "build", "--quiet"],
      "'--quiet' and '--verbose' exclude each other; give one of them"
    ),
    Mistake(.unknownTopic, ["help", "feilds"], "no help about 'feilds'; did you mean 'fields'?"),
    Mistake(
      .unknownTopic,
      ["help", "weather"],
      "no help about 'weather'; 'boardwalk help' lists what there is"
    ),
  ]

  /// Mistakes that only a build finds, since they are read with the site's configuration.
  static let builds = [
    Mistake(
      .wrongInstant,
      ["--now", "noon"],
      "'--now' is an instant as 2026-11-30T05:00 or 2026-11-30T05:00-05:00, not 'noon'"
    ),
    Mistake(
      .wrongInstant,
      ["--data-as-of", "noon"],
      "'--data-as-of' is an instant as 2026-11-30T05:00 or 2026-11-30T05:00-05:00, not 'noon'"
    ),
    Mistake(
      .lateInstant,
      ["--now", "9999-12-31T00:00"],
      "'--now' is an instant of the year 9900 at the latest, not '9999-12-31T00:00'"
    ),
    Mistake(
      .wrongBaseURL,
      ["--base-url", "a.example"],
      "'--base-url' is an absolute http or https address without query and fragment, "
        + "not 'a.example'"
    ),
  ]

  @Test("it is told with status 64, and nothing is printed", arguments: mistakes)
  func told(mistake: Mistake) {
    #expect(
      Captured.run(mistake.arguments)
        == Captured(errors: "error: \(mistake.told)\n", status: 64)
    )
  }

  @Test("what only a build finds is wrong usage too", arguments: builds)
  func building(mistake: Mistake) throws {
    let site = try TemporarySite()
    let run = Captured.run(["build", "-c", site.configuration] + mistake.arguments, in: site.path)
    #expect(run == Captured(errors: "error: \(mistake.told)\n", status: 64))
  }

  @Test("no mistake is without a test")
  func complete() {
    #expect(
      Set((Self.mistakes + Self.builds).map(\.code)) == Set(UsageProblem.Code.allCases)
    )
    for mistake in Self.mistakes {
      do throws(Report) {
        _ = try ArgumentParser.parse(mistake.arguments)
        #expect(mistake.code == .unknownTopic)
      } catch {
        #expect(error.diagnostics.map(\.code) == ["UsageProblem.\(mistake.code.rawValue)"])
      }
    }
  }
}
