import Mustache

extension SiteRenderer {
  /// Everything may be crawled; the list of pages is named where there is one.
  func renderRobots(into buffer: inout OutputBuffer) {
    buffer.append("User-agent: *\nAllow: /\n")
    if let base = site.description.baseURL {
      buffer.append("Sitemap: \(base)\(Route.sitemap.path)\n")
    }
  }

  /// The list of pages, a part of it, or the index of its parts.
  func renderSitemap(_ route: Route, into buffer: inout OutputBuffer) {
    let addresses = pages.units.flatMap(\.routes).filter(\.isListed).compactMap(site.canonical)
    let parts = Sitemap.parts(of: addresses.count)
    if case .sitemapPart(let number) = route {
      let first = (number - 1) * Sitemap.limit
      Sitemap.write(addresses[first...].prefix(Sitemap.limit), into: &buffer)
    } else if parts.isEmpty {
      Sitemap.write(addresses, into: &buffer)
    } else {
      Sitemap.writeIndex(parts.compactMap { site.canonical(.sitemapPart($0)) }, into: &buffer)
    }
  }
}
