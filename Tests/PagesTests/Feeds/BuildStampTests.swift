import Testing

@testable import Pages

@Suite("The build's instant and version")
struct BuildStampTests {
  private let object =
    #"{"version":1,"generator":"Boardwalk \#(Boardwalk.version)","#
    + #""built":"2026-11-30T05:00-05:00","today":"2026-11-30"}"#

  @Test("as data")
  func data() throws {
    let stamp = BuildStamp(try Sample.site([]))
    #expect(written { stamp.write(into: &$0) } == object + "\n")
  }

  @Test("as a classic script, which pages opened from disk can read")
  func script() throws {
    let stamp = BuildStamp(try Sample.site([]))
    #expect(written { stamp.writeScript(into: &$0) } == "var boardwalkBuild = \(object);\n")
  }
}
