import Testing

/// A site that was built and stands, for tests of what comes after. Built once, then copied.
enum StandingSite {
  private static let plain = Result { try files(of: SiteCase(name: "plain")) }

  /// A copy of its own for a test: the site `plain` with its sources.
  static func copy() throws -> SiteFolder {
    let folder = try SiteFolder()
    try folder.lay(plain.get())
    return folder
  }

  private static func files(of site: SiteCase) throws -> FileTree {
    let folder = try site.makeFolder()
    let outcome = try Program(folder: folder).run(site.arguments)
    try #require(outcome.status == 0, "\(outcome)")
    return folder.files
  }
}
