import Diagnostics

/// The stops of which boards are made: those that the configuration names, and those that are part of
/// them.
struct GTFSStations {
  /// A stop that trips call at.
  struct Member {
    /// The platform, where the feed tells it.
    var platform: String?
    /// The stop or station of the configuration that it is, or is part of.
    var station: Int
  }

  /// The stops by their numbers in `ids`.
  private(set) var members: [Member] = []
  /// The ids of the stops.
  private(set) var ids = NameTable()
  /// The names of the stations of the configuration, in its order.
  private(set) var names: [String]

  /// The most ids among which a wrong one is looked for.
  private static let mostKnown = 20_000
  /// The most bytes of their rows.
  private static let longestKnown = 1000

  /// Looks for the stops in the feed.
  init(_ feed: GTFSFeed, stops: [GTFSOptions.Stop], budget: GTFSBudget) throws(Report) {
    names = stops.map { _ in "" }
    var wanted = NameTable()
    for stop in stops { _ = wanted.insert(stop.id) }
    var found: Set<Int> = []
    var known: [String] = []
    var named: [String: String] = [:]
    var table = try feed.required("stops.txt")
    let id = try table.required("stop_id")
    let (name, parent) = (table.column("stop_name"), table.column("parent_station"))
    let platform = table.column("platform_code")
    while try table.next() {
      guard table.row.fault == nil, let field = table.field(id) else { continue }
      func number(_ field: CSVField) -> Int? {
        wanted.number(of: table.bytes, field.start..<field.end)
      }
      if known.count < Self.mostKnown, table.row.end - table.row.start < Self.longestKnown {
        known.append(field.text(in: table.bytes))
        if let text = table.text(name) { named[text] = known.last }
      }
      let own = number(field)
      guard let station = own ?? table.field(parent).flatMap(number) else { continue }
      if let own {
        found.insert(own)
        names[own] = table.text(name) ?? stops[own].id
      }
      try budget.take(table.row.end - table.row.start + 64, at: table.location(of: id))
      let member = ids.insert(table.bytes, field.start..<field.end)
      // The same stop twice: the first counts.
      guard member == members.count else { continue }
      members.append(Member(platform: table.text(platform), station: station))
    }
    let mistakes = stops.indices.filter { !found.contains(wanted.insert(stops[$0].id)) }
      .map { index in
        let near = named[stops[index].id] ?? Spelling.nearest(to: stops[index].id, among: known)
        return GTFSProblem.unknownStop(stops[index].id, near: near)
          .diagnostic(at: stops[index].location)
      }
    guard mistakes.isEmpty else { throw Report(mistakes) }
  }
}
