import Diagnostics

extension YAMLSchema {
  /// What a value must be, in words that follow "must be".
  var expectation: String {
    switch self {
    case .string: "a text"
    case .text(let form): form.expectation
    case .integer(let range): Self.words(for: range)
    case .integerChoice(let choices): choices.map(String.init).alternatives
    case .boolean: "true or false"
    case .choice(let choices): choices.quotedAlternatives
    case .duration(let range):
      "a duration from \(SchemaDuration.text(of: range.lowerBound)) "
        + "to \(SchemaDuration.text(of: range.upperBound))"
    case .date: "a date, year-month-day"
    case .list: "a list"
    case .oneOrMore(let schema): "\(schema.expectation) or a list"
    case .dictionary, .mapping: "keys and values"
    }
  }

  /// What a value must be that is too small or too large.
  var limits: String {
    if case .integer(.min ... .max) = self { return "a whole number from \(Int.min) to \(Int.max)" }
    return expectation
  }

  private static func words(for range: ClosedRange<Int>) -> String {
    switch (range.lowerBound, range.upperBound) {
    case (.min, .max): "a whole number"
    case (let lowest, .max): "a whole number from \(lowest)"
    case (.min, let highest): "a whole number up to \(highest)"
    case (let lowest, let highest): "a whole number from \(lowest) to \(highest)"
    }
  }
}
