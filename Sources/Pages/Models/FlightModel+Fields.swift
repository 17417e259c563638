import Schedule
import Templates

extension FlightModel {
  static let fields: [TypedField<FlightModel>] =
    identity + way + times + state + places

  private static let identity: [TypedField<FlightModel>] = [
    .text(
      "id",
      "The flight's identity, the same in every build.",
      example: "rl618-departure-bos-2026-11-30"
    ) {
      $0.flight.id
    },
    .text("designator", "Airline and number, as printed.", example: "RL 618") {
      $0.flight.designator
    },
    .text("flightName", "What the flight is called: its designator.", example: "RL 618") {
      $0.flight.designator
    },
    .text("boardName", "Designator, direction and city.", example: "RL 618 To Boston") {
      $0.boardName
    },
    .text("sentence", "The row as it is read aloud.", example: "3:40 PM, On Time, RL 618 To Boston")
    {
      $0.sentence
    },
    .text(
      "airline",
      "The airline's name, or its code where the name is not known.",
      example: "Ridgeline"
    ) {
      $0.flight.airline.name ?? $0.flight.airline.code
    },
    .text("airlineCode", "The airline's code.", example: "RL") { $0.flight.airline.code },
    .boolean("hasAirlineName", "Whether the airline's name is known.") {
      $0.flight.airline.name != nil
    },
    .text("number", "The number with its suffix.", example: "618") { $0.flight.number },
    .texts("codeshares", "Other numbers of the same flight.", example: "NQ 2618") { $0.codeshares },
    .boolean("hasCodeshares", "Whether it has other numbers.") { !$0.codeshares.isEmpty },
  ]

  private static let way: [TypedField<FlightModel>] = [
    .text("direction", "For scripts: arrival or departure.", example: "departure") {
      $0.flight.direction.rawValue
    },
    .boolean("isArrival", "Whether it arrives here.") { $0.isArrival },
    .boolean("isDeparture", "Whether it departs from here.") { !$0.isArrival },
    .text("fromTo", "The word before the city.", example: "To") {
      $0.words.strings[$0.isArrival ? .from : .to]
    },
    .text("city", "The city at the other end.", example: "Boston") { $0.flight.airport.city },
    .boolean("isCityLong", "Whether the city has over 13 letters, which a display sets smaller.") {
      $0.cityWidth > 13
    },
    .boolean("isCityVeryLong", "Whether it has over 30 letters, which it sets smaller still.") {
      $0.cityWidth > 30
    },
    .text("airport", "The airport at the other end.", example: "Logan International Airport") {
      $0.flight.airport.name
    },
    .boolean("hasAirportName", "Whether the airport has a name beside its city and its code.") {
      let airport = $0.flight.airport
      return airport.name != airport.city && airport.name != airport.code
    },
    .optionalText("airportCode", "Its IATA code.", example: "BOS") { $0.flight.airport.code },
    .texts("via", "Stops on the way.", example: "ORD") { $0.via },
    .boolean("hasVia", "Whether it stops on the way.") { !$0.via.isEmpty },
  ]

  private static let times: [TypedField<FlightModel>] = [
    .record("scheduled", "The scheduled time.") { $0.scheduled },
    .record("expected", "The actual, else the estimated, else the scheduled time.") { $0.expected },
    .optionalRecord("revised", "The expected time where it is not the scheduled one.") {
      $0.revised
    },
    .optionalText("dayShift", "Days between scheduled and expected date.", example: "+1") {
      $0.dayShift
    },
    .optionalText("dayShiftText", "The same in words.", example: "next day") { $0.dayShiftText },
    .optionalText(
      "wasText",
      "The scheduled time in words, where there is a new one.",
      example: "was 3:10 PM"
    ) { $0.wasText },
    .optionalRecord("farTime", "The time at the other end, on its own clock.") { $0.farTime },
    .optionalText(
      "farDayShift",
      "Days between the expected date here and the date at the other end.",
      example: "+1"
    ) { $0.farDayShift },
    .optionalText("farDayShiftText", "The same in words.", example: "next day") {
      $0.farDayShiftText
    },
    .optionalInteger(
      "flown",
      "Hundredths of the way that it has flown at the build; absent where nobody can say.",
      example: "37"
    ) { $0.flown },
    .optionalText("latenessText", "How late or early it is, in words.", example: "25 min late") {
      $0.latenessText
    },
    .integer("minutesLate", "Minutes later than scheduled; negative when early.", example: "25") {
      $0.flight.delayMinutes
    },
  ]

  private static let state: [TypedField<FlightModel>] = [
    .text("status", "The status code.", example: "on-time") { $0.flight.status.code.rawValue },
    .text("statusText", "The status in words.", example: "On Time") { $0.statusText },
    .text(
      "statusLine",
      "The status in words, with the minutes of a delay.",
      example: "Delayed 10 min"
    ) { $0.statusLine },
    .text("lateness", "early, on-time, late, very-late or cancelled.", example: "on-time") {
      $0.lateness.rawValue
    },
    .text(
      "appearance",
      "How its state is drawn: as its lateness, but never on time when the status is "
        + "delayed or diverted.",
      example: "on-time"
    ) { $0.appearance.rawValue },
    .boolean("isEarly", "Whether it is earlier than scheduled.") { $0.lateness == .early },
    .boolean("isOnTime", "Whether it is neither early nor late nor cancelled.") {
      $0.lateness == .onTime
    },
    .boolean("isLate", "Whether it is late, up to the threshold.") { $0.lateness == .late },
    .boolean("isVeryLate", "Whether it is late by more than the threshold.") {
      $0.lateness == .veryLate
    },
    .boolean("isDelayed", "Whether it is late by however much.") {
      $0.lateness == .late || $0.lateness == .veryLate
    },
    .boolean("isCancelled", "Whether it is cancelled.") { $0.lateness == .cancelled },
    .list("history", of: HistoryModel.self, "How it went on the days before.") { $0.history },
    .boolean("hasHistory", "Whether its history is known.") { !$0.history.isEmpty },
    .optionalText("historySummary", "Its history in a sentence.", example: "On time 7 of 10") {
      $0.historySummary
    },
    .optionalText(
      "historyTitle",
      "The same as a heading.",
      example: "Last 10 days: on time 7 of 10"
    ) { $0.historyTitle },
  ]

  private static let places: [TypedField<FlightModel>] = [
    .optionalText("terminal", "The terminal.", example: "A") { $0.flight.terminal },
    .boolean("hasTerminal", "Whether the terminal is known.") { $0.flight.terminal != nil },
    .optionalText("gate", "The gate; absent when cancelled.", example: "A4") { $0.gate },
    .boolean("hasGate", "Whether it has a gate.") { $0.gate != nil },
    .optionalText(
      "belt",
      "The baggage belt of an arrival; absent when cancelled.",
      example: "3"
    ) { $0.belt },
    .boolean("hasBelt", "Whether the belt is known.") { $0.belt != nil },
    .optionalText("checkIn", "The check-in desks of a departure.", example: "12–15") {
      $0.flight.checkIn
    },
    .boolean("hasCheckIn", "Whether the desks are known.") { $0.flight.checkIn != nil },
    .optionalText("aircraft", "The type of aircraft.", example: "Airbus A319") {
      $0.flight.aircraft
    },
    .boolean("hasAircraft", "Whether the aircraft is known.") { $0.flight.aircraft != nil },
    .optionalMarkup("remark", "A remark on the flight, as safe markup.", example: "<p>Meals…</p>") {
      $0.remark
    },
    .boolean("hasRemark", "Whether there is a remark.") { $0.remark != nil },
  ]

  /// How wide the city is in letters: one that fills a square, as Chinese ones do, counts as two.
  var cityWidth: Int {
    flight.airport.city.reduce(0) { width, letter in
      let isSquare = letter.unicodeScalars.first.map { 0x2E80...0xFAFF ~= $0.value } ?? false
      return width + (isSquare ? 2 : 1)
    }
  }

  /// The gate; a cancelled flight has none, whatever its data says.
  var gate: String? { flight.isCancelled ? nil : flight.gate }

  /// The belt; what never comes brings no baggage.
  var belt: String? { flight.isCancelled ? nil : flight.belt }
}
