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
    \(options)

    Exit: 0 done; 1 the build or check failed; 64 wrong usage; 75 another build of this site is running.
    After 1 the last line of a build says what has become of the site: "nothing was changed", where the
    old one stands; "built, but …", where its data is old; or that the next build finishes the work.

    """
  }

  /// The help about a topic.
  static func text(_ topic: HelpTopic) -> String {
    switch topic {
    case .initialize, .build, .check, .set, .unset, .help: overview
    case .fields: FieldDocumentation.text
    }
  }

  private static var options: String {
    rows(
      Option.allCases.map { option in
        let names = [option.short, option.long].compactMap(\.self).joined(separator: ", ")
        return (names + (option.placeholder.map { " \($0)" } ?? ""), option.summary)
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
