import Mustache
import Templates

/// The page itself: its titles from the front matter, and its place in the site.
final class PageModel: TypedRecord {
  static let name = "page"
  static let fields: [TypedField<PageModel>] = [
    .text("title", "The title, from the front matter.", example: "Today’s Flight Status") {
      $0.title
    },
    .optionalText("subtitle", "The subtitle, from the front matter.", example: "Road and rail") {
      $0.subtitle
    },
    .text("path", "Its address from the site's root.", example: "2026-11-30/index.html") {
      $0.path
    },
    .optionalAddress(
      "canonical",
      "The page's full address, where base_url is known.",
      example: "https://flights.example/days.html"
    ) { $0.canonical },
    .list("trail", of: LinkModel.self, "The pages above it, from the welcome page down.") {
      $0.trail
    },
    .optionalRecord("back", "The page above it; absent on the welcome page.") { $0.back },
    .boolean("isWelcome", "Whether it is the welcome page.") { $0.back == nil },
  ]

  let title: String
  let subtitle: String?
  let path: String
  let canonical: String?
  let trail: [Value]
  let back: LinkModel?

  init(
    title: String,
    subtitle: String?,
    path: String = "",
    canonical: String?,
    trail: [LinkModel]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.path = path
    self.canonical = canonical
    self.trail = trail.map(Value.record)
    back = trail.last
  }
}
