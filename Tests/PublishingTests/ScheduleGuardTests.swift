import Testing

@testable import Publishing

@Suite("a schedule that may be broken")
struct ScheduleGuardTests {
  @Test("without flights is a problem, also at a first build")
  func empty() {
    #expect(isEmpty(problem([:], last: [:])))
    #expect(isEmpty(problem(["2026-12-01": 0], last: ["2026-12-01": 0])))
  }

  @Test("with under half of the flights on the days that both builds cover is a problem")
  func half() {
    let last = ["2026-12-01": 500, "2026-12-02": 6, "2026-12-03": 5]
    // 11 flights in the last two days: 5 are under half of them, 6 are not.
    #expect(problem(["2026-12-02": 6, "2026-12-03": 0], last: last) == nil)
    let problem = problem(
      ["2026-12-02": 0, "2026-12-03": 5, "2026-12-04": 900],
      last: last
    )
    guard case .shrunkenSchedule(last: 11, now: 5) = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
  }

  @Test("of today only what is still to come is compared: some feeds drop what has flown")
  func flown() throws {
    func hourly(_ hours: Int...) -> HourlyFlights {
      hours.reduce(into: HourlyFlights()) { $0.add(hour: $1) }
    }
    func told(_ hour: Int?, _ now: HourlyFlights, others: Int = 0) -> String? {
      let options = PublishingOptions(
        destination: "/public",
        flights: ["2026-11-30": now.counts.reduce(0, +), "2026-12-01": others],
        hours: ["2026-11-30": now, "2026-12-01": hourly()],
        hour: hour
      )
      let last = Manifest(
        flights: ["2026-11-30": 7, "2026-12-01": others],
        hours: ["2026-11-30": hourly(-1, 6, 7, 21, 21, 22, 25), "2026-12-01": hourly()]
      )
      guard case .shrunkenSchedule(let last, let now) = ScheduleGuard.problem(options, last: last)
      else { return nil }
      return "\(now) of \(last)"
    }
    // At nine in the evening the flight at ten and that after midnight are all that must be there.
    #expect(told(21, hourly(22, 24)) == nil)
    #expect(told(21, hourly(22)) == nil)
    #expect(told(20, hourly(22)) == "1 of 4")
    #expect(told(20, hourly(22), others: 9) == nil)
    #expect(told(6, hourly(-1, 6, 22, 25)) == "2 of 5")
    #expect(told(23, hourly(6)) == "0 of 1")
    #expect(told(nil, hourly(22, 22, 22)) == "3 of 7")
  }

  @Test("today is not told: some feeds drop what has flown")
  func today() {
    let last = ["2026-11-30": 48, "2026-12-01": 48, "2026-12-02": 48]
    func told(_ now: [String: Int]) -> Int {
      ScheduleGuard.shrunkenDays(flights: now, last: last).count
    }
    #expect(told(["2026-11-30": 20, "2026-12-01": 48, "2026-12-02": 48]) == 0)
    #expect(told(["2026-11-30": 20, "2026-12-01": 20, "2026-12-02": 48]) == 1)
    #expect(told(["2026-12-01": 0, "2026-12-02": 48]) == 0)
  }

  @Test("a busy day that has lost two fifths of its flights is told, though the site has most")
  func days() {
    let last = [
      "2026-11-30": 50, "2026-12-01": 20, "2026-12-02": 20, "2026-12-03": 19, "2026-12-04": 41,
      "2026-12-05": 40,
    ]
    let now = [
      "2026-11-30": 50, "2026-12-01": 13, "2026-12-02": 12, "2026-12-03": 0, "2026-12-04": 20,
      "2026-12-05": 0,
      "2026-12-06": 500,
    ]
    let told = ScheduleGuard.shrunkenDays(flights: now, last: last).map { problem in
      if case .shrunkenDay(let day, let last, let now) = problem {
        "\(day) \(last) \(now)"
      } else {
        ""
      }
    }
    #expect(told == ["2026-12-02 20 12", "2026-12-04 41 20", "2026-12-05 40 0"])
  }

  @Test("a day's loss is told once, not where it is allowed, and fails where warnings do")
  func daysOfBuilds() throws {
    let folder = try TemporaryFolder()
    let site = SmallSite.days(1, version: "x")
    func publish(
      _ first: Int,
      _ change: (inout PublishingOptions) -> Void = { _ in }
    ) throws -> Int {
      try site.publish(in: folder) {
        $0.flights = ["2026-11-30": 100, "2026-12-01": first]
        change(&$0)
      }.warnings.count
    }
    #expect(try publish(50) == 0)
    #expect(try publish(20) { $0.isDryRun = true } == 1)
    let failure = site.failure(in: folder) {
      $0.flights = ["2026-11-30": 100, "2026-12-01": 20]
      $0.failsOnWarnings = true
    }
    #expect(failure.hasPrefix("error: 2026-12-01 has 20 flights and had 50 at the last build; "))
    #expect(try publish(20) == 1)
    #expect(try publish(20) == 0)
    #expect(try publish(4) { $0.allowsEmpty = true } == 0)
  }

  @Test("without any arrival or departure of the days to come, where there were five, is a problem")
  func lostDirection() {
    let last = Manifest(
      flights: ["2026-11-30": 9, "2026-12-01": 8, "2026-12-02": 2],
      arrivals: ["2026-11-30": 4, "2026-12-01": 4, "2026-12-02": 1]
    )
    func told(_ first: (Int, Int), _ second: (Int, Int), _ third: (Int, Int)) -> String? {
      let days = ["2026-11-30": first, "2026-12-01": second, "2026-12-02": third]
      let problem = ScheduleGuard.lostDirection(
        flights: days.mapValues { $0.0 + $0.1 },
        arrivals: days.mapValues { $0.0 },
        last: last
      )
      guard case .lostDirection(let direction, let count) = problem else { return nil }
      return "\(count) \(direction)"
    }
    #expect(told((4, 5), (4, 0), (1, 0)) == "5 departures")
    #expect(told((4, 5), (0, 4), (0, 1)) == "5 arrivals")
    #expect(told((0, 9), (1, 4), (0, 0)) == nil)
    #expect(told((0, 0), (4, 4), (1, 1)) == nil)
    // Today's may all have flown, and four can be chance.
    let few = ScheduleGuard.lostDirection(
      flights: ["2026-11-30": 1, "2026-12-01": 4],
      arrivals: ["2026-11-30": 1, "2026-12-01": 4],
      last: last
    )
    #expect(few == nil)
    // A record that does not say how many arrived.
    let older = ScheduleGuard.lostDirection(
      flights: ["2026-11-30": 1, "2026-12-01": 4],
      arrivals: ["2026-11-30": 1, "2026-12-01": 4],
      last: Manifest(flights: ["2026-12-01": 80])
    )
    #expect(older == nil)
  }

  @Test("that shares no day with the last build is none")
  func noCommonDay() {
    #expect(problem(["2026-12-09": 1], last: ["2026-12-01": 500]) == nil)
  }

  @Test("leaves the old site, unless that is allowed")
  func allowed() throws {
    let folder = try TemporaryFolder()
    let site = SmallSite.days(1, version: "x")
    try site.publish(in: folder)
    let before = folder.tree()
    let next = SmallSite.days(2, version: "x")
    #expect(next.failure(in: folder) { $0.flights = [:] }.contains("no flights"))
    let one = ["2026-11-30": 1]
    #expect(next.failure(in: folder) { $0.flights = one }.contains("has 1 flight still"))
    #expect(folder.tree() == before)
    try next.publish(in: folder) {
      $0.flights = ["2026-11-30": 1]
      $0.allowsEmpty = true
    }
    #expect(folder.site() == next.tree)
    // The count that was allowed is now the one to compare with.
    try site.publish(in: folder) { $0.flights = ["2026-11-30": 1] }
  }

  @Test("is compared with what the last build had, though no page changed")
  func onlyCounts() throws {
    let folder = try TemporaryFolder()
    let site = SmallSite.days(1, version: "x")
    try site.publish(in: folder)
    try site.publish(in: folder) { $0.flights = ["2026-11-30": 70] }
    #expect(
      site.failure(in: folder) { $0.flights = ["2026-11-30": 30] }
        .contains("30 flights still to come on days that had 70")
    )
  }

  private func problem(_ flights: [String: Int], last: [String: Int]) -> PublishingProblem? {
    ScheduleGuard.problem(
      PublishingOptions(destination: "/public", flights: flights),
      last: Manifest(flights: last)
    )
  }

  private func isEmpty(_ problem: PublishingProblem?) -> Bool {
    if case .emptySchedule = problem { true } else { false }
  }
}
