import Testing

@Suite("A whole site")
struct SitesTests {
  @Test("is published byte for byte as it must be", arguments: SiteCase.all())
  func published(_ site: SiteCase) throws {
    let folder = try site.makeFolder()
    let outcome = try Program(folder: folder).run(site.arguments)
    let published = folder.site()
    if SiteCase.isRecording {
      try site.record(outcome)
      try site.record(published)
      Issue.record("recorded; run again without RECORD_SITES")
      return
    }
    #expect(outcome == site.outcome)
    #expect(published.differences(from: site.expected) == [])
  }

  @Test(
    "that is wrong is refused in words, and the site that stood stands",
    arguments: SiteCase.all(in: "failing")
  )
  func refused(_ site: SiteCase) throws {
    let folder = try StandingSite.copy()
    try folder.lay(site)
    let (before, stamps) = (folder.site(), folder.stamps())
    let outcome = try Program(folder: folder).run(site.arguments)
    #expect(folder.site() == before)
    #expect(folder.stamps() == stamps)
    #expect(!before.entries.isEmpty)
    #expect(outcome.status != 0)
    if SiteCase.isRecording {
      try site.record(outcome)
      Issue.record("recorded; run again without RECORD_SITES")
      return
    }
    #expect(outcome == site.outcome)
  }

  @Test("has each style sheet that is kept for all of them")
  func styles() {
    let used = SiteCase.all().flatMap { FileTree(of: "\($0.path)/expected/assets").names }
    for name in FileTree(of: SiteCase.styles).names {
      #expect(used.contains(name), "no site has \(name) any more; remove it")
    }
  }

  @Test("of every kind is there: none has been lost with its folder")
  func counts() {
    #expect(SiteCase.all().count >= 11)
    #expect(SiteCase.all(in: "failing").count >= 50)
  }
}
