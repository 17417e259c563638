import Foundation

/// Mustache's specification, where it lies beside the package: all its modules but the lambdas.
enum Specification {
  static let modules = [
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections", "~inheritance",
    "~dynamic-names",
  ]

  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "../shared/mustache-spec")

  static let isPresent = FileManager.default.fileExists(atPath: folder.path)

  private struct Module: Decodable {
    let tests: [SpecificationCase]
  }

  /// The cases of a module; none where the specification is absent.
  static func cases(of module: String) throws -> [SpecificationCase] {
    guard isPresent else { return [] }
    let data = try Data(contentsOf: folder.appending(path: "\(module).json"))
    return try JSONDecoder().decode(Module.self, from: data).tests
  }
}
