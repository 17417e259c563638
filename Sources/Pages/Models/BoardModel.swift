import Mustache
import Templates

/// One view of a day's board.
final class BoardModel: TypedRecord {
  static let name = "board"
  static let fields: [TypedField<BoardModel>] = [
    .text("title", "Today's Flight Status, or the date.", example: "Today’s Flight Status") {
      $0.title
    },
    .text("tabTitle", "The view's word.", example: "Arrivals") { $0.tabTitle },
    .boolean("isAll", "Whether it shows both directions.") { $0.tab == .all },
    .boolean("isArrivals", "Whether it shows arrivals.") { $0.tab == .arrivals },
    .boolean("isDepartures", "Whether it shows departures.") { $0.tab == .departures },
    .list("tabs", of: TabModel.self, "The three views.") { $0.tabs },
    .list("rows", of: RowModel.self, "Its flights in order.") { $0.rows },
    .list("hours", of: HourModel.self, "The same flights by hour.") { $0.hours },
    .integer("count", "The number of its flights.", example: "30") { $0.rows.count },
    .boolean("isEmpty", "Whether it has no flight.") { $0.rows.isEmpty },
    .boolean("hasGates", "Whether any of its flights has a gate.") { $0.hasGates },
    .optionalRecord("previous", "The day before, where the site has it.") { $0.previous },
    .optionalRecord("next", "The day after, where the site has it.") { $0.next },
  ]

  let tab: Tab
  let title: String
  let tabTitle: String
  let tabs: [Value]
  let rows: [Value]
  let hours: [Value]
  let hasGates: Bool
  let previous: LinkModel?
  let next: LinkModel?

  init(
    tab: Tab,
    title: String,
    tabTitle: String,
    tabs: [Value],
    rows: [Value],
    hours: [Value],
    hasGates: Bool,
    previous: LinkModel?,
    next: LinkModel?
  ) {
    self.tab = tab
    self.title = title
    self.tabTitle = tabTitle
    self.tabs = tabs
    self.rows = rows
    self.hours = hours
    self.hasGates = hasGates
    self.previous = previous
    self.next = next
  }
}
