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
  }

  /// What the word sets a flight's value to.
  func value(for flight: Flight, in zone: AirportZone) throws(Report) -> Value {
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
      let time = try time(for: flight, in: zone)
      return Value(text: time.iso, time: time)
    case .terminal, .gate, .belt, .checkIn, .remark:
      let count = value.unicodeScalars.count
      guard count <= HandText.limit else {
        throw SetProblem.longText(field, count: count, limit: HandText.limit).report(at: nil)
      }
      return Value(text: value)
    }
  }

  private func time(for flight: Flight, in zone: AirportZone) throws(Report) -> FlightTime {
    if let time = TimeOfDay(value) { return time.likely(for: flight.scheduledTime, in: zone) }
    guard let time = WrittenTime(value) else {
      throw SetProblem.wrongTime(field, value).report(at: nil)
    }
    return time.time(in: zone).time
  }
}
