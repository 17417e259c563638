import Templates

/// A page's root record: the shared fields, and those of its kind.
protocol PageContext: TypedRecord {
  /// What every page has.
  var shared: SharedModel { get }
}

extension PageContext {
  /// The fields that every kind begins with.
  static var sharedFields: [TypedField<Self>] {
    [
      .record("site", "What is the same on every page.") { $0.shared.site },
      .record("page", "The page itself.") { $0.shared.page },
      .list("items", of: ItemModel.self, "The items of the sidebar.") { $0.shared.items },
      .list("days", of: DayModel.self, "The days of the site.") { $0.shared.days },
    ]
  }
}
