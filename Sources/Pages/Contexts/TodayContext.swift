import Mustache
import Templates

/// A stub that goes to a view of today's board.
final class TodayContext: PageContext {
  static let name = "today page"
  static let fields: [TypedField<TodayContext>] =
    sharedFields + [
      .record("day", "Today.") { $0.day },
      .address("target", "Where it goes.", example: "../2026-11-30/index.html") { $0.target },
      .text(
        "refresh",
        "The same as the content of a refresh.",
        example: "0; url=../2026-11-30/index.html"
      ) {
        "0; url=\($0.target)"
      },
    ]

  let shared: SharedModel
  let day: DayModel
  let target: String

  init(shared: SharedModel, day: DayModel, target: String) {
    self.shared = shared
    self.day = day
    self.target = target
  }
}
