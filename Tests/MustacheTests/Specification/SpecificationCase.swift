import Testing
import Diagnostics
import Mustache

/// One case of Mustache's specification.
struct SpecificationCase: Decodable, Sendable, CustomTestStringConvertible {
  let name: String
  let data: JSONValue
  let template: String
  let partials: [String: String]?
  let expected: String

  var testDescription: String { name }

  /// What the engine makes of it.
  func render() throws(Report) -> String {
    let sources = (partials ?? [:]).map { name, text in
      (name, SourceText(path: "\(name).mustache", text: text))
    }
    let library = Library(Dictionary(uniqueKeysWithValues: sources))
    return try library.render(SourceText(path: "case.mustache", text: template), with: data.value)
  }
}
