import Diagnostics
import Mustache

/// A template's file that a page is made of.
final class LinkedFile {
  /// Its number among the files of the page.
  let number: Int
  /// Its path relative to `Templates/`.
  let path: String
  let document: TemplateDocument
  let nodes: [Node]
  /// For texts of a file that was Markdown, by where their range begins, the number of `<` before.
  private let angles: [Int: Int]

  init(number: Int, path: String, document: TemplateDocument, nodes: [Node]) {
    self.number = number
    self.path = path
    self.document = document
    self.nodes = nodes
    var angles: [Int: Int] = [:]
    var count = 0
    for token in document.tokens where !document.rawTags.isEmpty {
      guard case .text(let bytes) = token.kind else { continue }
      if angles[token.range.lowerBound] == nil { angles[token.range.lowerBound] = count }
      count += bytes.count { $0 == UInt8(ascii: "<") }
    }
    self.angles = angles
  }

  /// Where each `<` of a text of HTML made from Markdown is written, nil for those that are not.
  func rawTags(ofTextFrom start: Int, count: Int) -> [Int?] {
    guard let first = angles[start] else { return [] }
    return (first..<first + count).map { document.rawTags[$0] }
  }

  var source: SourceText { document.source }

  /// The name by which templates include it.
  var name: String { Self.name(ofPath: path) }

  /// The name by which templates include a file.
  static func name(ofPath path: String) -> String {
    let name = TemplateFiles.templateName(of: path) ?? path
    guard let slash = name.firstIndex(of: "/") else { return name }
    return String(name[name.index(after: slash)...])
  }

  /// Where a piece of HTML is: in a file that was Markdown, the first thing behind the spot that
  /// looks like it.
  func location(ofByte offset: Int, needle: String) -> Location {
    guard document.isMarkdown else { return source.location(ofByte: offset) }
    let bytes = source.bytes
    let needle = Array(needle.utf8)
    if !needle.isEmpty, bytes.count >= needle.count {
      for start in min(offset, bytes.count)...bytes.count where start + needle.count <= bytes.count
      {
        if bytes[start..<start + needle.count].elementsEqual(needle) {
          return source.location(ofByte: start)
        }
      }
    }
    let start = bytes[min(offset, bytes.count)...].firstIndex { $0 > UInt8(ascii: " ") }
    return source.location(ofByte: start ?? offset)
  }
}
