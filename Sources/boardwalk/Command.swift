import Diagnostics
import Pages
import Publishing

/// The command: reads its line, does what it asks, and tells how it went.
struct Command: Sendable {
  let console: Console
  /// The working folder, from which the command line's paths start; empty where it is gone.
  let folder: String

  /// Runs with the arguments after the program's name.
  func run(_ arguments: [String]) -> ExitStatus {
    let invocation: Invocation
    do throws(Report) {
      invocation = try ArgumentParser.parse(arguments)
    } catch {
      return fail(error, color: .auto, status: .usage)
    }
    if invocation.asksForVersion {
      console.output("boardwalk \(Boardwalk.version)\n")
      return .done
    }
    switch invocation.verb {
    case let verb where invocation.asksForHelp && verb != .help:
      console.output(HelpText.text(.verb(verb)))
      return .done
    case .help: return help(invocation)
    case .initialize: return initialize(invocation)
    case .build: return build(invocation)
    case .check: return check(invocation)
    case .set, .unset: return setByHand(invocation)
    }
  }

  private func help(_ invocation: Invocation) -> ExitStatus {
    guard let word = invocation.topic else {
      console.output(HelpText.overview)
      return .done
    }
    guard let topic = HelpTopic(word) else {
      return fail(
        UsageProblem.unknownTopic(word).report(at: nil),
        color: invocation.color,
        status: .usage
      )
    }
    console.output(HelpText.text(topic))
    return .done
  }

  private func build(_ invocation: Invocation) -> ExitStatus {
    do throws(Report) {
      let wrong = try Build(invocation, console: console, folder: folder).run()
      guard !wrong.isEmpty else { return .done }
      console.tell(wrong, color: invocation.color)
      console.tell([invocation.isDryRun ? Self.unchanged : Self.isOld])
      return .failed
    } catch {
      let status: ExitStatus =
        error.saysAnotherBuildRuns ? .busy : error.isUsage ? .usage : .failed
      // From cron it is no news that the last build has not ended.
      if status == .busy, invocation.isQuiet { return status }
      _ = fail(error, color: invocation.color, status: status)
      if status == .failed, !error.saysUnfinished { console.tell([Self.unchanged]) }
      return status
    }
  }

  // The last line after status 1, by which programs tell what has become of the site, and of what is
  // set by hand.
  private static let unchanged = Note("nothing was changed")
  private static let isOld = Note("built, but the data is older than 'max_age'")

  private func check(_ invocation: Invocation) -> ExitStatus {
    do throws(Report) {
      return try Check(invocation, console: console, folder: folder).run() ? .done : .failed
    } catch {
      return fail(error, color: invocation.color, status: error.isUsage ? .usage : .failed)
    }
  }

  private func initialize(_ invocation: Invocation) -> ExitStatus {
    do throws(Report) {
      return try Init(invocation, console: console, folder: folder).run() ? .done : .failed
    } catch {
      return fail(error, color: invocation.color, status: error.isUsage ? .usage : .failed)
    }
  }

  private func setByHand(_ invocation: Invocation) -> ExitStatus {
    do throws(Report) {
      let hand = try SetByHand(invocation, console: console, folder: folder)
      if invocation.asksForList {
        try hand.list()
      } else if invocation.verb == .unset {
        try hand.unset()
      } else {
        try hand.set()
      }
      return .done
    } catch {
      let status: ExitStatus = error.saysFileIsBusy ? .busy : error.isUsage ? .usage : .failed
      _ = fail(error, color: invocation.color, status: status)
      if status == .failed, !invocation.asksForList { console.tell([Self.unchanged]) }
      return status
    }
  }

  private func fail(_ report: Report, color: ColorChoice, status: ExitStatus) -> ExitStatus {
    console.tell(report.diagnostics, color: color)
    return status
  }
}

extension Report {
  /// Whether the command line is wrong.
  var isUsage: Bool { tells(of: UsageProblem.self) }
}
