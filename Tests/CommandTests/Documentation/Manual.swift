import Foundation

/// A page of the documentation: its lines, its blocks between fences, its headings and its links.
struct Manual {
  /// The folder of the package.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A line that says that a section goes on with the site of the examples before it.
  static let goesOn = "<!-- the same site -->"

  /// The page's path from the package's folder.
  let name: String
  var lines: [String]

  /// Reads a page by its path from the package's folder.
  init(_ name: String) throws {
    self.name = name
    let text = try String(contentsOf: Self.root.appendingPathComponent(name), encoding: .utf8)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The pages in `docs`, sorted.
  static var docs: [String] {
    // Without the folder there is no page, and the tests of each page say so.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(root.path)/docs")) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
  }

  /// Writes the page with its present lines.
  func save() throws {
    let text = lines.joined(separator: "\n")
    try text.write(
      to: Self.root.appendingPathComponent(name),
      atomically: true,
      encoding: .utf8
    )
  }

  /// The blocks between fences, in order.
  var blocks: [ManualBlock] {
    var blocks: [ManualBlock] = []
    var open: (fence: String, info: String, start: Int)?
    var section = 0
    for (index, line) in lines.enumerated() {
      if let block = open {
        guard line == block.fence else { continue }
        blocks.append(
          ManualBlock(info: block.info, section: section, range: block.start..<index, in: lines)
        )
        open = nil
      } else if line.hasPrefix("```") {
        let fence = line.prefix { $0 == "`" }
        open = (String(fence), String(line.dropFirst(fence.count)), index + 1)
      } else if line.hasPrefix("#") {
        section += 1
      } else if line == Self.goesOn {
        section = blocks.last?.section ?? section
      }
    }
    return blocks
  }

  /// The lines outside of blocks, with their numbers counted from 1.
  var prose: [(number: Int, text: String)] {
    let inside = blocks.map { ($0.range.lowerBound - 1)...$0.range.upperBound }
    return lines.enumerated().filter { index, _ in !inside.contains { $0.contains(index) } }
      .map { ($0.offset + 1, $0.element) }
  }

  /// The names by which links reach the headings, as code hosts make them.
  var anchors: Set<String> {
    let headings = prose.map(\.text).filter { $0.hasPrefix("#") }
    return Set(
      headings.map { heading in
        let text = heading.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
        return String(
          text.compactMap { character in
            if character == " " { return "-" }
            return character.isLetter || character.isNumber || "-_".contains(character)
              ? character : nil
          }
        )
      }
    )
  }

  /// The targets of links and images that lead to no other host.
  var links: [(number: Int, target: String)] {
    prose.flatMap { number, text in
      text.matches(of: /\]\(([^)\s]+)\)/).map { (number, String($0.output.1)) }
        .filter { !$0.1.contains("://") && !$0.1.hasPrefix("page:") }
    }
  }

  /// The lines between two marks, `<!-- name -->` and `<!-- /name -->`, as a range; nil without them.
  func marked(_ name: String) -> Range<Int>? {
    guard let start = lines.firstIndex(of: "<!-- \(name) -->"),
      let end = lines.firstIndex(of: "<!-- /\(name) -->"), start < end
    else { return nil }
    return start + 1..<end
  }
}
