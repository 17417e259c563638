import Testing

@testable import boardwalk

@Suite("A command line that is right")
struct ArgumentParserTests {
  /// Arguments, and what they change in an invocation.
  struct Line: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let change: @Sendable (inout Invocation) -> Void

    init(_ arguments: [String], _ change: @escaping @Sendable (inout Invocation) -> Void) {
      self.arguments = arguments
      self.change = change
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let verbLines = [
    Line([]) { _ in },
    Line(["help"]) { _ in },
    Line(["init"]) { $0.verb = .initialize },
    Line(["check"]) { $0.verb = .check },
    Line(["set", "RL 618", "gate=A4"]) {
      $0.verb = .set
      $0.words = ["RL 618", "gate=A4"]
    },
    Line(["unset", "-q", "RL 618"]) {
      $0.verb = .unset
      $0.isQuiet = true
      $0.words = ["RL 618"]
    },
    Line(["help", "fields"]) { $0.topic = "fields" },
    Line(["help", "nonsense"]) { $0.topic = "nonsense" },
    Line(["build"]) { $0.verb = .build },
    Line(["-q", "build"]) {
      $0.verb = .build
      $0.isQuiet = true
    },
    Line(["build", "--help"]) {
      $0.verb = .build
      $0.asksForHelp = true
    },
  ]

  static let flagLines = [
    Line(["--allow-empty"]) { $0.allowsEmpty = true },
    Line(["--dry-run"]) { $0.isDryRun = true },
    Line(["--force"]) { $0.isForced = true },
    Line(["--json"]) { $0.asksForJSON = true },
    Line(["--list"]) { $0.asksForList = true },
    Line(["--all"]) { $0.takesAll = true },
    Line(["--warnings-as-errors"]) { $0.failsOnWarnings = true },
    Line(["-q"]) { $0.isQuiet = true },
    Line(["--quiet"]) { $0.isQuiet = true },
    Line(["--quiet", "-q", "-qq"]) { $0.isQuiet = true },
    Line(["-v"]) { $0.isVerbose = true },
    Line(["--verbose"]) { $0.isVerbose = true },
    Line(["--version"]) { $0.asksForVersion = true },
    Line(["-h"]) { $0.asksForHelp = true },
    Line(["--help"]) { $0.asksForHelp = true },
    Line(["-hq"]) {
      $0.asksForHelp = true
      $0.isQuiet = true
    },
  ]

  static let valueLines = [
    Line(["-c", "a.yml"]) { $0.configuration = "a.yml" },
    Line(["-ca.yml"]) { $0.configuration = "a.yml" },
    Line(["--config", "a.yml"]) { $0.configuration = "a.yml" },
    Line(["--config=a.yml"]) { $0.configuration = "a.yml" },
    Line(["--config=a=b.yml"]) { $0.configuration = "a=b.yml" },
    Line(["-d", "out"]) { $0.destination = "out" },
    Line(["-dout"]) { $0.destination = "out" },
    Line(["--destination", "out"]) { $0.destination = "out" },
    Line(["--destination=out"]) { $0.destination = "out" },
    Line(["--destination", "a", "--destination", "b"]) { $0.destination = "b" },
    Line(["-d", "-"]) { $0.destination = "-" },
    Line(["-b", "https://a.example"]) { $0.baseURL = "https://a.example" },
    Line(["--base-url", "https://a.example"]) { $0.baseURL = "https://a.example" },
    Line(["--base-url=https://a.example"]) { $0.baseURL = "https://a.example" },
    Line(["--now", "2026-11-30T05:00"]) { $0.now = "2026-11-30T05:00" },
    Line(["--now=2026-11-30T05:00"]) { $0.now = "2026-11-30T05:00" },
    Line(["--data-as-of", "2026-11-30"]) { $0.dataAsOf = "2026-11-30" },
    Line(["--schedule", "a.csv"]) { $0.schedule = "a.csv" },
    Line(["--airport", "jfk"]) { $0.airport = "jfk" },
    Line(["--time-zone", "UTC"]) { $0.timeZone = "UTC" },
    Line(["--day", "2026-11-30"]) { $0.day = "2026-11-30" },
    Line(["--until=06:00"]) { $0.until = "06:00" },
    Line(["--time", "14:05"]) { $0.time = "14:05" },
    Line(["--direction", "arrival"]) { $0.direction = .arrival },
    Line(["--color", "auto"]) { $0.color = .auto },
    Line(["--color=always"]) { $0.color = .always },
    Line(["--color", "never"]) { $0.color = .never },
    Line(["-vcsite.yml"]) {
      $0.isVerbose = true
      $0.configuration = "site.yml"
    },
    Line(["-qd", "out"]) {
      $0.isQuiet = true
      $0.destination = "out"
    },
  ]

  @Test("verbs", arguments: verbLines)
  func verbs(line: Line) throws {
    try check(line)
  }

  @Test("flags", arguments: flagLines)
  func flags(line: Line) throws {
    try check(line)
  }

  @Test("options with values", arguments: valueLines)
  func values(line: Line) throws {
    try check(line)
  }

  @Test("every spelling of every option is in a table")
  func complete() {
    let used = (Self.flagLines + Self.valueLines).flatMap(\.arguments)
    for option in Option.allCases {
      #expect(used.contains { $0 == option.long || $0.hasPrefix("\(option.long)=") })
      if let short = option.short { #expect(used.contains(short)) }
    }
  }

  private func check(_ line: Line) throws {
    var expected = Invocation()
    line.change(&expected)
    #expect(try ArgumentParser.parse(line.arguments) == expected)
  }
}
