/// A form that a text must have.
public struct YAMLTextForm: Sendable {
  /// The form in words that follow "must be", for example `an IATA code of three letters`.
  public let expectation: String
  /// The form as a regular expression of JSON Schema (ECMA-262); it may allow more than `accepts`.
  public let pattern: String
  /// Whether a text has the form.
  public let accepts: @Sendable (String) -> Bool
  /// The name by which a JSON Schema has one or more such texts once for all places.
  public let name: String?

  /// A form by its words, its pattern and its test.
  public init(
    expectation: String,
    pattern: String,
    name: String? = nil,
    accepts: @escaping @Sendable (String) -> Bool
  ) {
    self.expectation = expectation
    self.pattern = pattern
    self.name = name
    self.accepts = accepts
  }
}

extension YAMLTextForm {
  /// A line that is not blank and holds no control character.
  public static let line = YAMLTextForm(
    expectation: "a line of text that is not blank",
    pattern: #"\S"#,
    accepts: { text in
      text.unicodeScalars.contains { !$0.properties.isWhitespace }
        && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
  )
}
