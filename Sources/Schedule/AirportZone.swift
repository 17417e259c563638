import Basics
import Foundation

/// A time zone whose changes over some years are kept in order, so that an offset is a search in an
/// array. Outside of those years it asks Foundation, slowly and as rightly.
public struct AirportZone: Sendable {
  /// The name in the IANA database, "America/New_York".
  public let identifier: String
  private let zone: TimeZone
  /// The first second and the first second no more for which `changes` is complete.
  private let span: Range<Int>
  /// The moments at which the offset changes, in order; `offsets[i + 1]` begins at `changes[i]`.
  private let changes: [Int]
  private let offsets: [Int]

  /// A zone by its IANA name; nil where there is none. The years are those for which offsets are
  /// needed fast.
  public init?(identifier: String, years: ClosedRange<Int> = 2000...2040) {
    guard let zone = TimeZone(identifier: identifier),
      let first = CivilDate(year: years.lowerBound, month: 1, day: 1),
      let end = CivilDate(year: years.upperBound + 1, month: 1, day: 1)
    else { return nil }
    self.identifier = identifier
    self.zone = zone
    span = first.daysSinceEpoch * 86_400..<end.daysSinceEpoch * 86_400
    var changes: [Int] = []
    var offsets = [Self.offset(of: zone, at: span.lowerBound)]
    var moment = Date(timeIntervalSince1970: Double(span.lowerBound))
    while let next = zone.nextDaylightSavingTimeTransition(after: moment), next > moment {
      let second = Int(next.timeIntervalSince1970)
      guard second < span.upperBound else { break }
      let offset = Self.offset(of: zone, at: second)
      if offset != offsets.last {
        changes.append(second)
        offsets.append(offset)
      }
      moment = next
    }
    self.changes = changes
    self.offsets = offsets
  }

  /// The distance from UTC in seconds at a moment, east positive.
  public func offset(at instant: Instant) -> Int {
    let second = instant.unixSeconds
    guard span.contains(second) else { return Self.offset(of: zone, at: second) }
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle] <= second { low = middle + 1 } else { high = middle }
    }
    return offsets[low]
  }

  private static func offset(of zone: TimeZone, at second: Int) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))
  }
}
