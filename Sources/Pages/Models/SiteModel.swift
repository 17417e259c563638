import Mustache
import Templates

/// What is the same on every page.
final class SiteModel: TypedRecord {
  static let name = "site"
  static let fields: [TypedField<SiteModel>] = [
    .text("title", "The airport's name, from site.yml.", example: "Mountain Airport") { $0.title },
    .text("language", "The language of its words, as BCP 47.", example: "en-US") { $0.language },
    .text("direction", "Which way its lines run: ltr or rtl.", example: "ltr") { $0.direction },
    .text("timeZone", "The airport's zone, as IANA names it.", example: "America/New_York") {
      $0.timeZone
    },
    .text("today", "The airport's date when the site was built.", example: "2026-11-30") {
      $0.today
    },
    .integer("clock", "To how many hours its times count: 12 or 24.", example: "12") { $0.clock },
    .text("lastDay", "The last day that the site covers.", example: "2026-12-14") { $0.lastDay },
    .text("flightSegue", "How a board's rows lead to flights, from site.yml.", example: "push") {
      $0.flightSegue
    },
    .optionalText("airportCode", "The airport's IATA code, from site.yml.", example: "JFK") {
      $0.airportCode
    },
    .text("signColor", "The sign's colour, for the browser's own bars.", example: "#101317") {
      $0.signColor
    },
    .boolean("hasDataTime", "Whether build.json tells of when the flights are.") {
      $0.hasDataTime
    },
    .optionalText(
      "maximumAge",
      "How old they may become in seconds, max_age of site.yml.",
      example: "21600"
    ) { $0.maximumAge.map(String.init) },
    .optionalText(
      "oldDataTime",
      "Of when they are, where they were too old when the site was built.",
      example: "Monday, November 30, 6:05 AM"
    ) { $0.oldDataTime },
  ]

  let title: String
  let language: String
  let direction: String
  let timeZone: String
  let today: String
  let clock: Int
  let lastDay: String
  let flightSegue: String
  let airportCode: String?
  let signColor: String
  let hasDataTime: Bool
  let maximumAge: Int?
  let oldDataTime: String?

  init(
    title: String,
    language: String,
    direction: String,
    timeZone: String,
    today: String,
    clock: Int,
    lastDay: String,
    flightSegue: String,
    airportCode: String?,
    signColor: String,
    hasDataTime: Bool = false,
    maximumAge: Int? = nil,
    oldDataTime: String? = nil
  ) {
    self.title = title
    self.language = language
    self.direction = direction
    self.timeZone = timeZone
    self.today = today
    self.clock = clock
    self.lastDay = lastDay
    self.flightSegue = flightSegue
    self.airportCode = airportCode
    self.signColor = signColor
    self.hasDataTime = hasDataTime
    self.maximumAge = maximumAge
    self.oldDataTime = oldDataTime
  }
}
