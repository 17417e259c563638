import Diagnostics
import Schedule
import ScheduleFormats

/// A word of the command line that sets something, `gate=A4`.
struct Assignment {
  let field: HandField
  let value: String

  init(_ word: String) throws(Report) {
    let word = HandText.line(word)
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw UsageProblem.noAssignment(word).report(at: nil) }
    field = try Self.field(String(parts[0]))
    value = parts[1].trimmingPrefix { $0 == " " }.description
    guard !value.isEmpty else { throw UsageProblem.noAssignment(word).report(at: nil) }
  }

  /// The field that a name means; a hyphen is as good as an underscore.
  static func field(_ name: String) throws(Report) -> HandField {
    guard let field = HandField(rawValue: name.replacing("-", with: "_")) else {
      throw UsageProblem.unknownField(name).report(at: nil)
    }
    return field
  }

  /// A value as it is kept: a status' code, a time with its offset, a line of text.
  struct Value {
    let text: String
    /// The time that it is, where it is one.
    var time: FlightTime?
    /// What is odd about it.
    var warning: SetProblem?
  }

  /// What the word, said at an instant, sets a flight's value to.
  func value(
    for flight: Flight,
    now: Instant,
    in zone: AirportZone
  ) throws(Report) -> Value {
    switch field {
    case .status:
      guard let code = StatusCode(spelling: value) else {
        throw SetProblem.unknownStatus(value).report(at: nil)
      }
      guard code.fits(flight.direction) else {
        throw SetProblem.contraryStatus(code, flight.direction).report(at: nil)
      }
      return Value(text: code.rawValue)
    case .estimated, .actual:
      guard let written = written(for: flight) else {
        throw SetProblem.wrongTime(field, value).report(at: nil)
      }
      let meant = MeantTime(field, value, written, of: flight, now: now, in: zone)
      return Value(text: meant.time.iso, time: meant.time, warning: meant.warning)
    case .terminal, .gate, .belt, .checkIn, .remark:
      let count = value.unicodeScalars.count
      guard count <= HandText.limit else {
        throw SetProblem.longText(field, count: count, limit: HandText.limit).report(at: nil)
      }
      return Value(text: value)
    }
  }

  /// The time that is written, on the day that is likely for the flight where none is.
  private func written(for flight: Flight) -> WrittenTime? {
    guard let time = TimeOfDay(value) else { return WrittenTime(value) }
    return WrittenTime(local: time.likely(for: flight.scheduledTime.local))
  }
}
