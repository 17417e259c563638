import Schedule

/// What one message tells of one leg.
struct AIDXChange {
  /// One text with its place among its like.
  private struct Entry {
    var field: AIDXField
    var rank: Int
    var text: String?
  }

  /// The flight's number as it was written.
  var number: String { identifier[.flightNumber] ?? "" }
  /// The leg's own names.
  var identifier: [AIDXName: String] = [:]
  /// Whether the leg is to be forgotten.
  var isDeletion = false
  /// Its times; nil takes one away.
  private(set) var times: [AIDXTimeSlot: FlightTime?] = [:]
  private var entries: [Entry] = []

  /// Adds a text of a field; nil for an element that says that it has none. `rank` is its
  /// `RepeatIndex`, if it has one.
  mutating func add(_ text: String?, to field: AIDXField, rank: Int? = nil) {
    let text = text?.isEmpty == true ? nil : text
    entries.append(Entry(field: field, rank: rank ?? entries.count, text: text))
  }

  /// Sets a time; of several with one name the first counts.
  mutating func set(_ time: FlightTime?, _ slot: AIDXTimeSlot) {
    if times[slot] == nil { times[slot] = .some(time) }
  }

  /// The fields that are told, each with its texts in order and each text once.
  var values: [AIDXField: [String]] {
    var values: [AIDXField: [String]] = [:]
    let ranked = entries.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    for (_, entry) in ranked {
      values[entry.field, default: []] += entry.text.map { [$0] } ?? []
    }
    for (field, texts) in values {
      var seen: Set<String> = []
      values[field] =
        field == .codeshares
        ? CodeshareList(texts).numbers : texts.filter { seen.insert($0).inserted }
    }
    return values
  }

  /// What tells the leg from others; or the first name that it lacks.
  var key: Result<AIDXLegKey, AIDXMissingName> {
    for name in [AIDXName.airline, .flightNumber, .departureAirport, .arrivalAirport, .originDate]
    where (identifier[name] ?? "").isEmpty {
      return .failure(AIDXMissingName(name: name))
    }
    guard let originDate = CivilDate(iso: String((identifier[.originDate] ?? "").prefix(10)))
    else { return .failure(AIDXMissingName(name: .originDate)) }
    func text(_ name: AIDXName) -> String { (identifier[name] ?? "").uppercased() }
    return .success(
      AIDXLegKey(
        flight: FlightName(airline: text(.airline), number: number + text(.operationalSuffix)),
        airline: text(.airline),
        suffix: text(.operationalSuffix),
        departure: text(.departureAirport),
        arrival: text(.arrivalAirport),
        originDate: originDate,
        repeatNumber: FlightIdentity.significant(text(.repeatNumber))
      )
    )
  }
}

/// A part of a leg's identifier that is not there.
struct AIDXMissingName: Error {
  var name: AIDXName
}
