import Diagnostics
import Glibc

@testable import Publishing

/// A site of a few files, with their text.
struct SmallSite: Sendable {
  /// Text by name.
  var files: [String: String]
  var flights = ["2026-11-30": 30]

  init(_ files: [String: String]) {
    self.files = files
  }

  /// Three days with two flights each, pages that lead to each other, a style sheet whose name
  /// tells its version. Each page's text is its links, one a line.
  static func days(_ first: Int, version: String) -> SmallSite {
    let days = (first..<first + 3).map { "2026-12-0\($0)" }
    var files = [
      "assets/board.\(version).css": "style \(version)",
      "days.html": (["index.html", "#\(version)"] + days.map { "\($0)/index.html" }).lines,
      "today/index.html": ["index.html", "\(days[0])/index.html", "#\(first)"].lines,
      "robots.txt": "",
    ]
    files["index.html"] =
      ["days.html", "today/index.html", "\(days[0])/index.html", "assets/board.\(version).css"]
      .lines
    for (index, day) in days.enumerated() {
      let neighbours = [index - 1, index + 1].filter(days.indices.contains)
        .map { "\(days[$0])/index.html" }
      let flights = ["a", "b", "only\(version)"].map { "\(day)/\($0).html" }
      files["\(day)/index.html"] =
        (["index.html", "assets/board.\(version).css"] + neighbours + flights).lines
      for flight in flights {
        files[flight] = ["\(day)/index.html", "assets/board.\(version).css"].lines
      }
    }
    return SmallSite(files)
  }

  /// The pages that a page's text leads to.
  static func links(of text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  /// One unit a folder, in the order of names.
  var units: [PublishingUnit] {
    let byFolder = Dictionary(grouping: files.keys.sorted()) { name in
      name.lastIndex(of: "/").map { String(name[..<$0]) } ?? ""
    }
    return byFolder.sorted { $0.key < $1.key }.map { _, names in
      PublishingUnit(files: names.map { PlannedFile(name: $0, stage: Self.stage(of: $0)) })
    }
  }

  /// What must stand in the destination when the site is published: files, and folders with a slash.
  var tree: [String: String] {
    var tree = files
    for name in files.keys {
      var rest = name[...]
      while let slash = rest.lastIndex(of: "/") {
        tree[String(rest[...slash])] = ""
        rest = rest[..<slash]
      }
    }
    return tree
  }

  private static func stage(of name: String) -> Stage {
    if name == "index.html" { return .welcome }
    if !name.hasSuffix(".html") { return .asset }
    return name.hasPrefix("2026") && !name.hasSuffix("index.html") ? .flight : .board
  }

  /// Publishes to the folder's `public`.
  @discardableResult
  func publish(
    in folder: TemporaryFolder,
    to name: String = "public",
    change: (inout PublishingOptions) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false },
    intercept: (@Sendable (FileOperation, String) -> Int32)? = nil
  ) throws(Report) -> PublishingOutcome {
    var options = PublishingOptions(
      destination: folder.path(of: name),
      displayPath: name,
      workers: 2,
      flights: flights
    )
    change(&options)
    var publisher = Publisher(options: options)
    publisher.fileSystem.intercept = intercept
    let units = units
    return try publisher.publish(units, isCancelled: isCancelled) { (unit, put) throws(Report) in
      for (index, file) in units[unit].files.enumerated() {
        let bytes = Array((files[file.name] ?? "").utf8)
        do {
          try bytes.withUnsafeBytes { try put(index, $0) }
        } catch let error as Report {
          throw error
        } catch {
          throw PublishingProblem.interrupted.report(at: nil)
        }
      }
    }
  }

  /// The exact text of what publishing fails with; empty when it does not fail.
  func failure(
    in folder: TemporaryFolder,
    to name: String = "public",
    change: (inout PublishingOptions) -> Void = { _ in },
    intercept: (@Sendable (FileOperation, String) -> Int32)? = nil
  ) -> String {
    do throws(Report) {
      try publish(in: folder, to: name, change: change, intercept: intercept)
      return ""
    } catch {
      return DiagnosticRenderer().render(error.diagnostics)
    }
  }
}

extension [String] {
  /// One a line.
  var lines: String { joined(separator: "\n") }
}
