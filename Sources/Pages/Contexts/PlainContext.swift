import Templates

/// A page that has only what every page has: the day list, search, extra pages, the 404 page.
final class PlainContext: PageContext {
  static let name = "page"
  static let fields: [TypedField<PlainContext>] = sharedFields

  let shared: SharedModel

  init(shared: SharedModel) {
    self.shared = shared
  }
}
