import Diagnostics
import Schedule
import Templates
import Testing

@testable import Pages

@Suite("Which units need to be rendered again")
struct InputsTests {
  /// The built-in files that no test here looks at are as short as they can be.
  private static let files: [String: String] = {
    var files = ["pages/help.md": "---\ntitle: Help\n---\nx\n"]
    for kind in PageKind.allCases { files["\(kind.template).md"] = "---\ntitle: T\n---\nx\n" }
    return files
  }()

  private func inputs(
    _ flights: [Flight],
    _ assistance: Assistance? = nil,
    baseURL: String? = nil
  ) throws -> [String: [UInt8]] {
    let pages = try SitePages(
      description(assistance, baseURL),
      schedule: Sample.schedule(flights, days: 1),
      files: files()
    )
    var inputs: [String: [UInt8]] = [:]
    for unit in pages.units.indices {
      if let name = pages.inputName(ofUnit: unit) { inputs[name] = pages.inputs(ofUnit: unit) }
    }
    return inputs
  }

  private func description(_ assistance: Assistance?, _ baseURL: String? = nil) -> SiteDescription {
    SiteDescription(title: "A", language: "en-US", baseURL: baseURL, assistance: assistance)
  }

  private func files() throws -> TemplateFiles {
    try TemplateFiles([Sample.themeWords(), Sample.layer("Templates", Self.files)])
  }

  @Test("a change of each part of the help on the way renders a day again")
  func assistance() throws {
    let flight = try Sample.flight()
    let all: [Assistance?] = [
      nil, Assistance(phone: "112"), Assistance(phone: "113"), Assistance(meetingPoint: "112"),
      Assistance(page: "help"), Assistance(phone: "112", page: "help"),
    ]
    let inputs = try all.map { try self.inputs([flight], $0)["2026-11-30"] }
    #expect(!inputs.contains(nil))
    #expect(Set(inputs).count == all.count)
  }

  @Test("QR codes are drawn again for another address, and not for a flight that is late")
  func codes() throws {
    func inputs(_ base: String?, estimated: String? = nil) throws -> [String: [UInt8]] {
      try self.inputs([Sample.flight(estimated: estimated)], baseURL: base)
    }
    let first = try inputs("https://a.example/")
    let late = try inputs("https://a.example/", estimated: "2026-11-30T16:00")
    let other = try inputs("https://b.example/")
    #expect(first.keys.sorted() == ["2026-11-30", "2026-11-30-codes"])
    #expect(first["2026-11-30-codes"] == late["2026-11-30-codes"])
    #expect(first["2026-11-30"] != late["2026-11-30"])
    #expect(first["2026-11-30-codes"] != other["2026-11-30-codes"])
    #expect(try inputs(nil).keys.sorted() == ["2026-11-30"])
  }

  @Test("the help on the way names an extra page, told with its place and the nearest name")
  func unknownPage() throws {
    let source = SourceText(path: "site.yml", text: "page: halp\n")
    let place = source.location(of: Position(line: 1, column: 7))
    let description = description(Assistance(page: "halp", pageLocation: place))
    let schedule = try Sample.schedule([], days: 1)
    let files = try files()
    let message = told { () throws(Report) in
      try SitePages(description, schedule: schedule, files: files)
    }
    #expect(
      message == """
        site.yml:1:7: error: no page is called 'halp'; did you mean 'help'?
          page: halp
                ^

        """
    )
  }
}
