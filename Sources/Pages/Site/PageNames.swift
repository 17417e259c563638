import Schedule

/// The names after `page:` in templates, and the pages that they stand for.
struct PageNames: Sendable {
  private let routes: [String: Route]

  init(extras: [String]) {
    var routes: [String: Route] = [
      "welcome": .welcome,
      "today": .today(.all),
      "today-arrivals": .today(.arrivals),
      "today-departures": .today(.departures),
      "days": .days,
      "search": .search,
    ]
    for name in extras { routes[name] = .extra(name) }
    self.routes = routes
  }

  /// The page of a name.
  func route(_ name: String) -> Route? { routes[name] }

  /// All names, sorted.
  var names: [String] { routes.keys.sorted() }
}
