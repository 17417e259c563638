import Diagnostics

/// Where and how a site is published.
public struct PublishingOptions: Sendable {
  /// The absolute path of the folder that becomes the site.
  public var destination: String
  /// The destination as its owner named it; messages begin with it.
  public var displayPath: String
  /// Where the destination is written, for messages that refuse it; nil where no file names it.
  public var destinationLocation: Location?
  /// Absolute paths of folders that must not be written over: a destination that is one of them, or
  /// holds one, is refused.
  public var forbidden: [String]
  /// Absolute paths of folders that a destination must not lie in.
  public var sources: [String]
  /// The absolute path of the home folder, refused like a forbidden one.
  public var home: String?
  /// Patterns of names in the destination that are never touched: `*` and `?` stay within a folder,
  /// `**` goes through folders, and a folder's name covers all that it holds.
  public var keep: [String]
  /// Where each of these patterns is written, for messages about it.
  public var keepLocations: [String: Location]
  /// Writes every file again, also those that did not change; lifts no refusal.
  public var isForced: Bool
  /// Renders and compares, but writes nothing at all.
  public var isDryRun: Bool
  /// Publishes also a schedule without flights, or with far fewer than last time.
  public var allowsEmpty: Bool
  /// How many units are rendered at a time.
  public var workers: Int
  /// The number of flights on each day of the site, by ISO date; the first is today, and days without
  /// flights are 0.
  public var flights: [String: Int]
  /// How many of these arrive, by ISO date; what is not told is not compared.
  public var arrivals: [String: Int]
  /// The same by the hours in which they are expected, by ISO date.
  public var hours: [String: HourlyFlights]
  /// The hour of today that it is at the airport, 0…23; nil compares all of today.
  public var hour: Int?
  /// The first and last day of a schedule whose flights are all on other days than the site's, by
  /// ISO date.
  public var scheduleDates: ClosedRange<String>?
  /// The schedule's file, as messages call it; nil where there is none.
  public var schedulePath: String?
  /// Whether a day to come that has lost its flights is an error, before anything is changed.
  public var failsOnWarnings: Bool

  /// Where and how a site is published; both paths are absolute, but for the one shown.
  public init(
    destination: String,
    displayPath: String? = nil,
    destinationLocation: Location? = nil,
    forbidden: [String] = [],
    sources: [String] = [],
    home: String? = nil,
    keep: [String] = [],
    keepLocations: [String: Location] = [:],
    isForced: Bool = false,
    isDryRun: Bool = false,
    allowsEmpty: Bool = false,
    workers: Int = 1,
    flights: [String: Int],
    arrivals: [String: Int] = [:],
    hours: [String: HourlyFlights] = [:],
    hour: Int? = nil,
    scheduleDates: ClosedRange<String>? = nil,
    schedulePath: String? = nil,
    failsOnWarnings: Bool = false
  ) {
    self.destination = destination
    self.displayPath = displayPath ?? destination
    self.destinationLocation = destinationLocation
    self.forbidden = forbidden
    self.sources = sources
    self.home = home
    self.keep = keep
    self.keepLocations = keepLocations
    self.isForced = isForced
    self.isDryRun = isDryRun
    self.allowsEmpty = allowsEmpty
    self.workers = workers
    self.flights = flights
    self.arrivals = arrivals
    self.hours = hours
    self.hour = hour
    self.scheduleDates = scheduleDates
    self.schedulePath = schedulePath
    self.failsOnWarnings = failsOnWarnings
  }

  /// Where messages say that a file of the destination is; an empty name is the destination itself.
  func location(of name: String, position: Position? = nil) -> Location {
    guard !name.isEmpty else { return Location(path: displayPath, position: position) }
    let separator = displayPath.hasSuffix("/") ? "" : "/"
    return Location(path: displayPath + separator + name, position: position)
  }
}
