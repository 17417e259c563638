import Templates

/// A lobby display.
final class DisplayContext: PageContext {
  static let name = "display page"
  static let fields: [TypedField<DisplayContext>] =
    sharedFields + [
      .record("day", "Today.") { $0.day },
      .record("display", "What it shows.") { $0.display },
    ]

  let shared: SharedModel
  let day: DayModel
  let display: DisplayModel

  init(shared: SharedModel, day: DayModel, display: DisplayModel) {
    self.shared = shared
    self.day = day
    self.display = display
  }
}
