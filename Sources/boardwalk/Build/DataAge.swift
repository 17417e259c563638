import Diagnostics
import Pages
import Schedule

/// How old a file of flights is at a build.
struct DataAge {
  /// The file, as messages call it.
  let path: String
  /// When its data was made.
  let instant: Instant
  /// How old it may become, in seconds; nil where the configuration does not say.
  let limit: Int?
  /// The instant of the build.
  let now: Instant
  let zone: AirportZone

  /// How far apart two clocks may be, in seconds.
  private static let tolerance = 900

  /// Seconds from the data to the build; none where a build is as of an earlier instant.
  var seconds: Int { max(0, now.unixSeconds - instant.unixSeconds) }

  /// Whether it is older than it may become.
  var isOld: Bool { limit.map { seconds > $0 } ?? false }

  /// What is to be told of it, where it is past half of what it may become.
  var diagnostic: Diagnostic? {
    if instant.unixSeconds - now.unixSeconds > Self.tolerance {
      return DataAgeProblem.future(zone.time(of: instant).iso, now: zone.time(of: now).iso)
        .diagnostic(at: Location(path: path))
    }
    guard let limit, seconds * 2 > limit else { return nil }
    let facts = DataAgeProblem.Facts(
      instant: zone.time(of: instant).iso,
      age: Self.text(of: seconds),
      limit: Self.text(of: limit)
    )
    let problem: DataAgeProblem = isOld ? .old(facts) : .aging(facts)
    return problem.diagnostic(at: Location(path: path))
  }

  /// What pages show of several: of those that are old the oldest, else the youngest.
  static func shown(of ages: [DataAge]) -> DataTime? {
    let old = ages.filter(\.isOld).min { $0.instant < $1.instant }
    return (old ?? ages.max { $0.instant < $1.instant }).map { age in
      DataTime(instant: age.instant, maximumAge: age.limit, isOld: age.isOld)
    }
  }

  /// `26h 5m`; parts of a minute do not count beyond the first.
  private static func text(of seconds: Int) -> String {
    guard seconds >= 60 else { return "\(seconds)s" }
    let parts = [(seconds / 3600, "h"), (seconds / 60 % 60, "m")]
    return parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined(separator: " ")
  }
}
