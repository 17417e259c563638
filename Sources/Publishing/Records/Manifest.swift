/// What the last build published: the files that are ours, and how to see whether they change.
///
///     boardwalk manifest 1
///     flights 2026-11-30 30
///     arrivals 2026-11-30 14
///     hours 2026-11-30 0,0,0,0,0,1,2,2,…25 numbers
///     unit 51c6…32 hexadecimal digits… 2026-11-30
///     files 2
///     0f4e…32 hexadecimal digits… 5120 index.html
///     77aa…                       4096 2026-11-30/index.html
///
/// One line a file, by folder and then by name; no times, so that the same site has the same
/// manifest.
struct Manifest: Sendable {
  struct Entry: Hashable, Sendable {
    var size: Int
    var hash: ContentHash
  }

  /// The name of its file among the records.
  static let fileName = "manifest"

  var names: SiteNames
  /// In the order of the names' numbers.
  var entries: [Entry]
  /// Flights on each day, by ISO date.
  var flights: [String: Int]
  /// How many of them arrive, by ISO date; empty in records that do not say it.
  var arrivals: [String: Int]
  /// When they are expected, by ISO date; empty in records that do not say it.
  var hours: [String: HourlyFlights]
  /// The hashes of what units were made from, by the units' names.
  var units: [String: ContentHash]

  init(
    names: SiteNames = SiteNames(),
    entries: [Entry] = [],
    flights: [String: Int] = [:],
    arrivals: [String: Int] = [:],
    hours: [String: HourlyFlights] = [:],
    units: [String: ContentHash] = [:]
  ) {
    self.names = names
    self.entries = entries
    self.flights = flights
    self.arrivals = arrivals
    self.hours = hours
    self.units = units
  }
}
