import Mustache
import Templates

/// One of the three views of a day, as a tab.
final class TabModel: TypedRecord {
  static let name = "tab"
  static let fields: [TypedField<TabModel>] = [
    .text("name", "For scripts: arrivals, all or departures.", example: "arrivals") {
      $0.tab.rawValue
    },
    .text("title", "The word on it.", example: "Arrivals") { $0.title },
    .address("address", "Where it leads.", example: "arrivals.html") { $0.address },
    .text("badge", "The number of its flights; on All the date.", example: "15") { $0.badge },
    .boolean("isBadgeHidden", "Whether the badge is a zero, which is not shown.") {
      $0.isBadgeHidden
    },
    .optionalText(
      "times",
      "The expected times of its flights in Unix seconds, where the page does not list them.",
      example: "1796071200 1796072400"
    ) { $0.times },
    .boolean("isCurrent", "Whether it is the page's own.") { $0.isCurrent },
    .boolean("isArrivals", "Whether it is Arrivals.") { $0.tab == .arrivals },
    .boolean("isAll", "Whether it is All.") { $0.tab == .all },
    .boolean("isDepartures", "Whether it is Departures.") { $0.tab == .departures },
  ]

  let tab: Tab
  let title: String
  let address: String
  let badge: String
  let isBadgeHidden: Bool
  let times: String?
  let isCurrent: Bool

  init(
    _ tab: Tab,
    title: String,
    address: String,
    badge: String,
    isBadgeHidden: Bool,
    times: String? = nil,
    isCurrent: Bool
  ) {
    self.tab = tab
    self.title = title
    self.address = address
    self.badge = badge
    self.isBadgeHidden = isBadgeHidden
    self.times = times
    self.isCurrent = isCurrent
  }
}
