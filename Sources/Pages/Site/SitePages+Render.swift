import Diagnostics
import Mustache
import Schedule
import Templates

extension SitePages {
  /// Renders one page: its titles first, since every part of the page may show them.
  ///
  /// `note` names what the page is about, for the message when its title comes out empty.
  func render<Context: PageContext>(
    _ template: CompiledPage,
    _ route: Route,
    in frame: PageFrame,
    trail: [LinkModel],
    note: @autoclosure () -> Note? = nil,
    into buffer: inout OutputBuffer,
    context: (SharedModel) -> Context
  ) throws(Report) {
    func shared(title: String, subtitle: String?) -> SharedModel {
      SharedModel(
        site: site.model,
        page: PageModel(
          title: title,
          subtitle: subtitle,
          path: route.path,
          canonical: site.canonical(route),
          trail: trail
        ),
        items: frame.items,
        days: frame.days
      )
    }
    func root(_ shared: SharedModel) -> Value {
      .record(PageRoot(context(shared), strings: site.words.strings))
    }
    let draft = root(shared(title: "", subtitle: nil))
    let title = Self.title(template, root: draft)
    guard !title.isEmpty else {
      throw PageProblem.emptyTitle.report(
        at: template.titleLocation,
        notes: note().map { [$0] } ?? []
      )
    }
    let subtitle = template.subtitle.map { $0.text(root: draft) }
    template.body.render(root: root(shared(title: title, subtitle: subtitle)), into: &buffer)
  }

  /// A template's title for a root record, without blanks around it.
  static func title(_ template: CompiledPage, root: Value) -> String {
    let text = template.title?.text(root: root) ?? ""
    return text.contains { !$0.isWhitespace } ? text : ""
  }

  /// The sidebar: Flight Status, then each extra page in its order, then by title.
  static func sidebar(site: Site, templates: PageTemplates) -> Sidebar {
    let strings = site.words.strings
    let empty = SharedModel(
      site: site.model,
      page: PageModel(title: "", subtitle: nil, canonical: nil, trail: []),
      items: [],
      days: []
    )
    let root = Value.record(PageRoot(PlainContext(shared: empty), strings: strings))
    var entries = templates.extras.map { extra in
      (
        extra.order,
        Sidebar.Entry(
          item: .extra(extra.name),
          title: title(extra.template, root: root),
          subtitle: extra.template.subtitle?.text(root: root)
        )
      )
    }
    entries.sort { ($0.0, $0.1.title, $0.1.item.id) < ($1.0, $1.1.title, $1.1.item.id) }
    let first = Sidebar.Entry(
      item: .flightStatus,
      title: strings[.flightStatus],
      subtitle: strings[.flightStatusSubtitle]
    )
    return Sidebar(entries: [first] + entries.map(\.1))
  }

  /// The welcome page as a link.
  func welcomeLink(from place: Place) -> LinkModel {
    LinkModel(title: site.model.title, address: place.address(of: .welcome))
  }

  /// The help on the way, where there is some, with its page called as in the sidebar.
  func assistance(from place: Place) -> AssistanceModel? {
    site.description.assistance.map { assistance in
      let entry = sidebar.entries.first { $0.item == assistance.page.map(SidebarItem.extra) }
      return AssistanceModel(
        assistance,
        page: entry.map { entry in
          LinkModel(title: entry.title, address: place.address(of: entry.item.route))
        }
      )
    }
  }

  /// Today's board as a link.
  func flightStatusLink(from place: Place) -> LinkModel {
    LinkModel(
      title: site.words.strings[.flightStatus],
      address: place.address(of: .today(.all))
    )
  }
}
