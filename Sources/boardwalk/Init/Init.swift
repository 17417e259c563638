import Basics
import Configuration
import Diagnostics
import Foundation
import Schedule
import ScheduleFormats

/// Writes a first `site.yml`: for the demo, or for a file of which nothing is known yet.
struct Init {
  private let invocation: Invocation
  private let console: Console
  private let paths: Paths

  init(_ invocation: Invocation, console: Console, folder: String) {
    self.invocation = invocation
    self.console = console
    paths = Paths(workingFolder: folder)
  }

  /// Writes the file, and tells what it says and what of it is not sure. False where a build with it
  /// would fail, which is told.
  func run() throws(Report) -> Bool {
    let path = invocation.configuration ?? SiteConfiguration.fileName
    let place = try paths.absolute(path)
    if access(place, F_OK) == 0 { throw InitProblem.exists.report(at: Location(path: path)) }
    let given = invocation.airport?.uppercased()
    if let given, invocation.timeZone == nil, AirportTable.airport(code: given) == nil {
      throw InitProblem.unknownAirport(given).report(at: nil)
    }
    let guess = try guess(airport: given, for: path)
    let needsHome = invocation.timeZone == nil || guess?.needsHome == true
    let airport = given ?? (needsHome ? guess?.home : nil)
    var doubts = guess?.doubts ?? []
    let title = airport.flatMap(AirportTable.airport(code:)).map { $0.name } ?? "Airport"
    var draft = SiteDraft(title: title, airport: airport, timeZone: timeZone(airport))
    draft.file = invocation.schedule.map { file(of: $0, from: path) }
    draft.guess = guess
    let days = try guess.flatMap { (guess) throws(Report) in
      try FileDays(guess, today: today(in: draft.timeZone ?? airport.flatMap(Self.zone)))
    }
    draft.days = days
    if !invocation.isDryRun { try write(draft.text, to: place, path) }
    if draft.airport == nil, draft.timeZone == nil {
      doubts.insert(InitProblem.noAirport.diagnostic(at: Location(path: path)), at: 0)
    }
    if airport == nil {
      let line = Position(line: 1, column: 1)
      doubts.append(
        InitProblem.title(title).diagnostic(at: Location(path: path, position: line))
      )
    }
    console.tell(doubts, color: invocation.color)
    if !invocation.isQuiet { console.output(summary(guess, days, path)) }
    return !doubts.contains { $0.severity == .error }
  }

  /// The demo needs a zone, and has no airport to take one from.
  private func timeZone(_ airport: String?) -> String? {
    if let zone = invocation.timeZone { return zone }
    return airport == nil && invocation.schedule == nil ? "America/New_York" : nil
  }

  private static func zone(of airport: String) -> String? {
    AirportTable.airport(code: airport)?.zoneIdentifier
  }

  /// The day on which the file is looked at, by the airport's clock where that is known.
  private func today(in zone: String?) throws(Report) -> CivilDate? {
    let known = zone.flatMap { AirportZone(identifier: $0) } ?? AirportZone(identifier: "UTC")
    guard let zone = known else { return nil }
    let given = try invocation.now.map { (text) throws(Report) in
      try ScheduleInput.instant(text, of: .now, in: zone)
    }
    let now = given ?? Instant(unixSeconds: Int(Date().timeIntervalSince1970.rounded(.down)))
    return zone.localTime(of: now).date
  }

  private func guess(airport: String?, for path: String) throws(Report) -> CSVGuess? {
    if let name = invocation.timeZone,
      !ZoneName.isPlace(name) || AirportZone(identifier: name, years: 2026...2026) == nil
    {
      throw UsageProblem.wrongZone(name).report(at: nil)
    }
    guard let file = invocation.schedule else { return nil }
    let identifier = invocation.timeZone ?? airport.flatMap(Self.zone)
    let place = try paths.absolute(file)
    func refusal(_ source: OtherSource, isFolder: Bool = false) -> Report {
      InitProblem.otherSource(source, file: self.file(of: file, from: path), isFolder: isFolder)
        .report(at: Location(path: file))
    }
    if OtherSource.isFeed(place) {
      throw refusal(.gtfs, isFolder: access("\(place)/stops.txt", F_OK) == 0)
    }
    let source = try ScheduleFile.read(file, at: place, named: Location(path: file))
    if let other = OtherSource(of: source.bytes) { throw refusal(other) }
    return try CSVGuess(
      source,
      airport: airport,
      zone: identifier.flatMap { AirportZone(identifier: $0) }
    )
  }

  /// The path of the schedule as a configuration names it, which may be in another folder.
  private func file(of schedule: String, from path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), !schedule.hasPrefix("/") else { return schedule }
    let folder = path[...slash]
    if schedule.hasPrefix(folder) { return String(schedule.dropFirst(folder.count)) }
    // The working folder has been found before.
    return (try? paths.absolute(schedule)) ?? schedule
  }

  private func write(_ text: String, to place: String, _ path: String) throws(Report) {
    let file = open(place, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    func report(_ failure: Int32) -> Report {
      InitProblem.unwritable(reason: SystemReason.text(of: failure))
        .report(at: Location(path: path))
    }
    guard file >= 0 else { throw report(errno) }
    defer { close(file) }
    let failure = Array(text.utf8).withUnsafeBytes { FileBytes.write($0, to: file) }
    guard failure == 0 else {
      // Half a file would be taken for a whole one.
      unlink(place)
      throw report(failure)
    }
  }

  private func summary(_ guess: CSVGuess?, _ days: FileDays?, _ path: String) -> String {
    guard let guess else { return "\(path): the demo; 'boardwalk build' makes its site\n" }
    var text = "\(path): "
    if let flights = guess.flights {
      text += guess.isPartly ? "at least " : ""
      text += flights == 1 ? "1 flight" : "\(flights) flights"
      if let days = guess.days { text += " from \(days.lowerBound) to \(days.upperBound)" }
    } else {
      text += "not whole yet, so that a build fails; fill in what was not found"
    }
    text += "\n"
    let width = guess.found.map(\.column.rawValue.count).max() ?? 0
    for (column, header) in guess.found {
      let name = column.rawValue
      text +=
        "  \(name)\(String(repeating: " ", count: width - name.count))  '\(SiteDraft.line(header))'\n"
    }
    if !guess.unused.isEmpty {
      text +=
        "not used: \(guess.unused.map { "'\(SiteDraft.line($0))'" }.joined(separator: ", "))\n"
    }
    if let days { text += "\(days.summary)\n" }
    return text
  }
}
