import Basics
import Schedule

/// How a time of the day stands in an id; shorter forms come first.
enum TimeForm: CaseIterable {
  /// "1805"
  case minute
  /// "180530"
  case second
  /// "0130-0400"
  case minuteAndOffset
  /// "013030-0400"
  case secondAndOffset

  /// A time in this form.
  func text(of time: FlightTime) -> String {
    let local = time.local
    let minute = Digits.text(local.hour * 100 + local.minute, width: 4)
    let second = Digits.text(local.secondOfDay % 60, width: 2)
    return switch self {
    case .minute: minute
    case .second: minute + second
    case .minuteAndOffset: minute + Self.offset(of: time)
    case .secondAndOffset: minute + second + Self.offset(of: time)
    }
  }

  private static func offset(of time: FlightTime) -> String {
    let minutes = abs(time.offset) / 60
    let digits = Digits.text(minutes / 60 * 100 + minutes % 60, width: 4)
    return (time.offset < 0 ? "-" : "+") + digits
  }
}
