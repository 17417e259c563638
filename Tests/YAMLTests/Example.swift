import Diagnostics

@testable import YAML

/// A schema with every kind of value, for these tests.
enum Example {
  static let mapping = YAMLMapping([
    YAMLField("title", .text(.line), .required, summary: "The name.", example: "Home"),
    YAMLField("words", .string, summary: "Any text.", example: "'some words'"),
    YAMLField(
      "days",
      .integer(1...60),
      .defaults(to: "15"),
      summary: "How many days.",
      example: "15"
    ),
    YAMLField("order", .integer(.min ... .max), summary: "The order.", example: "-1"),
    YAMLField("clock", .integerChoice([12, 24]), summary: "The clock.", example: "24"),
    YAMLField("open", .boolean, summary: "Whether it is open.", example: "true"),
    YAMLField("mode", .choice(["fail", "skip"]), summary: "The mode.", example: "skip"),
    YAMLField("delay", .duration(60...86_400), summary: "The delay.", example: "1h 30m"),
    YAMLField("from", .date, summary: "The first day.", example: "2026-11-30"),
    YAMLField("keep", .list(of: .string), summary: "What is kept.", example: "[a, b]"),
    YAMLField("names", .dictionary(of: .string), summary: "Names.", example: "{ a: Anna }"),
    YAMLField("where", .oneOrMore(of: .string), summary: "Where.", example: "[a, b]"),
    YAMLField("source", .mapping(source), summary: "The source.", example: "{ csv: { file: a } }"),
  ])

  static let source = YAMLMapping(
    [
      YAMLField("demo", .mapping(demo), summary: "Made up.", example: "{ seed: 13 }"),
      YAMLField("csv", .mapping(csv), summary: "A file.", example: "{ file: a.csv }"),
    ],
    exactlyOneOf: ["demo", "csv"]
  )

  private static let demo = YAMLMapping([
    YAMLField(
      "seed",
      .integer(0 ... .max),
      .defaults(to: "13"),
      summary: "The seed.",
      example: "13"
    )
  ])

  private static let csv = YAMLMapping([
    YAMLField("file", .text(.line), .required, summary: "The file.", example: "a.csv")
  ])
}

/// What is told about a text that is read by the example's schema; nothing when all is well.
func told(_ text: String, as mapping: YAMLMapping = Example.mapping) -> String {
  told(Array(text.utf8), as: mapping)
}

/// What is told about bytes that are read by the example's schema; nothing when all is well.
func told(_ bytes: [UInt8], as mapping: YAMLMapping = Example.mapping) -> String {
  report(on: bytes, as: mapping).map { DiagnosticRenderer().render($0.diagnostics) } ?? ""
}

/// The report on bytes that are read by the example's schema; nil when all is well.
func report(on bytes: [UInt8], as mapping: YAMLMapping = Example.mapping) -> Report? {
  do {
    _ = try YAMLReader.read(SourceText(path: "site.yml", bytes: bytes), as: mapping)
    return nil
  } catch {
    return error
  }
}

/// The first line that is told about a text that is parsed without a schema.
func syntaxTold(_ text: String) -> String {
  do {
    _ = try YAMLParser.parse(SourceText(path: "f", text: text))
    return ""
  } catch {
    return String(DiagnosticRenderer().render(error.diagnostics).prefix { $0 != "\n" })
  }
}
