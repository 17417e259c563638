import Schedule

/// Pages that are rendered together, because they show the same flights.
public struct PageUnit: Sendable {
  /// What the unit's pages show.
  enum Content: Sendable {
    /// The flights scheduled on a date, and its board where it has one.
    case day(CivilDate, flights: [Int])
    /// The QR codes of the flights scheduled on a date: they show nothing but addresses, so that they
    /// need not be drawn again when a flight is late.
    case codes(CivilDate, flights: [Int])
    /// Everything that is not of one day.
    case site
  }

  let content: Content

  /// Whether it holds what is not of one day.
  var isOfSite: Bool {
    switch content {
    case .day, .codes: false
    case .site: true
    }
  }

  /// The pages, in the order in which they are rendered.
  public let routes: [Route]
}
