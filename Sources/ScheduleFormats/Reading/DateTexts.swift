import Schedule

/// Days as texts, each made once: a file has few days and many flights.
struct DateTexts {
  private var texts: [CivilDate: String] = [:]

  /// The day as ISO 8601 writes it.
  mutating func text(of date: CivilDate) -> String {
    if let text = texts[date] { return text }
    let text = date.description
    texts[date] = text
    return text
  }
}
