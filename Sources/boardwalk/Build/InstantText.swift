import Schedule

/// Reads an instant as the command line gives it.
enum InstantText {
  /// `2026-11-30`, `2026-11-30T05:00`, with seconds, with `Z` or an offset, or without one for
  /// airport time; nil for anything else.
  static func instant(_ text: String, in zone: AirportZone) -> Instant? {
    guard let date = CivilDate(iso: String(text.prefix(10))) else { return nil }
    var rest = text.dropFirst(10)
    guard let separator = rest.popFirst() else {
      return zone.resolve(LocalTime(date: date, secondOfDay: 0)).time.instant
    }
    guard separator == "T" || separator == " " else { return nil }
    let clock = rest.prefix { $0.isNumber || $0 == ":" }
    guard let second = seconds(clock) else { return nil }
    let local = LocalTime(date: date, secondOfDay: second)
    let zoneText = rest.dropFirst(clock.count)
    if zoneText.isEmpty { return zone.resolve(local).time.instant }
    guard let offset = offset(zoneText) else { return nil }
    return Instant(unixSeconds: date.daysSinceEpoch * 86_400 + second - offset)
  }

  /// `05:00` or `05:00:30` as seconds of the day.
  private static func seconds(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(number)
    guard parts.count == 2 || parts.count == 3, let hour = parts[0], let minute = parts[1],
      hour < 24, minute < 60
    else { return nil }
    let second = parts.count == 3 ? parts[2] : 0
    guard let second, second < 60 else { return nil }
    return hour * 3600 + minute * 60 + second
  }

  /// `Z`, `-05:00` or `-0500` as seconds east of Greenwich.
  private static func offset(_ text: Substring) -> Int? {
    if text == "Z" { return 0 }
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let digits = text.dropFirst().replacing(":", with: "")
    guard digits.count == 4, let hour = number(digits.prefix(2)),
      let minute = number(digits.dropFirst(2)), hour < 19, minute < 60
    else { return nil }
    return (sign == "-" ? -1 : 1) * (hour * 3600 + minute * 60)
  }

  /// Exactly two digits.
  private static func number(_ text: Substring) -> Int? {
    guard text.utf8.count == 2, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(text)
  }
}
