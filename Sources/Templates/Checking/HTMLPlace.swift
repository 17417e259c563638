/// A place in HTML, as its parser sees it byte by byte.
enum HTMLPlace: Hashable {
  /// The text of an element.
  case text
  /// The text of an element that holds nothing but text: a title.
  case replaceableText
  /// The content of a script or the like.
  case rawText
  /// Behind `<`.
  case opening
  /// Behind `</`.
  case closing
  /// In an element's name.
  case elementName
  /// In an element's tag, between attributes; after a value a blank has to come.
  case tag(needsBlank: Bool)
  /// Behind `/` in an element's tag.
  case slash
  /// In an attribute's name.
  case attributeName
  /// Behind an attribute's name and a blank.
  case afterAttributeName
  /// Behind an attribute's `=`.
  case beforeValue
  /// In an attribute's value, between quotation marks of this kind.
  case value(quote: UInt8)
  /// In an attribute's value without quotation marks.
  case unquotedValue
  /// In `<!…>`.
  case declaration
  /// In a comment.
  case comment

  /// The place in words, behind "a tag cannot be safe" or "ends".
  func words(element: String, attribute: String) -> String {
    switch self {
    case .text: "in the text of an element"
    case .replaceableText, .rawText: "in <\(element)>"
    case .opening, .closing, .elementName: "in an element's name"
    case .tag, .slash, .afterAttributeName: "in the tag of <\(element)>"
    case .attributeName: "in an attribute's name"
    case .beforeValue, .unquotedValue: "in the unquoted attribute '\(attribute)'"
    case .value: "in the attribute '\(attribute)'"
    case .declaration: "in '<!…>'"
    case .comment: "in a comment"
    }
  }
}
