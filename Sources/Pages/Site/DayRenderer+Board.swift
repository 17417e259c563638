import Diagnostics
import Mustache
import Schedule
import Templates

extension DayRenderer {
  func renderBoard(
    _ tab: Tab,
    _ route: Route,
    into buffer: inout OutputBuffer
  ) throws(Report) {
    let summary =
      site.days.first { $0.date == date } ?? DaySummary(date: date, arrivals: 0, departures: 0)
    let day = DayModel(
      summary,
      from: frame.place,
      isToday: date == site.today,
      isCurrent: true,
      words: site.words
    )
    let board = board(tab, summary: summary)
    let flights = site.notices.isEmpty ? [] : entries.map { site.schedule.flights[$0.index] }
    let notices = site.notices.filter { $0.belongs(on: tab, of: date, with: flights) }
    // A board is called by its date; the day's other views lie below All.
    var trail = [pages.welcomeLink(from: frame.place)]
    if date != site.today { trail.append(pages.flightStatusLink(from: frame.place)) }
    if tab != .all { trail.append(LinkModel(title: day.forms.date, address: day.address)) }
    try pages.render(boardTemplate, route, in: frame, trail: trail, into: &buffer) {
      BoardContext(
        shared: $0,
        day: day,
        board: board,
        notices: notices.map { .record($0.model) }
      )
    }
  }

  private func board(_ tab: Tab, summary: DaySummary) -> BoardModel {
    let shown = entries.filter { tab.shows(model($0.index).flight.direction) }
    var rows: [Value] = []
    rows.reserveCapacity(shown.count)
    var hours: [HourModel] = []
    var hour: (local: LocalTime, first: Int)?
    func endHour() {
      guard let hour else { return }
      hours.append(self.hour(of: hour.local, rows: Array(rows[hour.first...])))
    }
    for (number, entry) in shown.enumerated() {
      let model = model(entry.index)
      let local = model.flight.expectedTime.local
      if hour?.local.date != local.date || hour?.local.hour != local.hour {
        endHour()
        hour = (local, rows.count)
      }
      rows.append(
        .record(
          RowModel(
            model,
            address: address(entry.index),
            dayMark: mark(entry.place),
            dayMarkText: markText(entry.place),
            on: date,
            index: number + 1,
            of: shown.count
          )
        )
      )
    }
    endHour()
    let strings = site.words.strings
    return BoardModel(
      tab: tab,
      title: date == site.today ? strings[.todaysFlightStatus] : site.words.dates[date].date,
      tabTitle: title(tab),
      tabs: Tab.allCases.map { .record(tabModel($0, current: tab, summary: summary)) },
      rows: rows,
      hours: hours.map(Value.record),
      hasGates: shown.contains { model($0.index).gate != nil },
      previous: neighbour(-1, tab),
      next: neighbour(1, tab)
    )
  }

  private func hour(of local: LocalTime, rows: [Value]) -> HourModel {
    HourModel(
      heading: hourHeading(of: local),
      id: local.date == date ? "h\(local.hour)" : "h\(local.hour)-\(local.date)",
      rows: rows
    )
  }

  /// What the rows of an hour stand under; a flight that slips over midnight stands under an hour
  /// of another date.
  func hourHeading(of local: LocalTime) -> String {
    let heading = site.words.clock.hour(local.hour)
    return local.date == date ? heading : "\(heading), \(site.words.dates[local.date].shortDate)"
  }

  private func tabModel(_ tab: Tab, current: Tab, summary: DaySummary) -> TabModel {
    let count: Int? =
      switch tab {
      case .arrivals: summary.arrivals
      case .all: nil
      case .departures: summary.departures
      }
    return TabModel(
      tab,
      title: title(tab),
      address: frame.place.address(of: .board(date, tab)),
      badge: count.map(String.init) ?? site.words.dates[date].shortDate,
      isBadgeHidden: count == 0,
      times: times(of: tab, on: current),
      isCurrent: tab == current
    )
  }

  /// When the flights of a tab are over that a page of another tab does not list, so that a script
  /// can count there too; one that is delayed until nobody knows when is not over.
  private func times(of tab: Tab, on current: Tab) -> String? {
    guard tab != .all, current != .all, tab != current else { return nil }
    let flights = entries.map { model($0.index) }.filter { model in
      tab.shows(model.flight.direction) && !model.isOpenEnded
    }
    return flights.isEmpty ? nil : flights.map { "\($0.expected.unix)" }.joined(separator: " ")
  }

  private func title(_ tab: Tab) -> String {
    switch tab {
    case .arrivals: site.words.strings[.arrivals]
    case .all: site.words.strings[.all]
    case .departures: site.words.strings[.departures]
    }
  }

  /// What a row is marked with: the scheduled date or the days it slips, where not the board's.
  func mark(_ place: BoardEntry.Place) -> String? {
    switch place {
    case .ownDay: nil
    case .shifted(let days): FlightModel.dayShift(days)
    case .fromDay(let date): site.words.dates[date].shortDate
    }
  }

  /// The same in words.
  func markText(_ place: BoardEntry.Place) -> String? {
    switch place {
    case .ownDay: nil
    case .shifted(let days): site.words.dayShift(days)
    case .fromDay(let date): site.words.dates[date].shortDate
    }
  }

  private func neighbour(_ days: Int, _ tab: Tab) -> LinkModel? {
    let date = date.adding(days: days)
    guard site.schedule.window.contains(date) else { return nil }
    return LinkModel(
      title: site.words.dates[date].date,
      address: frame.place.address(of: .board(date, tab))
    )
  }
}
