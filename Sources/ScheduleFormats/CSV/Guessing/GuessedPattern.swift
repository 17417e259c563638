import Schedule

/// How the times or dates of a column are written, as far as its values tell.
struct GuessedPattern {
  /// The pattern; nil for ISO 8601, or a time of the day as `18:05`.
  let pattern: DatePattern?
  /// Whether every value has its day.
  let hasDate: Bool
  /// Whether some value has no offset.
  let lacksOffset: Bool
  /// Whether some value has one, and all that have one say that it is that of UTC.
  let isAllUTC: Bool
  /// A value that another pattern, which fits all of them as well, reads as another day; and that one.
  let doubt: (value: String, other: String)?

  /// The pattern's text; nil for ISO 8601.
  var text: String? { pattern?.text }

  /// Whether years have two digits.
  var needsCentury: Bool { pattern?.needsCentury == true }

  /// How some times are written; nil where no pattern fits all of them but a few mistakes, or there are
  /// none. `prefersMonth` is whether, of two that fit, the one with the month first is taken.
  static func ofTimes(_ values: [String], prefersMonth: Bool) -> GuessedPattern? {
    guard let first = values.first else { return nil }
    let form =
      native(values) ?? best(times.filter { $0.fits(first) }, values, prefersMonth: prefersMonth)
    if let form { return form }
    let most =
      Majority.of(values) { WrittenTime($0) != nil }
      ?? Majority.of(values) { value in plainTimes.contains { $0.fits(value) } }
    return most.flatMap(native) ?? usual(times, values, prefersMonth: prefersMonth)
  }

  /// The same of dates that stand apart.
  static func ofDates(_ values: [String], prefersMonth: Bool) -> GuessedPattern? {
    guard let first = values.first else { return nil }
    let form = best(dates.filter { $0.fits(first) }, values, prefersMonth: prefersMonth)
    let isISO = { (value: String) in CivilDate(iso: value) != nil }
    if values.allSatisfy(isISO) || form == nil && Majority.of(values, where: isISO) != nil {
      return GuessedPattern(
        pattern: nil,
        hasDate: true,
        lacksOffset: true,
        isAllUTC: false,
        doubt: nil
      )
    }
    return form ?? usual(dates, values, prefersMonth: prefersMonth)
  }

  /// The pattern that fits most of some values, where the others are few.
  private static func usual(
    _ patterns: [DatePattern],
    _ values: [String],
    prefersMonth: Bool
  ) -> GuessedPattern? {
    let isFigured = { (value: String) in value.utf8.contains { $0 &- 0x30 < 10 } }
    guard Majority.of(values, where: isFigured) != nil,
      let usual = Majority.usual(of: values)
    else { return nil }
    let fitting = patterns.filter { $0.fits(usual) }.compactMap { pattern in
      Majority.of(values, where: pattern.fits).map { (pattern, $0) }
    }
    guard let most = fitting.max(by: { $0.1.count < $1.1.count })?.1 else { return nil }
    return best(fitting.map(\.0), most, prefersMonth: prefersMonth)
  }

  private static func native(_ values: [String]) -> GuessedPattern? {
    var (withDate, withOffset, utc) = (0, 0, 0)
    for value in values {
      if let time = WrittenTime(value) {
        withDate += 1
        if let offset = time.offset {
          withOffset += 1
          if offset == 0 { utc += 1 }
        }
      } else if !plainTimes.contains(where: { $0.fits(value) }) {
        return nil
      }
    }
    guard withDate == 0 || withDate == values.count else { return nil }
    return GuessedPattern(
      pattern: nil,
      hasDate: withDate > 0,
      lacksOffset: withOffset < values.count,
      isAllUTC: withOffset > 0 && utc == withOffset,
      doubt: nil
    )
  }

  private static func best(
    _ patterns: [DatePattern],
    _ values: [String],
    prefersMonth: Bool
  ) -> GuessedPattern? {
    let fitting = patterns.filter { pattern in values.allSatisfy(pattern.fits) }
    let isMonthFirst = { (pattern: DatePattern) in
      pattern.text.firstIndex(of: "M").map { month in
        pattern.text.firstIndex(of: "d").map { month < $0 } ?? false
      } ?? false
    }
    // Whether the year's two digits come first is for the days to tell: a schedule's are not far apart.
    let yearFirst = fitting.first(where: \.hasShortYearFirst)
    let others = fitting.filter { !$0.hasShortYearFirst }
    let usual = (prefersMonth ? others.first(where: isMonthFirst) : nil) ?? others.first
    let chosen =
      switch (yearFirst, usual) {
      case (let yearFirst?, let usual?):
        yearFirst.span(of: values) < usual.span(of: values) ? yearFirst : usual
      default: usual ?? yearFirst
      }
    guard let pattern = chosen else { return nil }
    var doubt: (value: String, other: String)?
    for other in fitting where doubt == nil {
      if let value = values.first(where: { other.day(of: $0) != pattern.day(of: $0) }) {
        doubt = (value, other.text)
      }
    }
    return GuessedPattern(
      pattern: pattern,
      hasDate: pattern.hasDate,
      lacksOffset: pattern.text != DatePattern.unixTime,
      isAllUTC: false,
      doubt: doubt
    )
  }

  private static let dayTexts = [
    "dd/MM/yyyy", "MM/dd/yyyy", "d/M/yyyy", "M/d/yyyy", "dd.MM.yyyy", "d.M.yyyy", "dd-MM-yyyy",
    "MM-dd-yyyy", "yyyy/MM/dd", "yyyyMMdd", "dd-MMM-yyyy", "dd MMM yyyy", "ddMMMyyyy", "d MMM yyyy",
    "d-MMM-yyyy", "MMM d, yyyy", "MMM d yyyy", "MMMM d, yyyy", "d MMMM yyyy", "EEE dd MMM yyyy",
    "EEE, d MMM yyyy", "dd/MM/yy", "MM/dd/yy", "d/M/yy", "M/d/yy", "dd.MM.yy", "yy/MM/dd",
    "yy-MM-dd", "yy.MM.dd", "dd-MMM-yy",
    "dd MMM yy", "ddMMMyy", "d-MMM-yy",
  ]
  /// Days with the midnight that databases put behind them.
  private static let midnights = [
    "yyyy-MM-dd '00:00:00'", "yyyy-MM-dd'T00:00:00'", "dd/MM/yyyy '00:00:00'",
    "MM/dd/yyyy '00:00:00'", "M/d/yyyy '0:00'", "M/d/yyyy '12:00:00 AM'", "dd.MM.yyyy '00:00:00'",
  ]
  private static let timeTexts = [
    "HHmm", "H:mm", "HH.mm", "H.mm", "hh:mm a", "h:mm a", "hh:mma", "h:mma", "hh:mm:ss a",
    "h:mm:ss a", "HHmmss", "HH'h'mm", "H:mm:ss",
  ]

  private static func pattern(_ text: String, _ purpose: DatePattern.Purpose) -> DatePattern? {
    // A text of ours that is no pattern is none: some joins of two leave a choice.
    try? DatePattern(text, for: purpose, century: 2000)
  }

  private static let plainTimes = ["HH:mm", "HH:mm:ss"].compactMap { pattern($0, .time) }
  private static let dates = (dayTexts + midnights).compactMap { pattern($0, .date) }
  private static let times: [DatePattern] = {
    let alone = ([DatePattern.unixTime] + timeTexts).compactMap { pattern($0, .time) }
    let clock = ["HH:mm", "HH:mm:ss"] + timeTexts
    let joined = (["yyyy-MM-dd"] + dayTexts).flatMap { day in
      clock.flatMap { time in ["\(day) \(time)", "\(time) \(day)", "\(day)'T'\(time)"] }
    }
    let digits = ["yyyyMMddHHmmss", "yyyyMMddHHmm", "yyMMddHHmm"]
    return (digits.compactMap { pattern($0, .time) }) + alone
      + joined.compactMap { pattern($0, .time) }
  }()
}

extension DatePattern {
  /// Whether years have two digits.
  var needsCentury: Bool { text.contains("yy") && !text.contains("yyyy") }

  /// Whether a year of two digits comes first.
  fileprivate var hasShortYearFirst: Bool { text.hasPrefix("yy") && !text.hasPrefix("yyyy") }

  /// How many days lie between the first and the last of some.
  fileprivate func span(of texts: [String]) -> Int {
    let days = texts.compactMap { day(of: $0)?.daysSinceEpoch }
    guard let first = days.min(), let last = days.max() else { return 0 }
    return last - first
  }

  /// Whether a text can be read by it.
  fileprivate func fits(_ text: String) -> Bool { read(Array(text.utf8).span) != nil }

  /// The day that a text says.
  fileprivate func day(of text: String) -> CivilDate? { read(Array(text.utf8).span)?.date }
}
