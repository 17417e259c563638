import Basics

extension DemoSchedule {
  /// A few flights that between them show every state and every optional field, present and absent:
  /// what the model gives for trying templates. Their clock is five hours behind UTC.
  public static func testFlights(on date: CivilDate) -> [Flight] {
    var onTime = sample(.departure, "RL", "618", "BOS", date, at: 6 * 60 + 10, .onTime)
    onTime.airline.name = "Ridgeline"
    onTime.terminal = "1"
    onTime.gate = "A4"
    onTime.checkIn = "101-106"
    onTime.aircraft = "Embraer 175"
    onTime.codeshares = ["ND 4618", "OJ 5618"]
    onTime.flightMinutes = 40
    onTime.history = [
      HistoryEntry(date: date.adding(days: -1), outcome: .onTime),
      HistoryEntry(date: date.adding(days: -2), outcome: .late(minutes: 25)),
      HistoryEntry(date: date.adding(days: -3), outcome: .early(minutes: 4)),
      HistoryEntry(date: date.adding(days: -4), outcome: .cancelled),
    ]

    var early = sample(.arrival, "ND", "27", "KEF", date, at: 7 * 60 + 5, .landed)
    early.actualTime = early.scheduledTime.adding(minutes: -7)
    early.belt = "3"

    var late = sample(.departure, "LC", "073W", "DEN", date, at: 9 * 60, .delayed)
    late.estimatedTime = late.scheduledTime.adding(minutes: 15)
    late.via = ["ORD"]

    var veryLate = sample(.arrival, "IH", "1204", "SFO", date, at: 12 * 60 + 30, .delayed)
    veryLate.estimatedTime = veryLate.scheduledTime.adding(minutes: 130)
    veryLate.belt = "5"
    veryLate.remark = "The crew is *on its way*."

    let cancelled = sample(.departure, "OJ", "88", "YUL", date, at: 14 * 60 + 45, .cancelled)

    var diverted = sample(.arrival, "WQ", "305", "MIA", date, at: 16 * 60 + 20, .diverted)
    diverted.remark = "Landed in Boston."

    var bare = sample(.departure, "ZV", "9", "Lakeside", date, at: 18 * 60, .unknown)
    bare.status.text = "NOP"

    var pastMidnight = sample(.departure, "YH", "410", "LHR", date, at: 23 * 60 + 25, .delayed)
    pastMidnight.estimatedTime = pastMidnight.scheduledTime.adding(minutes: 50)
    pastMidnight.gate = "A12"

    return [onTime, early, late, veryLate, cancelled, diverted, bare, pastMidnight]
  }

  private static func sample(
    _ direction: Direction,
    _ airline: String,
    _ number: String,
    _ airport: String,
    _ date: CivilDate,
    at minuteOfDay: Int,
    _ status: StatusCode
  ) -> Flight {
    let offset = -5 * 3600
    let seconds = date.daysSinceEpoch * 86_400 + minuteOfDay * 60 - offset
    return Flight(
      id: FlightIdentity.id(
        direction: direction,
        airline: airline,
        number: number,
        airport: airport,
        date: "\(date)"
      ),
      direction: direction,
      airline: Airline(code: airline),
      number: number,
      airport: Airport(data: airport),
      scheduled: FlightTime(instant: Instant(unixSeconds: seconds), offset: offset),
      status: Status(status)
    )
  }
}
