/// What `boardwalk help` can be asked about.
enum HelpTopic: Sendable {
  case verb(Verb)
  /// The names in templates.
  case fields

  /// The topic of a word; nil where there is none.
  init?(_ word: String) {
    if let verb = Verb(rawValue: word) {
      self = .verb(verb)
    } else if word == Self.fieldsWord {
      self = .fields
    } else {
      return nil
    }
  }

  /// The words of all topics.
  static let words = Verb.allCases.map(\.rawValue) + [fieldsWord]

  private static let fieldsWord = "fields"
}
