import Basics

// Inlined, so that reading one value of a flight does not copy all that it holds.
extension Flight {
  /// When it is planned.
  @inlinable public var scheduled: Instant { scheduledTime.instant }
  /// When it is thought to be, where that is known.
  @inlinable public var estimated: Instant? { estimatedTime?.instant }
  /// When it was, where that is known.
  @inlinable public var actual: Instant? { actualTime?.instant }

  /// The actual time, else the estimated, else the scheduled; of a cancelled flight the scheduled.
  @inlinable public var expectedTime: FlightTime {
    Self.expectedTime(status.code, scheduledTime, estimatedTime, actualTime)
  }

  /// The expected time of one of many flights, read where it lies: a computed property would be asked
  /// of a copy, which takes longer than all else.
  @inlinable
  public static func expectedTime(in flights: Span<Flight>, at index: Int) -> FlightTime {
    expectedTime(
      flights[index].status.code,
      flights[index].scheduledTime,
      flights[index].estimatedTime,
      flights[index].actualTime
    )
  }

  @inlinable
  static func expectedTime(
    _ status: StatusCode,
    _ scheduled: FlightTime,
    _ estimated: FlightTime?,
    _ actual: FlightTime?
  ) -> FlightTime {
    status == .cancelled ? scheduled : actual ?? estimated ?? scheduled
  }

  /// The moment of `expectedTime`, by which boards are ordered.
  @inlinable public var expected: Instant { expectedTime.instant }
  /// The local day it is planned for: the folder of its page.
  @inlinable public var scheduledDate: CivilDate { scheduledTime.local.date }
  /// The local day it is expected on.
  @inlinable public var expectedDate: CivilDate { expectedTime.local.date }

  /// Whole minutes from scheduled to expected; negative when it is early.
  @inlinable public var delayMinutes: Int { expected.minutes(since: scheduled) }

  /// Whether it does not fly. A diverted flight does.
  @inlinable public var isCancelled: Bool { status.code == .cancelled }

  /// Airline and number as printed, "RL 618".
  @inlinable public var designator: String { "\(airline.code) \(number)" }

  /// How it keeps its time; the threshold in seconds parts late from very late.
  @inlinable public func lateness(threshold: Int) -> Lateness {
    if isCancelled { return .cancelled }
    let delay = delayMinutes
    if delay < 0 { return .early }
    if delay == 0 { return .onTime }
    return delay * 60 <= threshold ? .late : .veryLate
  }
}
