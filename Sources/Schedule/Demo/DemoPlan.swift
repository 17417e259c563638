import Basics

/// A flight of the demo as it is planned, without a date.
struct DemoPlan {
  let direction: Direction
  let minuteOfDay: Int
  let airline: DemoAirline
  let number: Int
  let city: DemoCity
  private let gate: String
  private let belt: String?
  private let checkIn: String?
  private let aircraft: String
  private let codeshares: [String]
  private let history: [HistoryEntry.Outcome]

  /// A flight with its city and all that goes with it drawn at random.
  init(
    direction: Direction,
    minuteOfDay: Int,
    airline: DemoAirline,
    number: Int,
    by generator: inout SplitMix64
  ) {
    self.direction = direction
    self.minuteOfDay = minuteOfDay
    self.airline = airline
    self.number = number
    city = generator.pick(from: DemoCity.all)
    gate = "\(airline.terminal.letter)\(1 + generator.below(18))"
    let desk = 101 + 6 * generator.below(10)
    let belt = 1 + generator.below(8)
    self.belt = direction == .arrival ? "\(belt)" : nil
    checkIn = direction == .departure ? "\(desk)-\(desk + 5)" : nil
    aircraft = generator.pick(from: Self.aircraft(minutes: city.flightMinutes))
    codeshares = Self.codeshares(of: airline, number: number, by: &generator)
    history = (1...10).map { _ in Self.outcome(by: &generator) }
  }

  /// The flight on a date.
  func flight(on date: CivilDate, in zone: AirportZone) -> Flight {
    let local = LocalTime(date: date, secondOfDay: minuteOfDay * 60)
    var flight = Flight(
      id: FlightIdentity.id(
        direction: direction,
        airline: airline.rawValue,
        number: "\(number)",
        airport: city.code,
        date: "\(date)"
      ),
      direction: direction,
      airline: airline.airline,
      number: "\(number)",
      airport: city.airport,
      scheduled: zone.resolve(local).time
    )
    flight.terminal = airline.terminal.name
    flight.gate = gate
    flight.belt = belt
    flight.checkIn = checkIn
    flight.aircraft = aircraft
    flight.codeshares = codeshares
    flight.flightMinutes = city.flightMinutes
    flight.history = zip(1..., history).map { days, outcome in
      HistoryEntry(date: date.adding(days: -days), outcome: outcome)
    }
    return flight
  }

  /// Types that fly so far.
  private static func aircraft(minutes: Int) -> [String] {
    switch minutes {
    case ..<80: ["ATR 72-600", "Dash 8-400", "Embraer 175"]
    case ..<300: ["Embraer 190", "Airbus A220-300", "Airbus A320", "Boeing 737-800"]
    default: ["Airbus A321neo", "Boeing 737 MAX 8", "Boeing 787-9"]
    }
  }

  /// None for most flights, else one or two numbers of other airlines.
  private static func codeshares(
    of airline: DemoAirline,
    number: Int,
    by generator: inout SplitMix64
  ) -> [String] {
    let count = [0, 0, 0, 1, 2][generator.below(5)]
    var others = DemoAirline.allCases.filter { $0 != airline }
    return (0..<count).map { _ in
      let other = others.remove(at: generator.below(others.count))
      return "\(other.rawValue) \(4000 + number)"
    }
  }

  private static func outcome(by generator: inout SplitMix64) -> HistoryEntry.Outcome {
    switch generator.below(100) {
    case ..<55: .onTime
    case ..<70: .early(minutes: 1 + generator.below(20))
    case ..<95: .late(minutes: 1 + generator.below(90))
    default: .cancelled
    }
  }
}
