import Mustache
import Schedule

/// What surrounds a page's own content: made once for all pages of a kind in a folder.
struct PageFrame: Sendable {
  let place: Place
  let item: SidebarItem?
  let items: [Value]
  let days: [Value]

  init(
    _ site: Site,
    sidebar: Sidebar,
    place: Place,
    item: SidebarItem?,
    day: CivilDate? = nil
  ) {
    self.place = place
    self.item = item
    items = sidebar.models(at: place, current: item)
    days = site.days.map { summary in
      .record(
        DayModel(
          summary,
          from: place,
          isToday: summary.date == site.today,
          isCurrent: summary.date == day,
          words: site.words
        )
      )
    }
  }
}
