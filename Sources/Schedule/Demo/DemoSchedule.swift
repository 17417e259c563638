/// The schedule of Mountain Airport, which does not exist: airlines of our own, real cities.
public enum DemoSchedule {
  /// The flights of some days in order, half of them arrivals, between 05:30 and 23:30.
  ///
  /// The day's number, counted from the first, decides with the seed which flights it has, and never
  /// its date: the same seed gives the same sequence whatever the dates are. Only the day that it is
  /// at the airport by `now` has delays and cancellations; a flight whose expected time has come has
  /// it as its actual time.
  public static func generate(
    seed: UInt64,
    from first: CivilDate,
    days: Int,
    flightsPerDay: Int = 30,
    zone: AirportZone,
    now: Instant
  ) -> [Flight] {
    let today = zone.localTime(of: now).date
    var flights: [Flight] = []
    for number in 0..<max(0, days) {
      let date = first.adding(days: number)
      let day = DemoDay(seed: seed, number: number, flightsPerDay: flightsPerDay)
      for (index, plan) in day.plans.enumerated() {
        var flight = plan.flight(on: date, in: zone)
        if date <= today {
          flight.status = Status(.onTime)
          if date == today {
            var generator = SplitMix64(seed: seed, stream: number, index, 1)
            disrupt(&flight, in: zone, by: &generator)
          }
          if !flight.isCancelled, flight.expected <= now {
            flight.actualTime = zone.time(of: flight.expected)
          }
        }
        flights.append(flight)
      }
    }
    FlightOrder.sort(&flights)
    return flights
  }

  /// Leaves seven flights of ten on time, makes two late by up to an hour and cancels one.
  private static func disrupt(
    _ flight: inout Flight,
    in zone: AirportZone,
    by generator: inout SplitMix64
  ) {
    switch generator.below(100) {
    case ..<70: break
    case ..<90:
      let minutes = 5 * (1 + generator.below(12))
      flight.estimatedTime = zone.time(of: flight.scheduled.adding(minutes: minutes))
      flight.status = Status(.delayed)
    default:
      flight.status = Status(.cancelled)
    }
  }
}
