/// What a site knows of attributes.
enum HTMLAttribute {
  /// Whether an attribute holds an address.
  static func holdsAddress(_ name: String) -> Bool {
    addresses.contains(name)
  }

  /// Whether an attribute means nothing without an address.
  static func needsAddress(_ name: String) -> Bool {
    ["href", "src", "xlink:href", "poster", "data"].contains(name)
  }

  /// Whether an attribute gives another one its values, as SVG's animations do, so that no one
  /// escaping is right for it.
  static func animates(_ name: String, of element: String) -> Bool {
    ["to", "from", "by", "values"].contains(name)
      && (element == "set" || element.hasPrefix("animate"))
  }

  /// Whether an attribute cannot be in a site: it holds a script, a style, a page, or several
  /// addresses, which no one escaping makes safe.
  static func isForbidden(_ name: String) -> Bool {
    forbidden.contains(name) || name.hasPrefix("on")
  }

  /// Whether an address leads to another site, or holds the thing itself: the pages' policy lets
  /// nothing be loaded from there.
  static func isExternal(_ address: String) -> Bool {
    let start = address.drop { $0 == " " }.prefix(8).lowercased()
    return ["http:", "https:", "//", "data:"].contains { start.hasPrefix($0) }
  }

  /// Whether what an attribute names is loaded with the page, or sent to.
  static func isLoaded(_ name: String, of element: String) -> Bool {
    switch name {
    case "src", "poster", "data", "background", "formaction": true
    case "action": element == "form"
    case "href", "xlink:href": ["image", "use", "feimage", "script"].contains(element)
    default: false
    }
  }

  /// Whether a value is a word or several that say more than text: `id`s, names of them, and ways to
  /// lead on.
  static func isWord(_ name: String) -> Bool {
    name == "id" || identifying.contains(name) || words(of: name) != nil
  }

  /// The words that an attribute of the theme's scripts knows; nil for any other attribute.
  static func words(of name: String) -> [String]? {
    switch name {
    case "data-segue", "data-segues": ["push", "modal", "popover"]
    case "data-segue-edge": ["top", "bottom", "leading", "trailing"]
    default: nil
    }
  }

  /// Whether what a card stands beside is an element with an `id`: else it is the link itself or a
  /// point of the window.
  static func isElement(anchor: String) -> Bool {
    anchor != "self" && !anchor.contains("%")
  }

  /// Whether what a card stands beside was meant as a point of the window and is none: that is two
  /// percentages with a blank between.
  static func isBrokenPoint(anchor: String) -> Bool {
    let numbers = anchor.split(whereSeparator: \.isWhitespace)
    let arePlain = numbers.allSatisfy { $0.allSatisfy { "0123456789.,".contains($0) } }
    guard anchor.contains("%") || numbers.count > 1 && arePlain else { return false }
    let parts = anchor.split(separator: " ", omittingEmptySubsequences: false)
    return parts.count != 2
      || !parts.allSatisfy { part in
        part.count > 1 && part.hasSuffix("%")
          && part.dropLast().allSatisfy { "0123456789.".contains($0) }
      }
  }

  /// What names elements of the same page.
  private static let identifying: Set<String> = [
    "for", "aria-controls", "aria-describedby", "aria-labelledby", "popovertarget",
    "data-segue-anchor",
  ]

  private static let addresses: Set<String> = [
    "href", "src", "action", "formaction", "cite", "poster", "data", "xlink:href", "background",
    "longdesc", "manifest", "ping", "data-script", "data-font",
  ]

  private static let forbidden: Set<String> = ["style", "srcset", "imagesrcset", "srcdoc"]
}
