/// The options of the command line.
enum Option: String, CaseIterable, Sendable {
  case config
  case destination
  case baseURL = "base-url"
  case now
  case dataAsOf = "data-as-of"
  case allowEmpty = "allow-empty"
  case dryRun = "dry-run"
  case force
  case json
  case schedule
  case airport
  case timeZone = "time-zone"
  case day
  case until
  case direction
  case time
  case list
  case all
  case warningsAsErrors = "warnings-as-errors"
  case quiet
  case verbose
  case color
  case version
  case help

  /// The long spelling.
  var long: String { "--\(rawValue)" }

  /// The short spelling.
  var short: String? {
    switch self {
    case .config: "-c"
    case .destination: "-d"
    case .baseURL: "-b"
    case .quiet: "-q"
    case .verbose: "-v"
    case .help: "-h"
    case .now, .dataAsOf, .allowEmpty, .dryRun, .force, .json, .schedule, .airport, .timeZone, .day,
      .until, .direction, .time, .list, .all, .warningsAsErrors, .color, .version:
      nil
    }
  }

  /// The verbs that have a use for it.
  var verbs: [Verb] {
    switch self {
    case .schedule, .airport, .timeZone: [.initialize]
    case .destination, .force, .verbose: [.build]
    case .baseURL, .dataAsOf, .allowEmpty, .warningsAsErrors: [.build, .check]
    case .json: [.check]
    case .now: [.initialize, .build, .check, .set, .unset]
    case .dryRun: [.initialize, .build, .set, .unset]
    case .day, .direction, .time: [.set, .unset]
    case .until, .list: [.set]
    case .all: [.unset]
    case .config, .quiet: [.initialize, .build, .check, .set, .unset]
    case .color, .version, .help: Verb.allCases
    }
  }

  /// What stands for the option's value in the help; nil for a flag.
  var placeholder: String? {
    switch self {
    case .config: "FILE"
    case .destination: "DIR"
    case .baseURL: "URL"
    case .now, .dataAsOf: "INSTANT"
    case .schedule: "FILE"
    case .airport: "CODE"
    case .timeZone: "ZONE"
    case .day: "DATE"
    case .until, .time: "TIME"
    case .direction: "arrival|departure"
    case .color: "auto|always|never"
    case .allowEmpty, .dryRun, .force, .json, .list, .all, .warningsAsErrors, .quiet, .verbose,
      .version, .help:
      nil
    }
  }

  /// One line for the help about a verb.
  func summary(of verb: Verb) -> String {
    switch (self, verb) {
    case (.config, .initialize): "The configuration to write; without it site.yml."
    default: summary
    }
  }

  /// One line for the overview.
  var summary: String {
    switch self {
    case .config: "The configuration; without it site.yml, searched upwards."
    case .destination: "Where the site goes; without it the configuration's, or public."
    case .baseURL: "Where the site will be found; gives it a sitemap and canonical links."
    case .now: "Take this instant for now, ISO 8601; without an offset in airport time."
    case .dataAsOf: "Take the schedule as made at this instant, whatever its file says."
    case .allowEmpty: "Publish a schedule that is empty or has shrunk by half."
    case .dryRun: "Do everything but write."
    case .force: "Write every page again; lifts no refusal."
    case .schedule: "The CSV file that a first site.yml is to read."
    case .airport: "The airport's IATA code, for a first site.yml."
    case .timeZone: "The airport's time zone, for a first site.yml."
    case .day: "The day of a flight that is set by hand; without it the one that is going on."
    case .until: "When what is set ends; without it with the day after the flight's."
    case .direction: "Which of several flights is meant, by its direction."
    case .time: "Which of several flights is meant, by its scheduled time."
    case .list: "List what is set by hand, of all flights or of the one that is named."
    case .all: "Take back what is set for several flights of one name, on whatever days."
    case .json: "Tell a check's findings as JSON."
    case .warningsAsErrors: "Fail when there is a warning."
    case .quiet: "Print nothing but warnings and errors."
    case .verbose: "Tell what was read and how long each step took."
    case .color: "Colour in messages."
    case .version: "Print the version."
    case .help: "Print this help."
    }
  }
}
