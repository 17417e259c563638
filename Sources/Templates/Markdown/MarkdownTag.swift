import Mustache

/// A tag while libcmark runs: what stands in its place, and where it was.
struct MarkdownTag {
  /// What stands for the tag in the text that libcmark is given.
  enum Form {
    /// A word.
    case word
    /// A word with a blank on either side, so that it is an attribute of its own in raw HTML.
    case paddedWord
    /// A processing instruction, for the tags of a line that holds nothing else.
    case instruction
  }

  /// The tag.
  let token: Token
  /// What stands for it.
  let form: Form
  /// The number of its line among all lines, to tell tags of one line.
  let line: Int
  /// Whether a `<` that is not escaped stands directly before it.
  let followsAngle: Bool
}

extension Token.Kind {
  /// Whether a line of such tags alone makes no paragraph.
  var standsAlone: Bool {
    // Markup from data brings its own paragraphs.
    if case .unescaped = self { true } else { takesLine }
  }

  /// Whether the tag, alone on a line, takes the line with it.
  var takesLine: Bool {
    switch self {
    case .section, .inverted, .close, .partial, .parent, .block, .comment, .delimiters: true
    case .text, .variable, .unescaped: false
    }
  }

  /// Whether the tag, among the attributes of an HTML tag, is none itself: what it holds is.
  var isPaddedAmongAttributes: Bool { takesLine }

  /// Whether the tag is never shown and repeats nothing.
  var isSilent: Bool {
    switch self {
    case .comment, .delimiters: true
    default: false
    }
  }

  /// The name in the tag, nil for text, comments and delimiters.
  var name: Name? {
    switch self {
    case .text, .comment, .delimiters: nil
    case .variable(let name), .unescaped(let name), .section(let name), .inverted(let name),
      .close(let name), .block(let name):
      name
    case .partial(let name, _), .parent(let name, _): name
    }
  }
}
