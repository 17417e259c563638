import Diagnostics

/// The names of stops, as travellers know them: a platform has that of its station.
struct GTFSStopNames {
  /// The names by the stops' numbers; the id where there is none.
  private(set) var names: [String]

  /// Looks for the names of stops in the feed.
  init(_ feed: GTFSFeed, ids: NameTable, budget: GTFSBudget) throws(Report) {
    var all = ids
    var found: [Int: (name: String?, parent: Int?)] = [:]
    // A platform stands before its station or behind it: what is missing is looked for again.
    for _ in 0..<2 {
      let count = all.count
      var table = try feed.required("stops.txt")
      let id = try table.required("stop_id")
      let (name, parent) = (table.column("stop_name"), table.column("parent_station"))
      while try table.next() {
        guard table.row.fault == nil, let field = table.field(id),
          let stop = all.number(of: table.bytes, field.start..<field.end), found[stop] == nil
        else { continue }
        try budget.take(table.row.end - table.row.start + 64, at: table.location(of: id))
        // A station has no station.
        let station =
          stop < ids.count
          ? table.field(parent).map { all.insert(table.bytes, $0.start..<$0.end) } : nil
        found[stop] = (table.text(name), station)
      }
      if all.count == count { break }
    }
    names = (0..<ids.count).map { number in
      let stop = found[number]
      return (stop?.parent).flatMap { found[$0]?.name } ?? stop?.name ?? ids[number]
    }
  }
}
