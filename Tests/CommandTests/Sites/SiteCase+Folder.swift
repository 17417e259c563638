extension SiteCase {
  /// A folder with the site's files, over those of its base.
  func makeFolder() throws -> SiteFolder {
    let folder = try SiteFolder()
    try folder.lay(self)
    return folder
  }
}

extension SiteFolder {
  /// Puts a site's files over its own.
  func lay(_ site: SiteCase) throws {
    if let base = site.base { try lay(base) }
    try lay(site.sources)
  }
}
