/// The plan of a day of the demo, without a date.
struct DemoDay {
  /// Minutes of the day between which flights are planned, and the step from one to the next.
  private static let firstMinute = 5 * 60 + 30
  private static let lastMinute = 23 * 60 + 30
  private static let step = 5

  /// The flights: arrivals by time, then departures by time.
  let plans: [DemoPlan]

  /// The day with a number, the first being 0.
  init(seed: UInt64, number: Int, flightsPerDay: Int) {
    var generator = SplitMix64(seed: seed, stream: number)
    var taken = Set<String>()
    let arrivals = flightsPerDay / 2
    let counts: [(Direction, Int)] = [
      (.arrival, arrivals), (.departure, flightsPerDay - arrivals),
    ]
    var plans: [DemoPlan] = []
    for (direction, count) in counts {
      for minute in Self.minutes(count: count, by: &generator) {
        let airline = generator.pick(from: DemoAirline.allCases)
        var flightNumber = 100 + generator.below(flightsPerDay > 800 ? 9000 : 900)
        // A number is flown once a day, in either direction.
        while !taken.insert("\(airline.rawValue)\(flightNumber)").inserted { flightNumber += 1 }
        plans.append(
          DemoPlan(
            direction: direction,
            minuteOfDay: minute,
            airline: airline,
            number: flightNumber,
            by: &generator
          )
        )
      }
    }
    self.plans = plans
  }

  /// So many minutes of the day in order, each once as long as there are enough of them.
  private static func minutes(count: Int, by generator: inout SplitMix64) -> [Int] {
    let marks = Array(stride(from: firstMinute, through: lastMinute, by: step))
    var minutes: [Int] = []
    var left: [Int] = []
    while minutes.count < count {
      if left.isEmpty { left = marks }
      minutes.append(left.remove(at: generator.below(left.count)))
    }
    return minutes.sorted()
  }
}
