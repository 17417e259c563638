import Testing

/// A site that was built and stands, for tests of what comes after. Built once, then copied.
struct StandingSite: Sendable {
  let folder: SiteFolder

  /// The site `plain`.
  static let plain = Result { try StandingSite(SiteCase(name: "plain")) }

  private init(_ site: SiteCase) throws {
    folder = try site.makeFolder()
    let outcome = try Program(folder: folder).run(site.arguments)
    try #require(outcome.status == 0, "\(outcome)")
  }

  /// A copy of its own for a test.
  static func copy() throws -> SiteFolder {
    try SiteFolder(copying: [plain.get().folder.path])
  }
}
