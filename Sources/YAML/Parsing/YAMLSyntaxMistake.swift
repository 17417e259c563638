/// What libyaml cannot read, by its own words for it, and what people are told in their place.
public enum YAMLSyntaxMistake: String, Hashable, CaseIterable, Sendable {
  /// A line in a mapping that is no key.
  case missingColon = "could not find expected ':'"
  /// A key's colon with no blank behind it, of which libyaml says one of the two around this.
  case missingBlank = "no blank behind ':'"
  /// A second colon on a line, or a line that is indented too far.
  case unexpectedColon = "mapping values are not allowed in this context"
  /// A key behind something that may hold none.
  case unexpectedKey = "mapping keys are not allowed in this context"
  /// A list's dash behind something that may hold none.
  case unexpectedDash = "block sequence entries are not allowed in this context"
  /// Text between the keys of a mapping.
  case expectedKey = "did not find expected key"
  /// Text between the items of a list.
  case expectedDash = "did not find expected '-' indicator"
  /// A bracket that is not closed.
  case openBracket = "did not find expected ',' or ']'"
  /// A brace that is not closed.
  case openBrace = "did not find expected ',' or '}'"
  /// A value was expected.
  case expectedValue = "did not find expected node content"
  /// A quoted text that is not closed.
  case openQuote = "found unexpected end of stream"
  /// A line of dashes or dots in a quoted text.
  case documentMarkInQuote = "found unexpected document indicator"
  /// A backslash with a character that means nothing.
  case unknownEscape = "found unknown escape character"
  /// A backslash with digits that are none.
  case escapeDigits = "did not find expected hexdecimal number"
  /// A backslash with the number of no character.
  case escapeNumber = "found invalid Unicode character escape code"
  /// A character that begins no value, as `@`.
  case forbiddenStart = "found character that cannot start any token"
  /// A tab that indents; libyaml has several words for it.
  case tab = "found a tab character that violates indentation"
  /// Something behind a block's `|` or `>`.
  case blockHeader = "did not find expected comment or line break"
  /// Text behind the document.
  case expectedDocument = "did not find expected <document start>"
  /// Whatever else there is.
  case other = ""

  /// The mistake by libyaml's words and the byte at which it stopped.
  init(words: String, byte: UInt8?) {
    let isTab = byte == 0x09 && (words == Self.forbiddenStart.rawValue || words.contains("tab"))
    if isTab || words.contains("found a tab character") {
      self = .tab
    } else {
      self = Self(rawValue: words) ?? .other
    }
  }

  /// Whether the start of what was being read says more than where libyaml stopped.
  var isAtItsStart: Bool {
    switch self {
    case .missingColon, .openBracket, .openBrace, .openQuote: true
    default: false
    }
  }

  /// What is wrong; what to do.
  public var message: String {
    switch self {
    case .missingColon:
      "this line has no ':'; write 'key: value', or quote a text of several lines"
    case .missingBlank:
      "a blank is missing behind this ':'; write 'key: value', or quote the whole value"
    case .unexpectedColon:
      "unexpected ':'; quote a value that holds ': ', or begin this line as far left as its neighbours"
    case .unexpectedKey:
      "unexpected key; begin each key on a line of its own"
    case .unexpectedDash:
      "unexpected '-'; begin each item of a list on a line of its own, or quote the value"
    case .expectedKey:
      "expected a key here; begin this line as far left as its neighbours, or quote the whole value"
    case .expectedDash:
      "expected '-' here; begin each item of a list with '- ', as far left as the others"
    case .openBracket:
      "this '[' is not closed; put ',' between items and ']' after the last one"
    case .openBrace:
      "this '{' is not closed; put ',' between entries and '}' after the last one"
    case .expectedValue:
      "expected a value here; write one, or quote a value that begins with a special character"
    case .openQuote:
      "this quoted text is not closed; end it with the quote that it begins with"
    case .documentMarkInQuote:
      "a quoted text holds a line that begins with '---' or '...'; close the quote, or indent the line"
    case .unknownEscape:
      "unknown escape in a quoted text; write '\\\\' for a backslash, or use single quotes"
    case .escapeDigits, .escapeNumber:
      "this escape names no character; write '\\x' with 2, '\\u' with 4 or '\\U' with 8 hex digits"
    case .forbiddenStart:
      "a value cannot begin with this character; put quotes around the value"
    case .tab:
      "a tab cannot indent; use spaces"
    case .blockHeader:
      "unexpected text behind '|' or '>'; begin the text on the next line"
    case .expectedDocument:
      "unexpected text behind the end; begin this line as far left as the first, or delete '...' above"
    case .other:
      "this is not valid YAML; look for a missing quote or a wrong indentation"
    }
  }
}
