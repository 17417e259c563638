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
    for (name, entry) in site.sources.entries {
      switch entry {
      case .file(let bytes): try write(bytes, to: name)
      case .link(let target): try link(name, to: target)
      }
    }
  }
}
