import Mustache
import Templates

/// A flight's page.
final class FlightContext: PageContext {
  static let name = "flight page"
  static let fields: [TypedField<FlightContext>] =
    sharedFields + [
      .record("flight", "The flight.") { $0.flight },
      .record("share", "What visitors can take along.") { $0.share },
      .optionalRecord("assistance", "Help on the way, from site.yml.") { $0.assistance },
      .list("notices", of: NoticeModel.self, "What is announced for it.") { $0.notices },
    ]

  let shared: SharedModel
  let flight: FlightModel
  let notices: [Value]
  let share: ShareModel
  let assistance: AssistanceModel?

  init(
    shared: SharedModel,
    flight: FlightModel,
    notices: [Value],
    share: ShareModel,
    assistance: AssistanceModel?
  ) {
    self.shared = shared
    self.flight = flight
    self.notices = notices
    self.share = share
    self.assistance = assistance
  }
}
