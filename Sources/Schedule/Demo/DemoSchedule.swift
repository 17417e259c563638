import Basics

/// The schedule of Mountain Airport, which does not exist: airlines of our own, real cities.
public enum DemoSchedule {
  /// The flights of some days in order, half of them arrivals, between 05:30 and 23:30.
  ///
  /// The day's number, counted from the first, decides with the seed which flights it has, and
  /// never its date: the same seed gives the same sequence whatever the dates are. Only the day
  /// that it is at the airport by `now` has delays and cancellations; a flight whose expected time
  /// has come has it as its actual time.
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
      let fates = DemoFate.dealt(to: day.plans.count, seed: seed, number: number)
      for (index, plan) in day.plans.enumerated() {
        var flight = plan.flight(on: date, in: zone)
        if date <= today {
          flight.status = Status(.onTime)
          if date == today {
            disrupt(&flight, by: fates[index], in: zone)
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

  private static func disrupt(_ flight: inout Flight, by fate: DemoFate, in zone: AirportZone) {
    switch fate {
    case .onTime: break
    case .late(let minutes):
      flight.estimatedTime = zone.time(of: flight.scheduled.adding(minutes: minutes))
      flight.status = Status(.delayed)
    case .cancelled:
      flight.status = Status(.cancelled)
    }
  }
}
