import Mustache
import Templates

/// What is the same on every page.
final class SiteModel: TypedRecord {
  static let name = "site"
  static let fields: [TypedField<SiteModel>] = [
    .text("title", "The airport's name, from site.yml.", example: "Mountain Airport") { $0.title },
    .text("language", "The language of its words, as BCP 47.", example: "en-US") { $0.language },
    .text("timeZone", "The airport's zone, as IANA names it.", example: "America/New_York") {
      $0.timeZone
    },
    .text("today", "The airport's date when the site was built.", example: "2026-11-30") {
      $0.today
    },
    .optionalText("airportCode", "The airport's IATA code, from site.yml.", example: "JFK") {
      $0.airportCode
    },
    .text("signColor", "The sign's colour, for the browser's own bars.", example: "#101317") {
      $0.signColor
    },
  ]

  let title: String
  let language: String
  let timeZone: String
  let today: String
  let airportCode: String?
  let signColor: String

  init(
    title: String,
    language: String,
    timeZone: String,
    today: String,
    airportCode: String?,
    signColor: String
  ) {
    self.title = title
    self.language = language
    self.timeZone = timeZone
    self.today = today
    self.airportCode = airportCode
    self.signColor = signColor
  }
}
