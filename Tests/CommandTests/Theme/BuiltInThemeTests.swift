import Foundation
import Pages
import Testing

@testable import boardwalk

@Suite("The built-in theme")
struct BuiltInThemeTests {
  private static let templates = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Templates")

  /// Pages that speak of one airport; another's site must not begin with them.
  private static let ownPages: Set = ["pages/getting-here.md", "pages/accessibility.md"]

  /// The files of Templates/ by their paths in it.
  private func files() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.templates.path)
    for path in paths where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
      let file = Self.templates.appending(path: path)
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        continue
      }
      files[path] = Array(try Data(contentsOf: file))
    }
    return files
  }

  @Test("it is Templates/ without the pages that speak of one airport")
  func names() throws {
    let expected = try files().keys.filter { !Self.ownPages.contains($0) }
    #expect(BuiltInTheme.files().keys.sorted() == expected.sorted())
  }

  @Test("a destination has a partial with its name", arguments: SegueDestination.allCases)
  func segues(destination: SegueDestination) throws {
    let partial = try #require(
      BuiltInTheme.files()["partials/segue-\(destination.rawValue).html"]
    )
    let address = destination.route.map { "page:\($0.path.dropLast(".html".count))" }
    let text = String(decoding: partial.bytes, as: UTF8.self)
    #expect(text.contains("href=\"\(address ?? "#\(destination.rawValue)")\""))
    #expect(text.contains("data-segue="))
  }

  @Test("a custom property that a sheet reads is declared by the theme")
  func properties() {
    let texts = BuiltInTheme.files().filter { $0.key.hasPrefix("assets/") }.mapValues {
      String(decoding: $0.bytes, as: UTF8.self)
    }
    let declared = texts.values.flatMap { text in
      text.matches(of: /(--[a-z0-9-]+)(?:: |", )/).map { String($0.output.1) }
    }
    let read = texts.filter { $0.key.hasSuffix(".css") }.values.flatMap { text in
      text.matches(of: /var\((--[a-z0-9-]+)\)/).map { String($0.output.1) }
    }
    #expect(Set(read).subtracting(declared) == [])
    #expect(read.count > 100)
  }

  @Test("its files are those of Templates/, byte for byte")
  func bytes() throws {
    let files = try files()
    for (path, source) in BuiltInTheme.files() {
      // A failure names the file; its bytes would fill the screen.
      let isSame = source.bytes == files[path]
      #expect(isSame, "\(path)")
      #expect(source.path == "<theme>/\(path)")
    }
  }
}
