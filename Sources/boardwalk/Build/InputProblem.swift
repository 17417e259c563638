import Diagnostics

/// What can be wrong with what a configuration points at.
enum InputProblem: Problem {
  /// The folder of templates that the configuration names does not exist.
  case missingTemplates(String)
  /// A path starts from the current folder, and that was removed.
  case missingWorkingFolder
  /// A path begins with `~`, which only a shell makes a home folder of.
  case homeSign(String)
  /// The schedule has flights on earlier days of the site, but none from some day on to the end.
  case scheduleEnds(last: String, end: String)
  /// The airport's own zone, by our table, is another than the one that the site is to have.
  case otherZone(airport: String, zone: String, given: String)
  /// Flights have gone or come at times that are yet to come; the first, its time, and the build's.
  case timesToCome(count: Int, flight: String, time: String, now: String)
  /// Times are of the day of the build, and the file was written on another.
  case otherDay(written: String, today: String)

  enum Code: String, CaseIterable, Sendable {
    case missingTemplates, missingWorkingFolder, homeSign, scheduleEnds, otherZone, timesToCome
    case otherDay
  }

  /// A site with empty days is still one.
  var severity: Severity {
    switch self {
    case .scheduleEnds, .otherZone, .timesToCome, .otherDay: .warning
    case .missingTemplates, .missingWorkingFolder, .homeSign: .error
    }
  }

  var code: Code {
    switch self {
    case .missingTemplates: .missingTemplates
    case .missingWorkingFolder: .missingWorkingFolder
    case .homeSign: .homeSign
    case .scheduleEnds: .scheduleEnds
    case .otherZone: .otherZone
    case .timesToCome: .timesToCome
    case .otherDay: .otherDay
    }
  }

  var message: String {
    switch self {
    case .missingTemplates(let folder):
      "no folder '\(folder)'; make it, or leave 'templates' out to use the built-in theme"
    case .missingWorkingFolder:
      "the current folder is gone; go to one that exists, then build again"
    case .homeSign(let path):
      "'~' in '\(path)' is not expanded here; write the full path"
    case .scheduleEnds(let last, let end):
      "the schedule ends on \(last); the site covers days until \(end)"
    case .otherZone(let airport, let zone, let given):
      "\(airport) keeps the time of \(zone), and 'time_zone' is \(given); one of them is wrong"
    case .timesToCome(let count, let flight, let time, let now):
      (count == 1
        ? "flight '\(flight)' has an actual time that is yet to come"
        : "\(count) flights have actual times that are yet to come, as '\(flight)'")
        + ", \(time) at \(now); look whether the source's times are UTC, and at its clock"
    case .otherDay(let written, let today):
      "times in this file are of the day of the build, \(today), and it was written on \(written); "
        + "look at what writes it"
    }
  }
}
