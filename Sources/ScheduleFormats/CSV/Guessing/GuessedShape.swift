import Basics
import Diagnostics

/// How a CSV file of which nothing is known is put together: its encoding, its delimiter, and where its
/// header and its last row are.
struct GuessedShape {
  /// A row of the file as it was cut.
  private struct Row {
    let line: Int
    let fault: CSVProblem.Code?
    let fields: [CSVField]

    var isWhole: Bool { fault == nil }
  }

  /// The file in UTF-8.
  let source: SourceText
  let encoding: TextEncoding
  /// The first byte that is not ASCII, where the file is not UTF-8; that many stand before it in
  /// `source`, too.
  let foreign: Int?
  let delimiter: CSVDelimiter
  let skippedLines: Int
  /// The lines behind the last row that are not blank.
  let footerLines: Int
  /// The first of these.
  let footer: Location?
  /// Where the last line begins and how many fields it has, where it is a row that is cut.
  let cut: (offset: Int, fields: Int)?
  /// The header's names and where each begins.
  let columns: [(name: String, offset: Int)]
  /// The rows' trimmed texts and where each begins, as many as are looked at.
  let rows: [[(text: String, offset: Int)]]

  /// Where a row begins that is a header again: most of its names stand where they do in the first.
  var secondHeader: Int? {
    guard columns.count > 1 else { return nil }
    let names = columns.map(\.name)
    return rows.first { row in
      zip(names, row).count { !$0.isEmpty && $0 == $1.text } * 2 > names.count
    }?.first?.offset
  }

  /// The most columns that a table of flights is thought to have.
  private static let widest = 500
  /// How many of the first rows are looked at, and of the last.
  private static let limit = 5000
  /// With how many rows a last line is compared.
  private static let compared = 500

  /// Looks at a file; throws what makes it no table.
  init(_ file: SourceText) throws(Report) {
    let mark = TextEncoding(markOf: file.bytes)
    if mark == nil, let format = ForeignFormat(of: file.bytes) {
      throw CSVProblem.foreignFormat(format).report(at: Location(path: file.path))
    }
    var file = file
    if mark == nil, let letter = Self.cutLetter(in: file.bytes) {
      file = SourceText(path: file.path, bytes: Array(file.bytes[..<letter]))
    }
    encoding =
      mark ?? (UTF8Text.firstInvalidByte(in: file.bytes[...]) == nil ? .utf8 : .windows1252)
    let (bytes, invalid) = encoding.utf8(file.bytes)
    let source = SourceText(path: file.path, bytes: bytes)
    self.source = source
    foreign = encoding == .utf8 ? nil : file.bytes.firstIndex { $0 >= 0x80 }
    if let invalid {
      throw CSVProblem.notInEncoding(encoding).report(at: source.location(ofByte: invalid))
    }
    guard let (delimiter, count, rows) = Self.bestCut(source) else {
      let isEmpty = bytes.allSatisfy { $0 <= 0x20 }
      let problem: any Problem = isEmpty ? CSVProblem.emptyFile : GuessProblem.noTable
      throw problem.report(at: Location(path: file.path))
    }
    self.delimiter = delimiter
    func texts(_ row: Row) -> [String] {
      row.fields.map { $0.trimmed(in: bytes).text(in: bytes) }
    }
    guard
      let header = rows.firstIndex(where: {
        $0.isWhole && $0.fields.count == count && Self.isFilled(texts($0))
      }),
      Self.isHeader(texts(rows[header]))
    else {
      let first = rows.first { $0.fields.count == count }?.fields.first?.start ?? 0
      throw GuessProblem.noHeader.report(at: source.location(ofByte: first))
    }
    skippedLines = rows[header].line - 1
    columns = zip(texts(rows[header]), rows[header].fields).map { ($0, $1.start) }
    // A sum has as many fields at times, of which hardly one is filled.
    let fewest =
      rows[(header + 1)...].prefix(20).filter { $0.fields.count == count }.dropLast()
      .map { texts($0).count { !$0.isEmpty } }.min() ?? 0
    let last =
      rows.lastIndex {
        $0.isWhole && $0.fields.count == count && texts($0).count { !$0.isEmpty } * 2 > fewest
      } ?? header
    var behind = rows[(last + 1)...]
    let table = rows[(header + 1)..<(last + 1)].filter { $0.fields.count == count }
    // The last rows can tell what the first leave open, as which number is a month.
    let looked = table.prefix(Self.limit) + table.dropFirst(Self.limit).suffix(Self.limit)
    self.rows = looked.map { row in
      row.fields.map { field in
        let field = field.trimmed(in: bytes)
        return (field.text(in: bytes), field.start)
      }
    }
    if behind.count == 1, let row = behind.first, let start = row.fields.first?.start,
      row.fields.count < count, row.isWhole || row.fault == .unclosedQuote,
      GuessedRow(
        texts: Array(texts(row).prefix(count)),
        isEnded: bytes.last != UInt8(ascii: "\n")
      )
      .isCut(self.rows.suffix(Self.compared).map { $0.map(\.text) })
    {
      cut = (start, row.fields.count)
      behind = []
    } else {
      cut = nil
    }
    let end = behind.first?.fields.first?.start
    footerLines = end.map { Self.lines(bytes[$0...]) } ?? 0
    footer = end.map { source.location(ofByte: $0) }
    guard !self.rows.isEmpty else {
      throw CSVProblem.headerAlone.report(at: Location(path: file.path))
    }
  }

  /// The delimiter by which most rows have the same number of fields, and the most of them.
  private static func bestCut(
    _ source: SourceText
  ) -> (CSVDelimiter, count: Int, rows: [Row])? {
    var best: (CSVDelimiter, count: Int, rows: [Row])?
    var bestScore = (share: 4, count: 1)
    for delimiter in CSVDelimiter.allCases {
      let rows = cut(source, delimiter)
      let counts = Dictionary(grouping: rows, by: \.fields.count).mapValues(\.count)
      let usual = counts.filter { 2...Self.widest ~= $0.key }.max {
        ($0.value, $0.key) < ($1.value, $1.key)
      }
      guard let usual else { continue }
      // A few lines before and behind a small table count little: what fits in tenths.
      let score = (share: usual.value * 10 / rows.count, count: usual.key)
      guard score > bestScore else { continue }
      bestScore = score
      best = (delimiter, usual.key, rows)
    }
    return best
  }

  /// How many bytes of a file's beginning are looked at, and of its end.
  private static let head = 1 << 20
  private static let tail = 1 << 16

  /// The rows of a file, or of its beginning and its end where it is large.
  private static func cut(_ source: SourceText, _ delimiter: CSVDelimiter) -> [Row] {
    let bytes = source.bytes
    let start = bytes.starts(with: SourceText.byteOrderMark) ? 3 : 0
    guard bytes.count > head + tail else {
      return cut(source, start..<bytes.count, delimiter)
    }
    func lineEnd(from offset: Int) -> Int {
      bytes[offset...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    }
    let end = lineEnd(from: head)
    let rest = max(end, lineEnd(from: bytes.count - tail))
    return cut(source, start..<end, delimiter) + cut(source, rest..<bytes.count, delimiter)
  }

  private static func cut(
    _ source: SourceText,
    _ range: Range<Int>,
    _ delimiter: CSVDelimiter
  ) -> [Row] {
    var scanner = CSVScanner(source.bytes, in: range, delimiter: delimiter)
    var rows: [Row] = []
    while scanner.next() {
      let row = scanner.row
      if row.isBlank(in: source.bytes) { continue }
      rows.append(Row(line: row.line, fault: row.fault?.problem.code, fields: row.fields))
      if let fault = row.fault, case .notUTF8 = fault.problem { break }
    }
    return rows
  }

  /// Where a letter of UTF-8 begins that the end of the file cuts; nil where none is cut. A file in
  /// which it would be the only one beyond ASCII is of another encoding.
  private static func cutLetter(in bytes: [UInt8]) -> Int? {
    guard let start = bytes.suffix(3).lastIndex(where: { $0 >= 0xC2 }) else { return nil }
    let length = bytes[start] >= 0xF0 ? 4 : bytes[start] >= 0xE0 ? 3 : 2
    guard bytes.count - start < length, bytes[..<start].contains(where: { $0 >= 0x80 }),
      bytes[(start + 1)...].allSatisfy({ $0 & 0xC0 == 0x80 }),
      UTF8Text.firstInvalidByte(in: bytes[..<start]) == nil
    else { return nil }
    return start
  }

  /// How many lines are not blank.
  private static func lines(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.count { line in
      line.contains { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    }
  }

  private static func isFilled(_ texts: [String]) -> Bool {
    texts.count { !$0.isEmpty } * 2 > texts.count
  }

  /// Whether a row names columns: hardly a figure stands in it, and nothing twice.
  private static func isHeader(_ texts: [String]) -> Bool {
    let filled = texts.filter { !$0.isEmpty }
    let values = filled.count { text in
      text.utf8.first.map { (0x30...0x39).contains($0) } == true
    }
    return values * 5 <= filled.count && Set(filled.map { $0.lowercased() }).count == filled.count
  }
}
