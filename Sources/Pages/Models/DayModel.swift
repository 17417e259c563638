import Mustache
import Schedule
import Templates

/// A day of the site, with the address of its board from where it is named.
final class DayModel: TypedRecord {
  static let name = "day"
  static let fields: [TypedField<DayModel>] = [
    .text("date", "The date in words.", example: "Monday, November 30") { $0.forms.date },
    .text("shortDate", "The date, short.", example: "Nov 30") { $0.forms.shortDate },
    .text("weekday", "The day of the week.", example: "Monday") { $0.forms.weekday },
    .text("shortWeekday", "The day of the week, short.", example: "Mon") { $0.forms.shortWeekday },
    .text("dayOfMonth", "The day of the month.", example: "30") { $0.forms.dayOfMonth },
    .text("iso", "The date as ISO 8601.", example: "2026-11-30") { $0.iso },
    .address("address", "Its All page.", example: "2026-11-30/index.html") { $0.address },
    .address("arrivalsAddress", "Its Arrivals page.", example: "2026-11-30/arrivals.html") {
      $0.arrivalsAddress
    },
    .address("departuresAddress", "Its Departures page.", example: "2026-11-30/departures.html") {
      $0.departuresAddress
    },
    .integer("arrivals", "The number of its arrivals.", example: "15") { $0.arrivals },
    .integer("departures", "The number of its departures.", example: "15") { $0.departures },
    .boolean("isToday", "Whether it was the airport's today when the site was built.") {
      $0.isToday
    },
    .boolean("isCurrent", "Whether the page is of this day.") { $0.isCurrent },
  ]

  let forms: DateWords.Forms
  let iso: String
  let address: String
  let arrivalsAddress: String
  let departuresAddress: String
  let arrivals: Int
  let departures: Int
  let isToday: Bool
  let isCurrent: Bool

  init(_ day: DaySummary, from place: Place, isToday: Bool, isCurrent: Bool, words: Words) {
    func address(_ tab: Tab) -> String {
      place.address(of: .board(day.date, tab))
    }
    forms = words.dates[day.date]
    iso = "\(day.date)"
    self.address = address(.all)
    arrivalsAddress = address(.arrivals)
    departuresAddress = address(.departures)
    arrivals = day.arrivals
    departures = day.departures
    self.isToday = isToday
    self.isCurrent = isCurrent
  }
}
