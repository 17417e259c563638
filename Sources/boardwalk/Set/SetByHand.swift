import Configuration
import Diagnostics
import Publishing
import Schedule
import ScheduleFormats

/// What somebody says about a flight by hand, over all that the schedule says: set, taken back, listed.
struct SetByHand {
  private let invocation: Invocation
  private let console: Console
  private let configuration: SiteConfiguration
  private let input: ScheduleInput
  private let file: KeptFile

  init(_ invocation: Invocation, console: Console, folder: String) throws(Report) {
    self.invocation = invocation
    self.console = console
    let paths = Paths(workingFolder: folder)
    configuration = try Build(invocation, console: console, folder: folder).configuration()
    input = try ScheduleInput(
      configuration: configuration,
      now: invocation.now,
      allowsEmpty: true,
      onError: .skip,
      paths: paths
    )
    let path = configuration.handFile
    file = KeptFile(path: try paths.absolute(path), displayPath: path)
  }

  /// Sets values of one flight.
  func set() throws(Report) {
    guard let name = invocation.words.first else {
      throw UsageProblem.missingFlight(.set).report(at: nil)
    }
    let words = invocation.words.dropFirst()
    guard !words.isEmpty else { throw UsageProblem.missingAssignment.report(at: nil) }
    var assignments: [Assignment] = []
    for word in words {
      let assignment = try Assignment(word)
      guard !assignments.contains(where: { $0.field == assignment.field }) else {
        throw UsageProblem.repeatedAssignment(assignment.field.rawValue).report(at: nil)
      }
      assignments.append(assignment)
    }
    let day = try self.day() ?? input.window.first
    let given = try end()
    let flight = try flight(name, on: day)
    let end = given ?? usualEnd(of: flight)
    guard end > input.now else {
      throw SetProblem.pastEnd(input.zone.time(of: end).iso).report(at: nil)
    }
    var new: [HandUpdate] = []
    for assignment in assignments {
      let value = try assignment.value(for: flight, in: input.zone)
      new.append(HandUpdate(flight, assignment.field, value: value, until: end))
    }
    try change { kept in
      kept.updates.removeAll { old in new.contains { $0.isAbout(old) } }
      kept.updates += new
    }
    let values = new.map { "\($0.field.rawValue) \($0.value)" }.joined(separator: ", ")
    tell(
      "\(flight.designator) \(described(flight)): \(values), "
        + "until \(input.zone.time(of: end).iso); "
        + (invocation.isDryRun ? "nothing was written\n" : "the next build shows it\n")
    )
  }

  /// Takes back what is set for one flight: all of it, or the values that are named.
  func unset() throws(Report) {
    guard let name = invocation.words.first else {
      throw UsageProblem.missingFlight(.unset).report(at: nil)
    }
    var fields: Set<HandField> = []
    for word in invocation.words.dropFirst() { fields.insert(try Assignment.field(word)) }
    let day = try self.day()
    let time = try self.time()
    let meant = FlightName(name)
    var removed: [HandUpdate] = []
    try change { (kept) throws(Report) in
      let isMeant: (HandUpdate) -> Bool = { update in
        FlightName(airline: update.airline, number: update.number) == meant
          && (day == nil || update.day == day) && (fields.isEmpty || fields.contains(update.field))
          && (invocation.direction == nil || update.direction == invocation.direction)
          && (time == nil
            || update.scheduled.map { time?.isShown(by: input.zone.time(of: $0)) } == true)
          && update.until > input.now
      }
      removed = kept.updates.filter(isMeant)
      guard !removed.isEmpty else { throw SetProblem.nothingSet(name).report(at: nil) }
      kept.updates.removeAll(where: isMeant)
    }
    let word = invocation.isDryRun ? "would be taken back" : "taken back"
    for update in removed { tell("\(word): \(line(update))\n") }
  }

  /// Tells what is set, and until when.
  func list() throws(Report) {
    let kept = try kept(file.read())
    let active = kept.updates.filter { $0.until > input.now }
    console.output(
      active.isEmpty ? "nothing is set\n" : active.map { line($0) + "\n" }.joined()
    )
  }

  private func tell(_ text: String) {
    if !invocation.isQuiet { console.output(text) }
  }

  private func line(_ update: HandUpdate) -> String {
    "\(update.designator) on \(update.day): \(update.field.rawValue)=\(update.value) "
      + "until \(input.zone.time(of: update.until).iso)"
  }

  /// Changes what is kept; what is over is left out whenever that is written.
  private func change(_ step: (inout HandUpdates) throws(Report) -> Void) throws(Report) {
    func changed(_ old: [UInt8]?) throws(Report) -> [UInt8]? {
      var kept = try kept(old)
      try step(&kept)
      kept.updates.removeAll { $0.until <= input.now }
      guard !kept.updates.isEmpty else { return nil }
      let new = Array(kept.text.utf8)
      // What a build would not read again is not put in place.
      guard (try? self.kept(new))?.updates == kept.updates else {
        throw SetProblem.unkept(file.displayPath).report(at: nil)
      }
      return new
    }
    if invocation.isDryRun {
      _ = try changed(file.read())
    } else {
      try file.change(changed)
    }
  }

  private func kept(_ bytes: [UInt8]?) throws(Report) -> HandUpdates {
    guard let bytes else { return HandUpdates() }
    return try HandUpdates(SourceText(path: file.displayPath, bytes: bytes))
  }

  private func day() throws(Report) -> CivilDate? {
    guard let text = invocation.day else { return nil }
    if text == "today" { return input.window.first }
    guard let day = CivilDate(iso: text) else {
      throw UsageProblem.wrongDay(text).report(at: nil)
    }
    return day
  }

  /// The planned time that the command line names.
  private func time() throws(Report) -> TimeOfDay? {
    guard let text = invocation.time else { return nil }
    guard let time = TimeOfDay(text) else { throw UsageProblem.wrongTime(text).report(at: nil) }
    return time
  }

  /// The instant that the command line names.
  private func end() throws(Report) -> Instant? {
    guard let text = invocation.until else { return nil }
    if let time = TimeOfDay(text) { return time.next(after: input.now, in: input.zone) }
    guard let time = WrittenTime(text) else {
      throw UsageProblem.wrongEnd(text).report(at: nil)
    }
    return time.time(in: input.zone).time.instant
  }

  /// The end of the day after the flight's: it may be late over midnight.
  private func usualEnd(of flight: Flight) -> Instant {
    let date = flight.scheduledDate.adding(days: 2)
    return input.zone.resolve(LocalTime(date: date, secondOfDay: 0)).time.instant
  }

  private func flight(_ name: String, on day: CivilDate) throws(Report) -> Flight {
    let flights = try input.read().schedule.flights
    let meant = FlightName(name)
    var found = meant.flights(on: day, in: flights)
    let all = found
    if let direction = invocation.direction { found = found.filter { $0.direction == direction } }
    if let time = try time() { found = found.filter { time.isShown(by: $0.scheduledTime) } }
    guard let flight = found.first else {
      guard all.isEmpty else {
        throw SetProblem.otherFlights(name, day: "\(day)", flights: all.map(described))
          .report(at: nil)
      }
      let others = flights.filter { $0.scheduledDate == day }.map(\.designator)
      let problem = SetProblem.noFlight(
        name,
        day: "\(day)",
        days: meant.days(in: flights).filter { $0 != day }.map { "\($0)" },
        near: near(name, among: others)
      )
      throw problem.report(at: nil)
    }
    guard found.count == 1 else {
      throw SetProblem.severalFlights(name, day: "\(day)", flights: found.map(described))
        .report(at: nil)
    }
    return flight
  }

  /// The name that was probably meant; blanks do not count.
  private func near(_ name: String, among others: [String]) -> String? {
    func squeezed(_ text: String) -> String { text.uppercased().filter { $0 != " " } }
    let near = Spelling.nearest(to: squeezed(name), among: others.map(squeezed))
    return near.flatMap { near in others.first { squeezed($0) == near } }
  }

  private func described(_ flight: Flight) -> String {
    let way = flight.direction == .arrival ? "from" : "to"
    return "\(way) \(flight.airport.city), \(flight.scheduledTime.iso.prefix(16))"
  }
}
