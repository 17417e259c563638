/// What a flight is doing, as the page's `data-status` says it.
public enum StatusCode: String, CaseIterable, Hashable, Sendable {
  /// Planned, nothing said yet.
  case scheduled
  /// As planned.
  case onTime = "on-time"
  /// Before its time.
  case early
  /// After its time.
  case delayed
  /// The desks are open.
  case checkIn = "check-in"
  /// The desks are closed.
  case checkInClosed = "check-in-closed"
  /// No gate yet.
  case waitInLounge = "wait-in-lounge"
  /// The gate is known.
  case goToGate = "go-to-gate"
  /// The gate is staffed.
  case gateOpen = "gate-open"
  /// People go aboard.
  case boarding
  /// The last call.
  case finalCall = "final-call"
  /// The gate is about to close.
  case gateClosing = "gate-closing"
  /// Nobody gets aboard any more.
  case gateClosed = "gate-closed"
  /// It has left.
  case departed
  /// It is in the air.
  case enRoute = "en-route"
  /// It is on its way here.
  case expected
  /// It is near.
  case approaching
  /// It is on the runway.
  case landed
  /// The first bag is on the belt.
  case firstBag = "first-bag"
  /// It is at the stand.
  case arrived
  /// It does not fly.
  case cancelled
  /// It goes elsewhere; it is not cancelled.
  case diverted
  /// The gate is another one.
  case gateChange = "gate-change"
  /// It goes on a later day than planned.
  case tomorrow
  /// Said in words that are not known here, and shown as they came.
  case unknown
}
