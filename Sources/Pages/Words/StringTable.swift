import Diagnostics
import Schedule
import Templates
import YAML

/// The words of a site: the built-in English ones, and over them those of the site's language.
struct StringTable: Sendable {
  /// All words by name, as templates see them.
  let type: RecordType
  /// Their values, in the order of the type.
  let record: StringsRecord
  /// What was noticed while reading.
  let warnings: [Diagnostic]
  /// Which words stay English in a language that has a table.
  let notes: [Note]
  /// Whether all tables could be read, so that every word is known.
  let isWhole: Bool

  private let statuses: [StatusCode: String]
  private let texts: [Word: String]
  private let patterns: [Word: Pattern]

  /// Reads the tables, and throws what is wrong with any.
  init(language: String, files: TemplateFiles) throws(Report) {
    var diagnostics: [Diagnostic] = []
    self.init(language: language, files: files, noting: &diagnostics)
    guard diagnostics.allSatisfy({ $0.severity != .error }) else { throw Report(diagnostics) }
  }

  /// Reads `strings/en.yml` and the language's own table, theme first, then the site's.
  /// `location` is where the language is named.
  init(
    language: String,
    namedAt location: Location? = nil,
    files: TemplateFiles,
    noting diagnostics: inout [Diagnostic]
  ) {
    var reading = StringTableReading(files: files)
    let tables = ["en"] + Self.tables(for: language)
    let isEnglish = language.lowercased().prefix { $0 != "-" } == "en"
    var found = isEnglish
    var path: String?
    for table in tables {
      for source in Self.sources(of: table, in: files) {
        reading.read(source, isTranslation: table != "en")
        found = found || table != "en"
        path = source.path
      }
    }
    notes = isEnglish || !found ? [] : Self.notes(of: reading.missing, language, path ?? "")
    diagnostics += reading.diagnostics
    isWhole = reading.isWhole
    warnings =
      found
      ? []
      : [
        StringsProblem.noTable(language: language, path: tables.last ?? "en")
          .diagnostic(at: location)
      ]
    diagnostics += warnings

    let names = reading.words.keys.sorted()
    type = RecordType(
      "strings",
      fields: names.map { name in
        Field(name, .text, summary: "A word of the site.", example: reading.words[name] ?? "")
      }
    )
    record = StringsRecord(names.map { reading.words[$0] ?? "" })
    statuses = reading.statuses
    texts = Dictionary(
      uniqueKeysWithValues: Word.allCases.map { ($0, reading.words[$0.rawValue] ?? "") }
    )
    patterns = texts.mapValues(Pattern.init)
  }

  /// How many missing words are named.
  private static let listLimit = 12

  private static func notes(of missing: [String], _ language: String, _ path: String) -> [Note] {
    guard !missing.isEmpty else { return [] }
    let more = missing.count - listLimit
    let list = missing.prefix(listLimit).joined(separator: ", ")
    let names = more > 0 ? "\(list) and \(more) more" : list
    return [Note("\(path) has no word for \(names), so the '\(language)' site says it in English")]
  }

  /// The word for a status.
  func status(_ code: StatusCode) -> String { statuses[code] ?? code.rawValue }

  /// A word.
  subscript(word: Word) -> String { texts[word] ?? "" }

  /// A pattern with its places filled.
  func text(_ word: Word, _ values: KeyValuePairs<String, String>) -> String {
    patterns[word]?.filled(values) ?? ""
  }

  /// Whether a file of `strings/` is read for a language.
  static func reads(_ path: String, language: String) -> Bool {
    (["en"] + tables(for: language)).contains {
      "strings/\($0).yml".lowercased() == path.lowercased()
    }
  }

  /// A table in all layers, the lowest first; the case of a language's tag means nothing (RFC 5646).
  private static func sources(of table: String, in files: TemplateFiles) -> [SourceText] {
    let name = "strings/\(table).yml".lowercased()
    return files.paths.filter { $0.lowercased() == name }.flatMap(files.versions)
  }

  /// `pt-BR` is `pt`, then `pt-BR`; English needs only its regions.
  private static func tables(for language: String) -> [String] {
    let parts = language.split(separator: "-")
    return (1...max(1, parts.count)).map { parts.prefix($0).joined(separator: "-") }
      .filter { $0.lowercased() != "en" }
  }
}
