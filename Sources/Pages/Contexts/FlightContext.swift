import Mustache
import Templates

/// A flight's page.
final class FlightContext: PageContext {
  static let name = "flight page"
  static let fields: [TypedField<FlightContext>] =
    sharedFields + [
      .record("flight", "The flight.") { $0.flight },
      .list("notices", of: NoticeModel.self, "What is announced for it.") { $0.notices },
    ]

  let shared: SharedModel
  let flight: FlightModel
  let notices: [Value]

  init(shared: SharedModel, flight: FlightModel, notices: [Value]) {
    self.shared = shared
    self.flight = flight
    self.notices = notices
  }
}
