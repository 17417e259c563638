import Testing

@testable import boardwalk

/// Times that are yet to come.
extension SetByHandTests {
  @Test("an actual time that is yet to come is told, at once and by builds until it has come")
  func actualToCome() throws {
    let folder = try site()
    func told(_ now: String) -> String {
      "warning: flight 'BA 117' has an actual time that is yet to come, 2026-11-30T14:05-05:00 at "
        + "\(now)-05:00; look whether this was to be set as 'estimated', and at the day; 'boardwalk "
        + "unset' takes it back\n"
    }
    func set(_ now: String) -> Captured { run(folder, "set", "BA117", "actual=14:05", now: now) }
    let output =
      "BA 117 from London, 2026-11-30T14:05: actual 2026-11-30T14:05-05:00, until "
      + "2026-12-02T00:00-05:00; the next build shows it\n"
    #expect(set("2026-11-30T13:50") == Captured(output: output, status: 0))
    #expect(
      set("2026-11-30T13:49")
        == Captured(output: output, errors: told("2026-11-30T13:49"), status: 0)
    )
    let line = try folder.text(of: "site.set.csv").split(separator: "\n")[1]
    #expect(
      run(folder, "build", "-q", now: "2026-11-30T13:49")
        == Captured(
          errors: "site.set.csv:2:1: \(told("2026-11-30T13:49"))  \(line)\n  ^\n",
          status: 0
        )
    )
    #expect(run(folder, "build", "-q", now: "2026-11-30T13:50") == Captured(status: 0))
  }
}
