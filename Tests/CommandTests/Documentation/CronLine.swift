/// A line of a crontab: the minutes of a day at which it starts.
struct CronLine {
  let text: String
  /// Counted from midnight.
  let minutes: Set<Int>

  /// Nil for a setting, as `PATH=…`.
  init?(_ text: String) {
    let fields = text.split(separator: " ").prefix(5).map(String.init)
    guard fields.count == 5, !text.prefix(while: { $0 != " " }).contains("=") else { return nil }
    self.text = text
    let minutes = Self.values(of: fields[0], below: 60)
    self.minutes = Set(
      Self.values(of: fields[1], below: 24).flatMap { hour in minutes.map { hour * 60 + $0 } }
    )
  }

  /// `*`, `*/5` or a number.
  private static func values(of field: String, below limit: Int) -> [Int] {
    if field == "*" { return Array(0..<limit) }
    if field.hasPrefix("*/"), let step = Int(field.dropFirst(2)) {
      return Array(stride(from: 0, to: limit, by: step))
    }
    return Int(field).map { [$0] } ?? []
  }
}
