import ScheduleFormats

/// The text of a first `site.yml`: what was guessed, and in comments what else could be said.
struct SiteDraft {
  let title: String
  let airport: String?
  let timeZone: String?
  /// The schedule's file as `site.yml` is to name it; nil for the demo.
  var file: String?
  var guess: CSVGuess?
  /// How many days the site is to cover; nil for as many as one does anyway.
  var days: FileDays?

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
    ]
    lines += days?.lines ?? ["# How many days the site covers, from today:", "# days: 15"]
    lines += [
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
    lines += direction(guess)
    if guess.usesToday { lines.append("    date: today") }
    if let pattern = format.datePattern {
      lines.append("    date_format: \(Self.quoted(pattern.text))")
    }
    if let pattern = format.timePattern {
      lines.append("    time_format: \(Self.quoted(pattern.text))")
    }
    if let century = guess.century { lines.append("    century: \(century)") }
    if guess.isUTC {
      lines.append("    time_zone: utc")
    } else if format.timePattern?.text != "unix" {
      lines += ["    # Whose clock times without an offset are told by:", "    # time_zone: utc"]
    }
    if !format.filters.isEmpty {
      lines.append("    where:")
      for filter in format.filters {
        let values = filter.values.map { Self.quoted($0) }.joined(separator: ", ")
        lines.append("      \(Self.quoted(filter.place)): [\(values)]")
      }
    }
    return lines + map(guess) + columns(guess)
  }

  private func direction(_ guess: CSVGuess) -> [String] {
    if let direction = guess.format.direction { return ["    direction: \(direction.rawValue)"] }
    guard guess.missing.contains(.direction) else { return [] }
    return [
      "    # Not found, and needed: which way flights go. In a file of one direction write it here,",
      "    # else name its column beneath 'columns':", "    # direction: arrival",
    ]
  }

  private func map(_ guess: CSVGuess) -> [String] {
    var lines: [String] = []
    let directions = guess.format.directionWords.sorted { $0.key < $1.key }
    if !directions.isEmpty {
      lines.append("      direction:")
      lines += directions.map { "        \(Self.quoted($0.key)): \($0.value.rawValue)" }
    }
    let statuses = guess.format.statusWords.sorted { $0.key < $1.key }
    if !statuses.isEmpty {
      lines.append("      status:")
      lines += statuses.map { "        \(Self.quoted($0.key)): \(Self.quoted($0.value))" }
    }
    if !lines.isEmpty { lines.insert("    map:", at: 0) }
    guard !guess.knownStatuses.isEmpty else { return lines }
    return lines + ["    # Words for statuses that are read anyway, and what as:"]
      + guess.knownStatuses.map { "    # \(Self.line($0.word)): \($0.code.rawValue)" }
  }

  private func columns(_ guess: CSVGuess) -> [String] {
    let missing = guess.missing.filter { $0 != .direction }
    var lines: [String] = []
    for column in missing {
      lines += [
        "      # Not found, and needed; write the header of the file's own column:",
        "      # \(column.rawValue): …",
      ]
    }
    lines += guess.found.map { "      \($0.column.rawValue): \(Self.quoted($0.header))" }
    if !lines.isEmpty {
      // A key without values would be a mistake of its own.
      lines.insert(guess.found.isEmpty ? "    # columns:" : "    columns:", at: 0)
    }
    guard !guess.unused.isEmpty else { return lines }
    return lines + ["    # Columns of the file that are not used:"]
      + guess.unused.map { "    # \(Self.line($0))" }
  }

  /// A text of the file on one line of a comment.
  static func line(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }

  /// A text as YAML has it: in quotes where it could be anything but a text.
  static func quoted(_ text: String) -> String {
    let isPlain =
      text.utf8.first.map { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A } == true
      && text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
          || " _-./".utf8.contains(byte)
      } && text.utf8.last != 0x20
      && !["true", "false", "null", "yes", "no", "on", "off"].contains(text.lowercased())
    guard !isPlain else { return text }
    return "\"\(text.unicodeScalars.map(escaped).joined())\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": "\\\\"
    case "\"": "\\\""
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\u{85}": "\\N"
    case "\u{2028}": "\\L"
    case "\u{2029}": "\\P"
    default: String(scalar)
    }
  }
}
