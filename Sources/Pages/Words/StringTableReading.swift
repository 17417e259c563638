import Diagnostics
import Mustache
import Schedule
import Templates
import YAML

/// The tables of words read so far: each adds to the ones before it and changes them.
struct StringTableReading {
  private(set) var words: [String: String] = [:]
  private(set) var statuses: [StatusCode: String] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether all of them could be read.
  private(set) var isWhole = true
  private var isFirst = true
  /// The words and statuses that a table of the language itself has, see `missing`.
  private var translated: Set<String> = []
  private let files: TemplateFiles
  /// The last parts of all names in the templates; read when a word may be misspelled.
  private lazy var usedNames = Self.usedNames(in: files)

  /// Tables of words for these templates: what one of them uses is no slip.
  init(files: TemplateFiles) {
    self.files = files
  }

  /// The words, then the statuses, that only the English tables have.
  var missing: [String] {
    words.keys.filter { !translated.contains($0) }.sorted()
      + statuses.keys.map { "status.\($0.rawValue)" }.filter { !translated.contains($0) }.sorted()
  }

  /// Reads a table over those before; a translation is one of the site's language.
  mutating func read(_ source: SourceText, isTranslation: Bool = false) {
    let reading = diagnostics.collect { () throws(Report) in
      try YAMLReader.check(source, as: Self.schema)
    }
    diagnostics += reading?.diagnostics ?? []
    if reading?.diagnostics.isEmpty != true { isWhole = false }
    guard let value = reading?.value else { return }
    for entry in value["status"]?.entries ?? [] {
      readStatus(entry, in: source)
    }
    let known = Set(words.keys)
    for entry in value["words"]?.entries ?? [] {
      readWord(entry, known: known, in: source)
    }
    if isTranslation {
      translated.formUnion(value["words"]?.entries.map(\.key.value) ?? [])
      translated.formUnion(value["status"]?.entries.map { "status.\($0.key.value)" } ?? [])
    }
    isFirst = false
  }

  private mutating func readStatus(_ entry: YAMLValue.Entry, in source: SourceText) {
    guard let text = entry.value.string else { return }
    if let code = StatusCode(rawValue: entry.key.value) {
      statuses[code] = text
    } else {
      report(
        .unknownStatus(entry.key.value, known: StatusCode.allCases.map(\.rawValue)),
        at: entry.key.position,
        in: source
      )
    }
  }

  private mutating func readWord(
    _ entry: YAMLValue.Entry,
    known: Set<String>,
    in source: SourceText
  ) {
    guard let text = entry.value.string else { return }
    let name = entry.key.value
    if !isFirst, !known.contains(name),
      let near = Spelling.nearest(to: name, among: known.sorted()), !usedNames.contains(name)
    {
      report(.misspelledWord(name, meant: near), at: entry.key.position, in: source)
      return
    }
    if let word = Word(rawValue: name) {
      for place in Pattern(text).places.subtracting(word.places).sorted() {
        report(
          .unknownPlace(place, word: name, known: word.places),
          at: entry.value.position,
          in: source
        )
      }
    }
    words[name] = text
  }

  private mutating func report(
    _ problem: StringsProblem,
    at position: Position?,
    in source: SourceText
  ) {
    diagnostics.append(problem.diagnostic(at: position.map { source.location(of: $0) }))
  }

  private static func usedNames(in files: TemplateFiles) -> Set<String> {
    var names: Set<String> = []
    for path in files.paths where TemplateKind(path: path)?.isTemplate == true {
      guard let source = files.file(path) else { continue }
      for token in Tokenizer.read(source).tokens {
        switch token.kind {
        case .variable(let name), .section(let name), .inverted(let name):
          if let word = name.path.last { names.insert(word) }
        default: break
        }
      }
    }
    return names
  }

  private static let schema = YAMLMapping([
    YAMLField(
      "status",
      .dictionary(of: .string),
      summary: "The word for each status code.",
      example: "{ boarding: Now boarding }"
    ),
    YAMLField(
      "words",
      .dictionary(of: .string),
      summary: "Every other word of the site.",
      example: "{ arrivals: Arrivals }"
    ),
  ])
}
