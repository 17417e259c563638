import Basics
import Diagnostics
import Schedule

extension CSVGuess {
  /// Reads the file by the form, and sees what comes of it.
  mutating func verify(in zone: AirportZone, home: String?, limit: Int) {
    var (file, format) = (shape.source, format)
    format.encoding = .utf8
    if file.bytes.count > limit {
      let end = file.bytes[..<limit].lastIndex(of: UInt8(ascii: "\n")) ?? limit
      file = SourceText(path: file.path, bytes: Array(file.bytes[..<end]))
      format.footerLines = 0
      isPartly = true
    }
    let options = CSVOptions(
      format: format,
      onError: .skip,
      zone: zone,
      sourceZone: isUTC ? AirportZone(identifier: "UTC") : nil,
      date: usesToday ? CivilDate(year: 2026, month: 1, day: 15) : nil,
      home: home
    )
    let reading: ScheduleReading
    do throws(Report) {
      reading = try CSVScheduleReader(options: options).read(file)
    } catch {
      // What is wrong with the file is for a build to tell.
      doubts.append(GuessDoubt.noneRead.diagnostic(at: error.diagnostics.first?.location))
      flights = 0
      return
    }
    flights = reading.flights.count
    tellUnread(reading)
    tellOddTimes(reading)
    let dates = reading.flights.map(\.scheduledDate)
    if let first = dates.min(), let last = dates.max(), !usesToday { days = first...last }
  }

  /// Tells, once a kind, that days or times can hardly be what they are read as: another column may
  /// have them.
  private mutating func tellOddTimes(_ reading: ScheduleReading) {
    let before = "\(FieldProblem.self).\(FieldProblem.Code.arrivesBefore.rawValue)"
    let far = "\(FlightProblem.self).\(FlightProblem.Code.farTime.rawValue)"
    doubts += reading.warnings.filter { $0.code == before }.prefix(1)
    doubts += reading.warnings.filter { $0.code == far }
  }

  private mutating func tellUnread(_ reading: ScheduleReading) {
    var unread = reading.records - reading.flights.count - (reading.counts[.duplicate] ?? 0)
    guard unread > 0 else { return }
    // Bad rows are warnings here as much as what loses nothing.
    let harmless: [FieldProblem.Code] = [
      .arrivesBefore, .skippedTime, .repeatedTime, .controlCharacters, .doubtfulDesignator,
    ]
    let harmlessFlights: [FlightProblem.Code] = [
      .repeatedFlight, .manyCodeshares, .contraryStatus, .farTime,
    ]
    let codes =
      harmless.map { "\(FieldProblem.self).\($0.rawValue)" }
      + harmlessFlights.map { "\(FlightProblem.self).\($0.rawValue)" }
      + ["\(CSVProblem.self).\(CSVProblem.Code.rowInFooter.rawValue)"]
    var lost = reading.warnings.filter { !codes.contains($0.code) }
    // That the last row is cut has been told.
    let line = shape.cut.map { location(ofByte: $0.offset).position?.line }
    if let line, let cut = lost.lastIndex(where: { $0.location?.position?.line == line }) {
      lost.remove(at: cut)
      unread -= 1
      guard unread > 0 else { return }
    }
    // Where those that are kept are all of one kind, so is the number.
    let conflict = "\(FlightProblem.self).\(FlightProblem.Code.conflictingFlight.rawValue)"
    let isConflict = !lost.isEmpty && lost.allSatisfy { $0.code == conflict }
    guard !isConflict else {
      let doubt = GuessDoubt.conflicts(unread, of: reading.records)
      doubts.append(doubt.diagnostic(at: lost.first?.location))
      return
    }
    // As many as are listed, with what else is not sure.
    let told = lost.prefix(max(5, DiagnosticRenderer.limit - doubts.count - 3))
    let rows = Set(told.map { $0.location?.position?.line }).count
    let doubt = GuessDoubt.unread(unread, of: reading.records, told: rows)
    doubts.append(doubt.diagnostic(at: lost.first?.location))
    doubts += told.map { GuessDoubt.badRow($0.message).diagnostic(at: $0.location) }
  }
}
