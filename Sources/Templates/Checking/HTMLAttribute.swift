/// What a site knows of attributes.
enum HTMLAttribute {
  /// Whether an attribute holds an address.
  static func holdsAddress(_ name: String) -> Bool {
    addresses.contains(name)
  }

  /// Whether an attribute cannot be in a site: it holds a script, a style, a page, or several
  /// addresses, which no one escaping makes safe.
  static func isForbidden(_ name: String) -> Bool {
    forbidden.contains(name) || name.hasPrefix("on")
  }

  private static let addresses: Set<String> = [
    "href", "src", "action", "formaction", "cite", "poster", "data", "xlink:href", "background",
    "longdesc", "manifest", "ping", "data-script",
  ]

  private static let forbidden: Set<String> = ["style", "srcset", "imagesrcset", "srcdoc"]
}
