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
    Mistake(
      .wrongDirection,
      ["set", "RL 618", "--direction", "arival"],
      "'--direction' is arrival or departure, not 'arival'; did you mean 'arrival'?"
    ),
    Mistake(
      .foreignOption,
      ["build", "--json"],
      "'--json' is an option of 'check', not of 'build'"
    ),
    Mistake(
      .foreignOption,
      ["--day", "2026-11-30", "check"],
      "'--day' is an option of 'set' and 'unset', not of 'check'"
    ),
    Mistake(
      .foreignOption,
      ["check", "-dout"],
      "'--destination' is an option of 'build', not of 'check'"
    ),
    Mistake(
      .foreignOption,
      ["init", "--warnings-as-errors", "--force"],
      "'--warnings-as-errors' is an option of 'build' and 'check', not of 'init'"
    ),
    Mistake(
      .foreignOption,
      ["init", "--data-as-of", "garbage"],
      "'--data-as-of' is an option of 'build' and 'check', not of 'init'"
    ),
    Mistake(
      .foreignOption,
      ["set", "--list", "--base-url", "nonsense"],
      "'--base-url' is an option of 'build' and 'check', not of 'set'"
    ),
    Mistake(
      .foreignOption,
      ["help", "-q"],
      "'--quiet' is an option of 'init', 'build', 'check', 'set' and 'unset', not of 'help'"
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

  /// Mistakes of verbs about one flight, or about a first configuration.
  static let sets = [
    Mistake(
      .wrongZone,
      ["init", "--schedule", "s.csv", "--time-zone", "EST"],
      "'--time-zone' is the name of an IANA time zone, as America/New_York, not 'EST'"
    ),
    Mistake(
      .missingFlight,
      ["set"],
      "'set' needs a flight: boardwalk set \"RL 618\" gate=A4, or --list"
    ),
    Mistake(.missingFlight, ["unset"], "'unset' needs a flight: boardwalk unset \"RL 618\""),
    Mistake(
      .missingAssignment,
      ["set", "RL 618"],
      "nothing is set; add for example gate=A4 or status=boarding"
    ),
    Mistake(
      .listedWith,
      ["set", "RL 618", "gate=A4", "--list"],
      "'--list' sets nothing and lists one flight at most; leave out 'gate=A4' or '--list'"
    ),
    Mistake(
      .listedWith,
      ["set", "--list", "--until", "06:00"],
      "'--list' sets nothing and lists one flight at most; leave out '--until' or '--list'"
    ),
    Mistake(
      .dayAndAll,
      ["unset", "RL 618", "--all", "--day", "today"],
      "'--all' is for flights of all days, and '--day' for those of one; give one of them"
    ),
    Mistake(
      .noAssignment,
      ["set", "RL", "618", "gate=A4"],
      "'618' sets nothing; write it as gate=A4, and a flight's name in quotes"
    ),
    Mistake(
      .noAssignment,
      ["set", "RL 618", "gate="],
      "'gate=' sets nothing; write it as gate=A4, and a flight's name in quotes"
    ),
    Mistake(
      .repeatedAssignment,
      ["set", "RL 618", "gate=A4", "gate=A5"],
      "'gate' is given twice; give it once"
    ),
    Mistake(
      .unknownField,
      ["set", "RL 618", "gat=A4"],
      "unknown field 'gat'; did you mean 'gate'?"
    ),
    Mistake(
      .unknownField,
      ["unset", "RL 618", "city"],
      "unknown field 'city'; known are status, estimated, actual, terminal, gate, belt, check_in, "
        + "remark"
    ),
    Mistake(
      .wrongDay,
      ["set", "RL 618", "gate=A4", "--day", "monday"],
      "'--day' is a date as 2026-11-30, or today or tomorrow, not 'monday'"
    ),
    Mistake(
      .wrongEnd,
      ["set", "RL 618", "gate=A4", "--until", "6"],
      "'--until' is a time as 06:00, or an instant as 2026-11-30T06:00, not '6'"
    ),
    Mistake(
      .wrongTime,
      ["set", "RL 618", "gate=A4", "--time", "25:00"],
      "'--time' is a time as 14:05, not '25:00'"
    ),
  ]

  @Test("what is wrong with a flight's values is wrong usage too", arguments: sets)
  func setting(mistake: Mistake) throws {
    let site = try TemporarySite()
    let path = mistake.arguments[0] == "init" ? "\(site.path)/new.yml" : site.configuration
    let run = Captured.run(mistake.arguments + ["-c", path], in: site.path)
    #expect(run == Captured(errors: "error: \(mistake.told)\n", status: 64))
  }

  @Test("it is told with status 64, and nothing is printed", arguments: mistakes)
  func told(mistake: Mistake) {
    // Where one were not refused, its verb would find no folder to write into.
    #expect(
      Captured.run(mistake.arguments, in: "/none")
        == Captured(errors: "error: \(mistake.told)\n", status: 64)
    )
  }

  @Test("what only a build finds is wrong usage too", arguments: builds)
  func building(mistake: Mistake) throws {
    let site = try TemporarySite()
    let run = Captured.run(["build", "-c", site.configuration] + mistake.arguments, in: site.path)
    #expect(run == Captured(errors: "error: \(mistake.told)\n", status: 64))
  }

  @Test("a verb takes the options that it has a use for, and no others", arguments: Verb.allCases)
  func options(verb: Verb) {
    for option in Option.allCases where option != .help {
      let values: [Option: String] = [.direction: "arrival", .color: "never"]
      let value = option.placeholder == nil ? [] : [values[option] ?? "x"]
      var code: String?
      do throws(Report) {
        _ = try ArgumentParser.parse([verb.rawValue, option.long] + value)
      } catch {
        code = error.diagnostics.first?.code
      }
      #expect(code == (option.verbs.contains(verb) ? nil : "UsageProblem.foreignOption"))
    }
  }

  @Test("no mistake is without a test")
  func complete() {
    #expect(
      Set((Self.mistakes + Self.builds + Self.sets).map(\.code)) == Set(UsageProblem.Code.allCases)
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
