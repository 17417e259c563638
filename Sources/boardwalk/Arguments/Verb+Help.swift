import ScheduleFormats

extension Verb {
  /// What is written behind the command's name, one line for each way to use it.
  var usages: [String] {
    switch self {
    case .initialize, .build, .check: ["\(rawValue) [OPTIONS]"]
    case .set: ["set FLIGHT FIELD=VALUE… [OPTIONS]", "set --list [FLIGHT] [OPTIONS]"]
    case .unset: ["unset FLIGHT [FIELD…] [OPTIONS]"]
    case .help: ["help [TOPIC]"]
    }
  }

  /// What the words of its usages mean.
  var words: [(name: String, summary: String)] {
    let flight = (
      name: "FLIGHT", summary: "The flight's number, in quotes where it has a space: \"RL 618\"."
    )
    let fields = HandField.allCases.map(\.rawValue).joined(separator: ", ")
    return switch self {
    case .initialize, .build, .check: []
    case .set:
      [
        flight, ("FIELD", "One of \(fields)."),
        ("VALUE", "What it is to be; a time as 14:05, or as 2026-11-30T14:05."),
      ]
    case .unset: [flight, ("FIELD", "One of \(fields); without it all that is set.")]
    case .help: [("TOPIC", "One of \(HelpTopic.words.joined(separator: ", ")).")]
    }
  }

  /// Command lines that are right.
  var examples: [String] {
    switch self {
    case .initialize: ["boardwalk init", "boardwalk init --schedule export.csv --airport JFK"]
    case .build: ["boardwalk build --quiet", "boardwalk build --now 2026-11-30T05:00 --dry-run"]
    case .check: ["boardwalk check", "boardwalk check --json --quiet"]
    case .set:
      [
        "boardwalk set \"BA 618\" gate=B2 status=boarding --until 10:00",
        "boardwalk set --list \"BA 618\"",
      ]
    case .unset: ["boardwalk unset \"BA 618\" gate", "boardwalk unset \"BA 618\" --day tomorrow"]
    case .help: ["boardwalk help build", "boardwalk help fields"]
    }
  }
}
