import Schedule

extension CheckFindings {
  /// How many places of one kind are named; the rest is counted.
  private static let limit = 5

  /// The findings for people.
  var text: String {
    var text = path.map { "\($0): \(Self.count(records, "row")), " } ?? "demo: "
    text += Self.count(flights, "flight")
    if let updates { text += ", \(Self.count(updates, "update"))" }
    text += "\n"
    for day in days {
      text +=
        "\(day.date): \(Self.count(day.arrivals, "arrival")), "
        + "\(Self.count(day.departures, "departure"))\n"
    }
    text += "on other days: \(Self.count(otherDays, "flight"))\n"
    text += Self.lines("duplicates folded", duplicates)
    text += "codes unknown: \(codes.count)\n"
    text += Self.lines(codes) { code in
      let place = code.place.text.map { ", first at \($0)" } ?? ""
      return "\(code.name.kind.rawValue) '\(code.name.code)': "
        + "\(Self.count(code.flights, "flight"))\(place)"
    }
    text += Self.lines("offsets that are not the zone's", zones)
    text += Self.lines("times in a clock change", clockChanges)
    text += "days without flights: \(gaps.count)\n"
    text += Self.lines(runs) { run in
      let days =
        run.first.date == run.last ? "\(run.last)" : "\(run.first.date) to \(run.last)"
      return days + (run.first.place.text.map { ", after \($0)" } ?? "")
    }
    return text
  }

  /// Days without flights that follow one another.
  private var runs: [(first: Gap, last: CivilDate)] {
    var runs: [(first: Gap, last: CivilDate)] = []
    for gap in gaps {
      if let run = runs.last, run.last.adding(days: 1) == gap.date {
        runs[runs.count - 1].last = gap.date
      } else {
        runs.append((gap, gap.date))
      }
    }
    return runs
  }

  private static func lines(_ title: String, _ places: Places) -> String {
    let known = places.places.compactMap(\.text)
    var text = "\(title): \(places.count)\n" + lines(known) { $0 }
    let unkept = places.count - known.count
    if known.count <= limit, unkept > 0, !known.isEmpty { text += "  and \(unkept) more\n" }
    return text
  }

  private static func lines<Item>(_ items: [Item], _ line: (Item) -> String) -> String {
    let shown = items.prefix(limit).map { "  \(line($0))\n" }.joined()
    return items.count > limit ? shown + "  and \(items.count - limit) more\n" : shown
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
