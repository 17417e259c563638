import Diagnostics
import Schedule

/// What a check found in a schedule.
struct CheckFindings {
  /// Findings of one kind: how many there are, and where the first of them are.
  struct Places {
    var count = 0
    var places: [FindingPlace] = []
  }

  /// A day of the site and its flights.
  struct Day {
    let date: CivilDate
    let arrivals: Int
    let departures: Int
  }

  /// A day of the site without flights, and the last flight before it.
  struct Gap {
    let date: CivilDate
    let place: FindingPlace
  }

  /// The file; nil where the schedule is made up.
  let path: String?
  /// Records that were read, right and wrong.
  let records: Int
  let flights: Int
  /// Updates that were put into flights; nil where there is no file of them.
  let updates: Int?
  /// Of when the data is, ISO 8601, where that is to be known.
  let data: String?
  /// By scheduled day, as their pages are.
  let days: [Day]
  let duplicates: Places
  let codes: [UnknownCode]
  let zones: Places
  let clockChanges: Places
  let gaps: [Gap]

  /// Looks through a schedule and what its readers told.
  init(_ reading: ScheduleInput.Reading, path: String?) {
    let schedule = reading.schedule
    self.path = path
    records = reading.source.records
    flights = schedule.flights.count
    updates = reading.updates
    data = DataAge.shown(of: reading.ages).map { schedule.zone.time(of: $0.instant).iso }
    var counts = [Int: (arrivals: Int, departures: Int)]()
    for flight in schedule.flights where schedule.window.contains(flight.scheduledDate) {
      switch flight.direction {
      case .arrival:
        counts[flight.scheduledDate.daysSinceEpoch, default: (0, 0)].arrivals += 1
      case .departure:
        counts[flight.scheduledDate.daysSinceEpoch, default: (0, 0)].departures += 1
      }
    }
    days = schedule.window.dates.map { date in
      let count = counts[date.daysSinceEpoch] ?? (0, 0)
      return Day(date: date, arrivals: count.arrivals, departures: count.departures)
    }
    codes = UnknownCode.all(
      in: schedule.flights,
      path: path,
      reference: reading.reference
    )
    let told = reading.warnings + reading.source.asides
    func places(_ subject: Subject) -> Places {
      let found = told.filter { $0.subject == subject }.sorted()
      return Places(
        count: reading.source.counts[subject] ?? found.count,
        places: found.map { FindingPlace($0.location) }
      )
    }
    duplicates = places(.duplicate)
    zones = places(.zone)
    clockChanges = places(.clockChange)
    gaps = days.filter { $0.arrivals + $0.departures == 0 }.map { day in
      let last = schedule.flights.lazy.filter { $0.scheduledDate < day.date }
        .max { $0.scheduled < $1.scheduled }
      return Gap(
        date: day.date,
        place: FindingPlace(path: last == nil ? nil : path, line: last?.sourceLine)
      )
    }
  }

  /// Flights that are scheduled on no day of the site.
  var otherDays: Int {
    flights - days.reduce(0) { $0 + $1.arrivals + $1.departures }
  }
}
