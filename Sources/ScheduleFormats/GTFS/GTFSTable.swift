import Diagnostics

/// A file of a feed, row by row: never more of it is in memory than a piece.
struct GTFSTable {
  /// The size of a piece.
  static let pieceSize = 1 << 20
  /// The longest row.
  static let longestRow = 1 << 18
  /// The most bytes of a file; a country's is half of it.
  static let limit = 4 << 30

  /// The file as messages call it.
  let path: String
  /// The piece at hand.
  private(set) var bytes: [UInt8] = []
  /// The names in the header.
  private(set) var names: [String] = []

  private let stream: any ByteStream
  private let named: Location
  private var scanner: CSVScanner
  private var isAtEnd = false
  private var total = 0

  /// Reads the header. `named` is where the configuration names the feed.
  init(_ stream: any ByteStream, path: String, named: Location) throws(Report) {
    self.stream = stream
    self.path = path
    self.named = named
    scanner = CSVScanner([], in: 0..<0)
    try refill(from: 0, line: 1)
    if let format = ForeignFormat(of: bytes) {
      throw GTFSProblem.foreignFormat(format).report(at: Location(path: path))
    }
    if bytes.starts(with: SourceText.byteOrderMark) {
      scanner = CSVScanner(bytes, in: SourceText.byteOrderMark.count..<bytes.count)
    }
    guard try next() else { throw GTFSProblem.emptyFile.report(at: Location(path: path)) }
    if let fault = row.fault { throw fault.problem.report(at: location(ofByte: fault.offset)) }
    names = row.fields.map { $0.trimmed(in: bytes).text(in: bytes) }
  }

  /// The row at hand.
  var row: CSVRow { scanner.row }

  /// The number of the row's line, counted from 1.
  var line: Int { scanner.row.line }

  /// Goes to the next row that is not blank; false where there is none.
  mutating func next() throws(Report) -> Bool {
    while true {
      let (start, line) = (scanner.offset, scanner.nextLine)
      guard scanner.next() else {
        guard !isAtEnd else { return false }
        try refill(from: start, line: line)
        continue
      }
      if !isAtEnd, isCut {
        try refill(from: start, line: line)
        continue
      }
      if let fault = scanner.row.fault, case .notUTF8 = fault.problem {
        throw fault.problem.report(at: location(ofByte: fault.offset))
      }
      if scanner.row.isBlank(in: bytes) { continue }
      try refuseCutEnd()
      return true
    }
  }

  /// A file that ends within a row, before its last field, has lost what came behind it.
  private func refuseCutEnd() throws(Report) {
    let (row, found) = (scanner.row, scanner.row.fields.count)
    guard isAtEnd, row.end == bytes.count, found < names.count else { return }
    let fault = CSVRow.Fault(
      offset: row.end,
      problem: .tooFewFields(found: found, expected: names.count, missing: names[found])
    )
    throw fault.problem.report(at: location(ofByte: fault.offset))
  }

  /// The number of a column; -1 where the file has none.
  func column(_ name: String) -> Int { names.firstIndex(of: name) ?? -1 }

  /// The number of a column that must be there.
  func required(_ name: String) throws(Report) -> Int {
    if let number = names.firstIndex(of: name) { return number }
    throw GTFSProblem.missingColumn(name, known: names)
      .report(at: Location(path: path, position: Position(line: 1, column: 1)))
  }

  /// The trimmed field of a column; nil where it is empty or not there.
  func field(_ column: Int) -> CSVField? {
    guard column >= 0, column < scanner.row.fields.count else { return nil }
    let field = scanner.row.fields[column].trimmed(in: bytes)
    return field.isEmpty ? nil : field
  }

  /// The text of a column; nil where it is empty or not there.
  func text(_ column: Int) -> String? { field(column)?.text(in: bytes) }

  /// The place of a column in the row; that of the row where it has no such column.
  func location(of column: Int) -> Location {
    let fields = scanner.row.fields
    return location(
      ofByte: column >= 0 && column < fields.count ? fields[column].start : scanner.row.start
    )
  }

  /// The place of a byte of the row.
  func location(ofByte offset: Int) -> Location {
    SourceText(path: path, bytes: bytes)
      .location(ofByte: offset, from: scanner.row.start, on: scanner.row.line)
  }

  /// Whether the row may go on behind the piece: it ends there, or looks wrong near its end.
  private var isCut: Bool {
    scanner.offset >= bytes.count
      || scanner.row.fault != nil
        && bytes.count - scanner.row.start <= CSVScanner.longestQuote * 2
  }

  private mutating func refill(from start: Int, line: Int) throws(Report) {
    var next = [UInt8](repeating: 0, count: Self.pieceSize)
    let rest = bytes.count - start
    guard rest <= Self.longestRow else {
      throw GTFSProblem.longRow(limit: Self.longestRow).report(at: location(ofByte: start))
    }
    next.replaceSubrange(0..<rest, with: bytes[start...])
    var end = rest
    do throws(PackedFileProblem) {
      while end < next.count {
        let count = try stream.read(into: &next, from: end)
        isAtEnd = count == 0
        guard count > 0 else { break }
        end += count
        total += count
        guard total <= Self.limit else { throw .tooLarge(path, limit: Self.limit >> 20) }
      }
    } catch {
      throw error.report(at: named)
    }
    next.removeSubrange(end...)
    bytes = next
    scanner = CSVScanner(bytes, in: bytes.indices, line: line)
  }
}
