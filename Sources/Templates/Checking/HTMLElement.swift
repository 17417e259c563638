/// What HTML says of elements: which have no content, and which end without being closed.
///
/// From "Optional tags" and "Void elements" of the HTML Standard, 13.1.2.
enum HTMLElement {
  /// Elements without content and without a closing tag.
  static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]

  /// Elements whose content is no markup and takes no references: no tag can be safe there.
  static let rawText: Set<String> = [
    "script", "style", "xmp", "iframe", "noembed", "noframes", "plaintext",
  ]

  /// Elements whose content is text only.
  static let replaceableText: Set<String> = ["title", "textarea"]

  /// Elements in which blanks are shown as they are.
  static let preformatted: Set<String> = ["pre", "textarea", "listing"]

  /// Elements of another vocabulary, in which `/>` closes.
  static let foreign: Set<String> = ["svg", "math"]

  /// Elements of that vocabulary which hold HTML again.
  static let integration: Set<String> = ["foreignobject", "annotation-xml", "desc"]

  /// Elements that end with the element around them.
  static let endsWithParent: Set<String> = [
    "html", "head", "body", "li", "dt", "dd", "p", "rt", "rp", "optgroup", "option", "colgroup",
    "caption", "thead", "tbody", "tfoot", "tr", "td", "th",
  ]

  /// Whether the beginning of an element ends another one that is open.
  static func ends(_ open: String, at start: String) -> Bool {
    switch open {
    case "p": paragraphEnds.contains(start)
    case "li": start == "li"
    case "dt", "dd": start == "dt" || start == "dd"
    case "rt", "rp": start == "rt" || start == "rp"
    case "option": start == "option" || start == "optgroup" || start == "hr"
    case "optgroup": start == "optgroup" || start == "hr"
    case "colgroup": start != "col" && start != "template"
    case "caption": ["colgroup", "thead", "tbody", "tfoot", "tr"].contains(start)
    case "thead", "tbody": start == "tbody" || start == "tfoot"
    case "tr": ["tr", "tbody", "tfoot"].contains(start)
    case "td", "th": ["td", "th", "tr", "tbody", "tfoot"].contains(start)
    case "head": start == "body"
    default: false
    }
  }

  private static let paragraphEnds: Set<String> = [
    "address", "article", "aside", "blockquote", "details", "dialog", "div", "dl", "fieldset",
    "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header",
    "hgroup", "hr", "main", "menu", "nav", "ol", "p", "pre", "search", "section", "table", "ul",
  ]
}
