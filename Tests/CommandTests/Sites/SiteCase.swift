import Foundation
import Testing

/// A whole site of `Tests/Sites`: what it is made of, how it is built, and what must come of it.
///
///     command.txt   the arguments; `over` on a line of its own names the site that it lies over
///     expected/     the tree that must be published; without it the build must fail. A link in it
///                   stands for the file of `Templates/assets` that must come out as it is, or for
///                   the style sheet of `Tests/Sites/styles`.
///     stdout.txt, stderr.txt, status.txt   what must be told; empty, empty and 0 where absent
struct SiteCase: Sendable, CustomTestStringConvertible {
  let name: String

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sites").path
  /// The style sheets that sites come out with, by their names with a hash.
  static let styles = "\(folder)/styles"
  /// Whether what comes is to be written down as what must come.
  static let isRecording = ProcessInfo.processInfo.environment["RECORD_SITES"] == "1"

  var path: String { "\(Self.folder)/\(name)" }
  var testDescription: String { name }

  /// All sites in a folder of `Tests/Sites`.
  static func all(in folder: String = "") -> [SiteCase] {
    let path = folder.isEmpty ? Self.folder : "\(Self.folder)/\(folder)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().map { SiteCase(name: folder.isEmpty ? $0 : "\(folder)/\($0)") }
      .filter { FileManager.default.fileExists(atPath: "\($0.path)/command.txt") }
  }

  /// The arguments.
  var arguments: [String] {
    lines.last.map { $0.split(separator: " ").map(String.init) } ?? []
  }

  /// The site beneath it.
  var base: SiteCase? {
    lines.first { $0.hasPrefix("over ") }.map { SiteCase(name: String($0.dropFirst(5))) }
  }

  private var lines: [String] {
    (text(of: "command.txt") ?? "").split(separator: "\n").map(String.init)
  }

  /// What must be told.
  var outcome: Outcome {
    Outcome(
      status: text(of: "status.txt").flatMap { Int32($0.dropLast()) } ?? 0,
      output: text(of: "stdout.txt") ?? "",
      errors: text(of: "stderr.txt") ?? ""
    )
  }

  /// What must be published.
  var expected: FileTree { FileTree(of: "\(path)/expected", followsLinks: true) }

  /// The site's own files.
  var sources: FileTree {
    FileTree(of: path).without(
      "expected/",
      "command.txt",
      "stdout.txt",
      "stderr.txt",
      "status.txt"
    )
  }

  private func text(of file: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(file)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
