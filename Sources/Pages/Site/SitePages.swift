import Diagnostics
import Mustache
import Schedule
import Templates

/// All pages of a site: which there are, and how each is rendered.
///
/// Immutable, so that any number of threads can render units side by side.
public struct SitePages: Sendable {
  let site: Site
  let templates: PageTemplates
  let sidebar: Sidebar

  /// The units in which pages are rendered, each page in exactly one.
  public let units: [PageUnit]
  /// What was noticed that does not stop the build.
  public let warnings: [Diagnostic]

  /// Checks all templates, names all pages. The words for times can be made beforehand, as they
  /// need neither schedule nor templates.
  public init(
    _ description: SiteDescription,
    schedule: FlightSchedule,
    files: TemplateFiles,
    clock: ClockWords? = nil
  ) throws(Report) {
    // A mistake in one place keeps none in another from being told.
    var found = files.diagnostics
    let notices = Notice.all(in: files, noting: &found)
    let site = Site(
      description,
      schedule: schedule,
      files: files,
      notices: notices,
      clock: clock,
      noting: &found
    )
    let compiled = found.collect { () throws(Report) in
      try PageTemplates(site: site, files: files)
    }
    found = found.withoutRepetitions
    guard let templates = compiled, found.allSatisfy({ $0.severity != .error }) else {
      throw Report(found)
    }
    self.site = site
    self.templates = templates
    sidebar = Self.sidebar(site: site, templates: templates)
    let copies = CopiedFile.all(in: files)
    units = try Self.units(site: site, templates: templates, copies: copies)
    self.copies = copies
    sharedInputs = Self.sharedInputs(site, files: files)
    let unused = UnusedFiles.warnings(
      in: files,
      used: templates.paths,
      language: description.language
    )
    let strayed = notices.flatMap { $0.warnings(for: schedule) }
    let noticed = description.theme.warnings + templates.warnings + unused + strayed
    warnings = (found + noticed).withoutRepetitions
  }

  /// What a check tells of the site beside its warnings.
  public var notes: [Note] { site.words.strings.notes }

  let copies: [CopiedFile]
  let sharedInputs: [UInt8]

  /// Renders a unit's pages, one after the other, into one reused buffer, and hands each over with
  /// its number in the unit.
  public func render(
    unit number: Int,
    put: (_ page: Int, _ bytes: UnsafeRawBufferPointer) throws(Report) -> Void
  ) throws(Report) {
    let unit = units[number]
    var buffer = OutputBuffer()
    switch unit.content {
    case .day(let date, let flights):
      let day = DayRenderer(pages: self, date: date, flights: flights)
      for (page, route) in unit.routes.enumerated() {
        buffer.removeAll()
        try day.render(route, into: &buffer)
        try buffer.withUnsafeBytes { bytes throws(Report) in try put(page, bytes) }
      }
    case .codes(_, let flights):
      for (page, index) in flights.enumerated() {
        buffer.removeAll()
        site.canonical(site.route(ofFlight: index)).flatMap(QRCode.init)?.write(into: &buffer)
        try buffer.withUnsafeBytes { bytes throws(Report) in try put(page, bytes) }
      }
    case .site:
      let root = SiteRenderer(pages: self)
      for (page, route) in unit.routes.enumerated() {
        buffer.removeAll()
        try root.render(route, into: &buffer)
        try buffer.withUnsafeBytes { bytes throws(Report) in try put(page, bytes) }
      }
    }
  }
}
