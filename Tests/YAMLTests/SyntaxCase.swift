@testable import YAML

/// A text that libyaml cannot read, and where that is told.
struct SyntaxCase: Sendable {
  let mistake: YAMLSyntaxMistake
  let text: String
  let place: String

  init(_ mistake: YAMLSyntaxMistake, _ text: String, at place: String) {
    self.mistake = mistake
    self.text = text
    self.place = "f:\(place)"
  }

  static let all: [SyntaxCase] = [
    .init(.missingColon, "a: 1\nb\nc: 2\n", at: "2:1"),
    .init(.missingColon, "b\nc: 2\n", at: "1:1"),
    .init(.missingColon, "a:\r\n  b\r\n\r\n  d e\r\n  c: 2\r\n", at: "2:3"),
    .init(.missingBlank, "a:X\nb: c/d\n", at: "1:2"),
    .init(.missingBlank, "a: 1\nb2:X\nc: 2\n", at: "2:3"),
    .init(.missingBlank, "a: 1\nb:X\n", at: "2:2"),
    .init(.missingBlank, "a:\n  b_c:X\n  d:Y\n  e: 2\n", at: "2:6"),
    .init(.missingBlank, "a:X\n  b: 1\n", at: "1:2"),
    .init(.missingBlank, "a:{ b: 1, c: 2 }\n", at: "1:2"),
    .init(.unexpectedColon, "a: b: c\n", at: "1:5"),
    .init(.unexpectedColon, "# a:X\n- a:X\n- b: c: d\n", at: "3:7"),
    .init(.unexpectedColon, "a: b\n  http://c d\n  e: f\n", at: "3:4"),
    .init(.unexpectedColon, "title: x\n days: 3\n", at: "2:6"),
    .init(.unexpectedKey, "a: ? b\n", at: "1:4"),
    .init(.unexpectedDash, "a: - b\n", at: "1:4"),
    .init(.expectedKey, "a:\n  b: 1\n c: 2\n", at: "3:2"),
    .init(.expectedKey, "a: \"b\" c\n", at: "1:8"),
    .init(.expectedDash, "- a\nb: c\n", at: "2:1"),
    .init(.openBracket, "keep: [a, b\ndays: 15\n", at: "1:7"),
    .init(.openBracket, "keep: [a, b", at: "1:7"),
    .init(.openBrace, "a: {b: c]\n", at: "1:4"),
    .init(.expectedValue, "a: ]\n", at: "1:4"),
    .init(.openQuote, "a: \"b\nc: d\n", at: "1:4"),
    .init(.documentMarkInQuote, "a: 'b\n---\nc'\n", at: "2:1"),
    .init(.unknownEscape, "a: \"\\q\"\n", at: "1:5"),
    .init(.escapeDigits, "a: \"\\xyz\"\n", at: "1:7"),
    .init(.escapeNumber, "a: \"\\uD800\"\n", at: "1:7"),
    .init(.forbiddenStart, "é€😀: @x\n", at: "1:6"),
    .init(.forbiddenStart, "a: 1\r\nb: `x`\r\n", at: "2:4"),
    .init(.forbiddenStart, "a: 1\rb: %x\r", at: "2:4"),
    .init(.forbiddenStart, "\u{FEFF}a: @x\n", at: "1:4"),
    .init(.tab, "a:\n\tb: c\n", at: "2:1"),
    .init(.tab, "\ta: b\n", at: "1:1"),
    .init(.tab, "a: |\n\tb\n", at: "2:1"),
    .init(.blockHeader, "a: | b\n  c\n", at: "1:6"),
    .init(.expectedDocument, "a: 1\n...\nb: 2\n", at: "3:1"),
    .init(.other, "%b\n", at: "1:3"),
  ]

  /// What is told, in the order of the cases.
  static let words = [
    "this line has no ':'; write 'key: value', or quote a text of several lines",
    "a blank is missing behind this ':'; write 'key: value', or quote the whole value",
    "unexpected ':'; quote a value that holds ': ', or begin this line as far left as its neighbours",
    "unexpected key; begin each key on a line of its own",
    "unexpected '-'; begin each item of a list on a line of its own, or quote the value",
    "expected a key here; begin this line as far left as its neighbours, or quote the whole value",
    "expected '-' here; begin each item of a list with '- ', as far left as the others",
    "this '[' is not closed; put ',' between items and ']' after the last one",
    "this '{' is not closed; put ',' between entries and '}' after the last one",
    "expected a value here; write one, or quote a value that begins with a special character",
    "this quoted text is not closed; end it with the quote that it begins with",
    "a quoted text holds a line that begins with '---' or '...'; close the quote, or indent the line",
    "unknown escape in a quoted text; write '\\\\' for a backslash, or use single quotes",
    "this escape names no character; write '\\x' with 2, '\\u' with 4 or '\\U' with 8 hex digits",
    "this escape names no character; write '\\x' with 2, '\\u' with 4 or '\\U' with 8 hex digits",
    "a value cannot begin with this character; put quotes around the value",
    "a tab cannot indent; use spaces",
    "unexpected text behind '|' or '>'; begin the text on the next line",
    "unexpected text behind the end; begin this line as far left as the first, or delete '...' above",
    "this is not valid YAML; look for a missing quote or a wrong indentation",
  ]
}
