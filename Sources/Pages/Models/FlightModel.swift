import Mustache
import Schedule
import Templates

/// A flight in the forms that templates use; made once for a day and put on all pages of it.
final class FlightModel: TypedRecord {
  static let name = "flight"

  let flight: Flight
  let words: Words
  let isArrival: Bool
  let scheduled: TimeModel
  let expected: TimeModel
  /// The new time, where it is not the scheduled one.
  let revised: TimeModel?
  let lateness: Lateness
  let statusText: String
  /// `Delayed 10 min`: the status, with the minutes where it says that it is delayed and by how many.
  let statusLine: String
  /// `+1` when it is expected on the day after its scheduled one.
  let dayShift: String?
  /// The same in words: `next day`.
  let dayShiftText: String?
  let boardName: String
  /// `3:40 PM, was 3:10 PM, Delayed, RL 618 To Dallas, gate A4`: the row read aloud; every flight
  /// with rows has two of them.
  let sentence: String
  /// The far end's time on its own clock, where it is known.
  let farTime: TimeModel?
  /// `+1` when it is the day after there.
  let farDayShift: String?
  /// The same in words.
  let farDayShiftText: String?
  /// How far it has flown in hundredths of the way, as of the build; nil where nobody can say.
  let flown: Int?
  let remark: String?
  let codeshares: [Value]
  let via: [Value]
  let history: [Value]

  init(_ flight: Flight, in facts: FlightFacts) {
    let words = facts.words
    self.flight = flight
    self.words = words
    isArrival = flight.direction == .arrival
    lateness = flight.lateness(threshold: facts.delayThreshold)
    scheduled = TimeModel(flight.scheduledTime, words: words)
    if flight.expected == flight.scheduled {
      expected = scheduled
      revised = nil
    } else {
      expected = TimeModel(flight.expectedTime, words: words)
      // Boards show minutes: a few seconds are no new time.
      revised = flight.delayMinutes == 0 ? nil : expected
    }
    let shift = flight.expectedDate.daysSinceEpoch - flight.scheduledDate.daysSinceEpoch
    dayShift = Self.dayShift(shift)
    dayShiftText = words.dayShift(shift)
    statusText = flight.status.text ?? words.strings.status(flight.status.code)
    statusLine =
      flight.status.code == .delayed && flight.delayMinutes > 0
      ? words.strings.text(
        .delayedBy,
        ["status": statusText, "minutes": "\(flight.delayMinutes)"]
      ) : statusText
    boardName = words.strings.text(
      isArrival ? .arrivalName : .departureName,
      ["designator": flight.designator, "city": flight.airport.city]
    )
    sentence = Self.sentence(
      flight,
      expected,
      was: revised == nil ? nil : scheduled,
      [dayShiftText, statusText, boardName].compactMap(\.self),
      words.strings
    )
    let farTime = facts.farTime(of: flight)
    self.farTime = farTime.map { TimeModel($0, words: words) }
    let farShift =
      farTime.map { $0.local.date.daysSinceEpoch - flight.expectedDate.daysSinceEpoch } ?? 0
    farDayShift = Self.dayShift(farShift)
    farDayShiftText = words.dayShift(farShift)
    flown = facts.flown(of: flight)
    remark = flight.remark.map(facts.markup)
    codeshares = flight.codeshares.map(Value.text)
    via = flight.via.map(Value.text)
    history = flight.history.enumerated().map { number, entry in
      .record(HistoryModel(entry, number: number, of: flight.history.count, words: words))
    }
  }

  /// `+1` for a day later, `−1` for a day earlier, nil for the same day.
  static func dayShift(_ days: Int) -> String? {
    days == 0 ? nil : days > 0 ? "+\(days)" : "−\(-days)"
  }

  private static func sentence(
    _ flight: Flight,
    _ expected: TimeModel,
    was scheduled: TimeModel?,
    _ facts: [String],
    _ strings: StringTable
  ) -> String {
    var sentence = expected.minute.time
    if let scheduled {
      sentence += ", " + strings.text(.wasTime, ["time": scheduled.minute.time])
    }
    for fact in facts { sentence += ", \(fact)" }
    if let gate = flight.gate, !flight.isCancelled {
      sentence += ", " + strings.text(.gateName, ["gate": gate])
    }
    return sentence
  }

  /// The lateness, unless the status says worse without a time to tell it by.
  var appearance: Lateness {
    switch (flight.status.code, lateness) {
    case (.delayed, .early), (.delayed, .onTime): .late
    case (.diverted, .early), (.diverted, .onTime), (.diverted, .late): .veryLate
    default: lateness
    }
  }

  /// `12 min late` or `5 min early`; nil when on time or cancelled.
  var latenessText: String? {
    let minutes = flight.delayMinutes
    switch lateness {
    case .early: return words.strings.text(.minutesEarly, ["minutes": "\(-minutes)"])
    case .late, .veryLate: return words.strings.text(.minutesLate, ["minutes": "\(minutes)"])
    case .onTime, .cancelled: return nil
    }
  }

  /// Whether it is delayed with no new time shown, so that nobody knows when it is over.
  var isOpenEnded: Bool { flight.status.code == .delayed && revised == nil }

  /// `was 3:10 PM`, where there is a new time.
  var wasText: String? {
    revised == nil ? nil : words.strings.text(.wasTime, ["time": scheduled.minute.time])
  }

  /// `On time 7 of 10`, early counted as on time.
  var historySummary: String? { historyText(.onTimeCount) }

  /// `Last 10 days: on time 7 of 10`.
  var historyTitle: String? { historyText(.historyTitle) }

  private func historyText(_ word: Word) -> String? {
    guard !flight.history.isEmpty else { return nil }
    let onTime = flight.history.count { entry in
      switch entry.outcome {
      case .early, .onTime: true
      case .late, .cancelled: false
      }
    }
    return words.strings.text(
      word,
      ["count": "\(onTime)", "total": "\(flight.history.count)"]
    )
  }
}
