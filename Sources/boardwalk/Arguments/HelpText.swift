import Pages

/// The help screens.
enum HelpText {
  /// What the command is and what it can do.
  static var overview: String {
    """
    Boardwalk makes a website of departure boards from an airport's schedule.

    Usage: boardwalk VERB [OPTIONS]

    Verbs:
    \(rows(Verb.allCases.map { ($0.rawValue, $0.summary) }))

    Options:
    \(options(Option.allCases.map { ($0, $0.summary) }))

    'boardwalk help VERB' tells which of them a verb takes, with examples.

    Exit: 0 done; 1 the build or check failed; 64 wrong usage; 75 another build of this site is running.
    After 1 the last line of a build says what has become of the site: "nothing was changed", where the
    old one stands; "built, but …", where its data is old; or that the next build finishes the work.

    """
  }

  /// The help about a topic.
  static func text(_ topic: HelpTopic) -> String {
    switch topic {
    case .verb(let verb): text(verb)
    case .fields: FieldDocumentation.text
    }
  }

  /// What a verb does, what it takes, and how it is used.
  private static func text(_ verb: Verb) -> String {
    let usages = verb.usages.map { "boardwalk \($0)" }
    let options = Option.allCases.filter { $0.verbs.contains(verb) }
    return """
      \(verb.summary)

      Usage: \(usages.joined(separator: "\n       "))
      \(verb.words.isEmpty ? "" : "\n\(rows(verb.words))\n")
      Options:
      \(self.options(options.map { ($0, $0.summary(of: verb)) }))

      Examples:
      \(verb.examples.map { "  \($0)" }.joined(separator: "\n"))

      """
  }

  private static func options(_ options: [(option: Option, summary: String)]) -> String {
    rows(
      options.map { option, summary in
        let names = [option.short, option.long].compactMap(\.self).joined(separator: ", ")
        return (names + (option.placeholder.map { " \($0)" } ?? ""), summary)
      }
    )
  }

  private static func rows(_ rows: [(name: String, summary: String)]) -> String {
    let width = (rows.map(\.name.count).max() ?? 0) + 2
    return rows.map { row in
      "  " + row.name + String(repeating: " ", count: width - row.name.count) + row.summary
    }.joined(separator: "\n")
  }
}
