import Mustache

/// The list of all pages for crawlers, by the Sitemaps protocol 0.9: at most 50,000 addresses a
/// file, so a larger site has an index of parts.
struct Sitemap: Sendable {
  static let limit = 50_000

  /// The numbers of the parts that so many addresses need; none where one file holds them.
  static func parts(of count: Int) -> ClosedRange<Int>.SubSequence {
    let parts = (count + limit - 1) / limit
    return parts > 1 ? (1...parts)[...] : (1...1).prefix(0)
  }

  /// Writes one file's addresses.
  static func write(_ addresses: some Sequence<String>, into buffer: inout OutputBuffer) {
    buffer.append(head)
    buffer.append("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    for address in addresses {
      buffer.append("<url><loc>\(Escaping.html.applied(to: address))</loc></url>\n")
    }
    buffer.append("</urlset>\n")
  }

  /// Writes the index of the parts.
  static func writeIndex(_ addresses: some Sequence<String>, into buffer: inout OutputBuffer) {
    buffer.append(head)
    buffer.append("<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    for address in addresses {
      buffer.append("<sitemap><loc>\(Escaping.html.applied(to: address))</loc></sitemap>\n")
    }
    buffer.append("</sitemapindex>\n")
  }

  private static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
}
