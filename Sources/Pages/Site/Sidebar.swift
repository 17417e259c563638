import Mustache

/// The typed list of items, with the titles that their pages gave them.
struct Sidebar: Sendable {
  /// One item.
  struct Entry: Sendable {
    let item: SidebarItem
    let title: String
    let subtitle: String?
  }

  let entries: [Entry]

  /// The items as a page at a place shows them.
  func models(at place: Place, current: SidebarItem?) -> [Value] {
    entries.map { entry in
      .record(
        ItemModel(
          id: entry.item.id,
          title: entry.title,
          subtitle: entry.subtitle,
          address: place.address(of: entry.item.route),
          isCurrent: entry.item == current
        )
      )
    }
  }
}
