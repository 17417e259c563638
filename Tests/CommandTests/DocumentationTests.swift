import Configuration
import Diagnostics
import Foundation
import Testing

/// What the documentation says is run and compared. With RECORD_DOCS=1 in the environment what is
/// found is written into the pages instead, and the tests fail all the same, so that a recording is
/// looked at before it counts.
@Suite("The documentation", .serialized)
struct DocumentationTests {
  static let pages = ["README.md", "ARCHITECTURE.md", "CHANGELOG.md"] + Manual.docs
  static let isRecording = ProcessInfo.processInfo.environment["RECORD_DOCS"] == "1"

  @Test("what is made from the code is up to date")
  func generatedParts() throws {
    for (name, mark, text) in try ManualTables.all() {
      var manual = try Manual(name)
      let range = try #require(manual.marked(mark), "\(name) has no marks of '\(mark)'")
      let lines =
        [""]
        + text.split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
      guard Array(manual.lines[range]) != lines else { continue }
      if Self.isRecording {
        manual.lines.replaceSubrange(range, with: lines)
        try manual.save()
      }
      Issue.record("the '\(mark)' of \(name) are out of date; run the tests with RECORD_DOCS=1")
    }
  }

  @Test("commands print what is shown, files and examples build", arguments: pages)
  func followed(_ name: String) throws {
    var manual = try Manual(name)
    let reading = try ManualReading(manual)
    for difference in reading.differences { Issue.record("\(difference.message)") }
    guard Self.isRecording, !reading.differences.isEmpty else { return }
    for difference in reading.differences.reversed() {
      guard let lines = difference.lines else { continue }
      manual.lines.replaceSubrange(difference.range, with: lines)
    }
    try manual.save()
  }

  @Test("every site.yml that no message is shown for is a configuration", arguments: pages)
  func configurations(_ name: String) throws {
    let blocks = try Manual(name).blocks
    for block in blocks {
      guard case .file("site.yml") = block.role else { continue }
      let isMistaken = blocks.contains { other in
        other.role == .session && other.section == block.section
          && other.range.lowerBound > block.range.lowerBound
          && other.lines.contains { $0.hasPrefix("site.yml:") }
      }
      guard !isMistaken else { continue }
      do throws(Report) {
        _ = try SiteConfiguration.parse(SourceText(path: "site.yml", text: block.text))
      } catch {
        Issue.record("\(name): \(DiagnosticRenderer().render(error.diagnostics))")
      }
    }
  }

  @Test("lines of one crontab never start at the same minute", arguments: pages)
  func cron(_ name: String) throws {
    for block in try Manual(name).blocks where block.language == "cron" {
      let lines = block.lines.compactMap(CronLine.init)
      #expect(!lines.isEmpty)
      for (index, line) in lines.enumerated() {
        #expect(!line.minutes.isEmpty, "\(name): '\(line.text)' never starts")
        for other in lines[..<index] {
          let common = line.minutes.intersection(other.minutes)
          #expect(common == [], "\(name): '\(line.text)' and '\(other.text)' start together")
        }
      }
    }
  }

  @Test("links lead to files and headings that are there", arguments: pages)
  func links(_ name: String) throws {
    let folder = Manual.root.appendingPathComponent(name).deletingLastPathComponent()
    for (number, target) in try Manual(name).links {
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let file = parts[0].isEmpty ? name : Self.path(of: String(parts[0]), from: folder)
      guard FileManager.default.fileExists(atPath: Manual.root.appendingPathComponent(file).path)
      else {
        Issue.record("\(name):\(number): there is no '\(target)'")
        continue
      }
      guard parts.count > 1 else { continue }
      let anchors = try Manual(file).anchors
      #expect(anchors.contains(String(parts[1])), "\(name):\(number): no heading '\(target)'")
    }
  }

  @Test(
    "no page speaks of one machine, and prose keeps to 100 columns",
    arguments: pages
  )
  func text(_ name: String) throws {
    let manual = try Manual(name)
    for (index, line) in manual.lines.enumerated() {
      let path = line.firstMatch(of: /\/(home|root|tmp|work|Users|var\/folders)\b/)
      #expect(path == nil, "\(name):\(index + 1) names a path of one machine")
    }
    let made = try ManualTables.all().filter { $0.page == name }.compactMap {
      manual.marked($0.name)
    }
    for (number, line) in manual.prose where !line.hasPrefix("|") {
      guard !made.contains(where: { $0.contains(number - 1) }) else { continue }
      #expect(line.count <= 100, "\(name):\(number) has \(line.count) columns")
    }
  }

  /// The path of a link from the package's folder.
  private static func path(of target: String, from folder: URL) -> String {
    let file = folder.appendingPathComponent(target).standardizedFileURL.path
    return String(file.dropFirst(Manual.root.standardizedFileURL.path.count + 1))
  }
}
