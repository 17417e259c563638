import ScheduleFormats

/// The text of a first `site.yml`: what was guessed, and in comments what else could be said.
struct SiteDraft {
  let title: String
  let airport: String?
  let timeZone: String?
  /// The schedule's file as `site.yml` is to name it; nil for the demo.
  var file: String?
  var guess: CSVGuess?

  /// The whole text.
  var text: String {
    var lines = ["title: \(Self.quoted(title))"]
    lines.append(
      airport.map { "airport: \($0)" }
        ?? (timeZone == nil ? "# The airport's IATA code:\n# airport: JFK" : "# airport: JFK")
    )
    if let timeZone {
      lines.append("time_zone: \(timeZone)")
    } else if airport == nil {
      lines.append("# or, where that has none, its zone:\n# time_zone: America/New_York")
    }
    lines += [
      "# The language of words and dates, as BCP 47:", "# language: en",
      "# How many days the site covers, from today:", "# days: 15",
      "# Where it will be found:", "# base_url: https://flights.example", "schedule:",
    ]
    lines += schedule
    lines += [
      "  # Whether a bad row fails the build, or is left out and listed:", "  # on_error: skip",
    ]
    if guess != nil {
      lines += ["  # How old the file may become:", "  # max_age: 6h"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var schedule: [String] {
    guard let file, let guess else { return ["  demo: { seed: 13, flights_per_day: 30 }"] }
    var lines = ["  csv:", "    file: \(Self.quoted(file))"]
    let format = guess.format
    if format.delimiter != .comma {
      lines.append("    delimiter: \(Self.quoted(format.delimiter.rawValue))")
    }
    if format.encoding != .utf8 { lines.append("    encoding: \(format.encoding.rawValue)") }
    if format.skippedLines > 0 { lines.append("    skip_lines: \(format.skippedLines)") }
    if format.footerLines > 0 { lines.append("    footer_lines: \(format.footerLines)") }
    if let direction = format.direction { lines.append("    direction: \(direction.rawValue)") }
    let hasDirection = guess.found.contains {
      [.direction, .scheduledArrival, .scheduledDeparture].contains($0.column)
    }
    if format.direction == nil, !hasDirection {
      lines += [
        "    # The direction of all flights, in a file of one:", "    # direction: arrival",
      ]
    }
    if guess.usesToday { lines.append("    date: today") }
    if let pattern = format.datePattern {
      lines.append("    date_format: \(Self.quoted(pattern.text))")
    }
    if let pattern = format.timePattern {
      lines.append("    time_format: \(Self.quoted(pattern.text))")
    }
    if let century = guess.century { lines.append("    century: \(century)") }
    lines +=
      guess.isUTC
      ? ["    time_zone: utc"]
      : ["    # Whose clock times without an offset are told by:", "    # time_zone: utc"]
    let words = format.directionWords.sorted { $0.key < $1.key }
    if !words.isEmpty {
      lines += ["    map:", "      direction:"]
      lines += words.map { "        \(Self.quoted($0.key)): \($0.value.rawValue)" }
    }
    if !format.columns.isEmpty {
      lines.append("    columns:")
      for column in FlightField.allCases {
        guard let header = format.columns[column.rawValue] else { continue }
        lines.append("      \(column.rawValue): \(Self.quoted(header))")
      }
    }
    return lines
  }

  /// A text as YAML has it: in quotes where it could be anything but a text.
  private static func quoted(_ text: String) -> String {
    let isPlain =
      text.utf8.first.map { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A } == true
      && text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
          || " _-./".utf8.contains(byte)
      } && text.utf8.last != 0x20
      && !["true", "false", "null", "yes", "no", "on", "off"].contains(text.lowercased())
    guard !isPlain else { return text }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: " ").replacing("\t", with: "\\t")
    return "\"\(escaped)\""
  }
}
