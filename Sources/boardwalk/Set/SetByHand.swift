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
    let day = try self.day()
    let until = try end()
    let named = NamedFlight(name, direction: invocation.direction, time: try time())
    let flight = try named.flight(on: day, in: input)
    let values = try assignments.map { (assignment) throws(Report) in
      try assignment.value(for: flight, now: input.now, in: input.zone)
    }
    let end = until?.time.instant ?? usualEnd(of: flight, times: values.compactMap(\.time))
    guard end > input.now else {
      throw SetProblem.pastEnd(input.zone.time(of: end).iso).report(at: nil)
    }
    let new = zip(assignments, values).map { assignment, value in
      HandUpdate(flight, assignment.field, value: value.text, until: end)
    }
    try change { kept in kept.set(new) }
    let odd = (values.map(\.warning) + [until?.warning]).compactMap(\.self)
    let toCome = new.compactMap { $0.timeToCome(now: input.now, in: input.zone) }
    console.tell(
      odd.map { $0.diagnostic(at: nil) } + toCome.map { $0.diagnostic(at: nil) },
      color: invocation.color
    )
    let told = new.map { "\($0.field.rawValue) \($0.value)" }.joined(separator: ", ")
    tell(
      "\(flight.designator) \(NamedFlight.told(flight))\(day == nil ? chosenDay(of: flight) : ""): "
        + "\(told), until \(input.zone.time(of: end).iso); "
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
    if invocation.day != nil, invocation.takesAll {
      throw UsageProblem.dayAndAll.report(at: nil)
    }
    var removed: [HandUpdate] = []
    try change { (kept) throws(Report) in
      let isNamed = try choice(among: kept.updates)
      let isMeant: (HandUpdate) -> Bool = { update in
        isNamed(update) && (fields.isEmpty || fields.contains(update.field))
      }
      removed = kept.updates.filter(isMeant)
      guard !removed.isEmpty else {
        let others = kept.updates.filter {
          isNamed($0) || $0.isCalled(FlightName(name)) && $0.until > input.now
        }.map { "\($0.field.rawValue) on \($0.day)" }
        throw SetProblem.nothingSet(name, others: others).report(at: nil)
      }
      let flights = flights(of: removed)
      guard flights.count == 1 || invocation.takesAll else {
        throw SetProblem.severalSet(name, flights: flights).report(at: nil)
      }
      kept.remove(where: isMeant)
    }
    let word = invocation.isDryRun ? "would be taken back" : "taken back"
    for update in removed { tell("\(word): \(line(update))\n") }
  }

  /// Tells what is set, and until when: of all flights, or of those that are named.
  func list() throws(Report) {
    let other = invocation.until == nil ? invocation.words.dropFirst().first : Option.until.long
    if let other { throw UsageProblem.listedWith(other).report(at: nil) }
    let kept = try kept(try file.read())
    console.tell(kept.warnings, color: invocation.color)
    let named = kept.updates.filter(try choice(among: kept.updates))
    let nothing = invocation.words.first.map {
      "nothing is set for '\($0)'; 'boardwalk set --list' lists all that is\n"
    }
    console.output(
      named.isEmpty ? nothing ?? "nothing is set\n" : named.map { line($0) + "\n" }.joined()
    )
  }

  /// Whether a value still holds and is of a flight that the command line names: by its own number,
  /// or, where nothing is set for that one, by one under which the schedule sells it.
  private func choice(among updates: [HandUpdate]) throws(Report) -> (HandUpdate) -> Bool {
    let name = invocation.words.first.map { FlightName($0) }
    let (day, time) = (try self.day(), try self.time())
    var sold: [Flight] = []
    if let name, !updates.isEmpty, !updates.contains(where: { $0.isCalled(name) }) {
      // What is taken back must be so without a schedule, too, which then knows no other numbers.
      let flights = (try? input.read().schedule.flights) ?? []
      sold = flights.filter { $0.codeshares.contains { FlightName($0) == name } }
    }
    return { update in
      (name.map { update.isCalled($0) || sold.contains(where: update.isOf) } ?? true)
        && (day == nil || update.day == day)
        && (invocation.direction == nil || update.direction == invocation.direction)
        && (time == nil
          || update.scheduled.map { time?.isShown(by: input.zone.time(of: $0)) } == true)
        && update.until > input.now
    }
  }

  /// The flights that values are of, each once, as they are told apart.
  private func flights(of updates: [HandUpdate]) -> [String] {
    var flights: [String] = []
    for update in updates {
      let time = update.scheduled.map { "\(input.zone.time(of: $0).iso.prefix(16))" }
      let flight = "the \(update.direction.rawValue) of \(time ?? "\(update.day)")"
      if !flights.contains(flight) { flights.append(flight) }
    }
    return flights
  }

  private func tell(_ text: String) {
    if !invocation.isQuiet { console.output(text) }
  }

  private func line(_ update: HandUpdate) -> String {
    "\(update.designator) on \(update.day): \(update.field.rawValue)=\(update.value) "
      + "until \(input.zone.time(of: update.until).iso)"
  }

  /// Changes what is kept; what is over is left out whenever that is written, and lines that are none
  /// of ours stay.
  private func change(_ step: (inout HandUpdates) throws(Report) -> Void) throws(Report) {
    var warnings: [Diagnostic] = []
    defer { console.tell(warnings, color: invocation.color) }
    func changed(_ old: [UInt8]?) throws(Report) -> [UInt8]? {
      var kept = try kept(old)
      warnings = kept.warnings
      try step(&kept)
      kept.remove { $0.until <= input.now }
      guard !kept.isEmpty else { return nil }
      let new = kept.bytes
      // What a build would not read again is not put in place.
      guard try self.kept(new).updates == kept.updates else {
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
    let words = ["yesterday": -1, "today": 0, "tomorrow": 1]
    if let days = words[text] { return input.window.first.adding(days: days) }
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

  /// The end that the command line names.
  private func end() throws(Report) -> MeantTime? {
    guard let text = invocation.until else { return nil }
    let next = TimeOfDay(text).map {
      WrittenTime(local: $0.next(after: input.now, in: input.zone))
    }
    guard let written = next ?? WrittenTime(text) else {
      throw UsageProblem.wrongEnd(text).report(at: nil)
    }
    return MeantTime(.until, text, written, after: input.now, in: input.zone)
  }

  /// The end of the day after the flight's last, by its plan, its other times and those that are set:
  /// it may be late over midnight, and nothing of it ends before it goes.
  private func usualEnd(of flight: Flight, times: [FlightTime]) -> Instant {
    let others = [flight.estimatedTime, flight.actualTime].compactMap(\.self) + times
    let days = [flight.scheduledDate] + others.map(\.local.date)
    let date = days.reduce(flight.scheduledDate, max).adding(days: 2)
    return input.zone.resolve(LocalTime(date: date, secondOfDay: 0)).time.instant
  }

  /// That the flight is none of today's, where nobody has said its day.
  private func chosenDay(of flight: Flight) -> String {
    let days = flight.scheduledDate.daysSinceEpoch - input.window.first.daysSinceEpoch
    return days == 0 ? "" : days < 0 ? " (yesterday)" : " (tomorrow)"
  }
}

extension HandUpdate {
  /// Whether the flight is called so.
  fileprivate func isCalled(_ name: FlightName) -> Bool {
    FlightName(airline: airline, number: number) == name
  }
}
