import Mustache

/// What every page's root record has.
final class SharedModel: Sendable {
  let site: SiteModel
  let page: PageModel
  let items: [Value]
  let days: [Value]

  init(site: SiteModel, page: PageModel, items: [Value], days: [Value]) {
    self.site = site
    self.page = page
    self.items = items
    self.days = days
  }
}
