/// The schedule of an airport that does not exist.
public enum DemoSchedule {
  /// The flights of some days, the same sequence for a seed whatever the dates are.
  public static func generate(
    seed: UInt64,
    from first: CivilDate,
    days: Int,
    flightsPerDay: Int = 30,
    zone: AirportZone,
    now: Instant
  ) -> [Flight] {
    []
  }

  /// A few flights that show every state, with which templates are checked.
  public static func testFlights(on date: CivilDate) -> [Flight] {
    []
  }
}
