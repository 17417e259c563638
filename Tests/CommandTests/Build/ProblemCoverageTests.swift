import Foundation
import Testing

@Suite("Every problem")
struct ProblemCoverageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("has a test that compares its cases with all there are")
  func covered() throws {
    let enums = try texts(of: "Sources").flatMap { text in
      text.matches(of: /enum (\w+): (?:\w+, )*Problem\b/).map { String($0.1) }
    }
    let tests = try texts(of: "Tests").joined(separator: "\n")
    #expect(enums.count >= 15)
    #expect(enums.filter { !tests.contains("\($0).Code.allCases") } == [])
  }

  private func texts(of folder: String) throws -> [String] {
    let path = Self.root.appending(path: folder).path
    return try FileManager.default.subpathsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { try String(contentsOfFile: "\(path)/\($0)", encoding: .utf8) }
  }
}
