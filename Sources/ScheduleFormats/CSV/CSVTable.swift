import Basics
import Diagnostics

/// A CSV file between its header and its footer: the columns, and one row after the other.
struct CSVTable {
  /// The file, in UTF-8.
  let source: SourceText
  /// Which field is which column.
  let header: CSVHeader
  /// What is odd about the file as a whole, with its place.
  let faults: [(fault: CSVRow.Fault, place: RecordPlace)]
  private var scanner: CSVScanner

  /// Reads a file's header; throws what makes the file no table.
  init(
    _ source: SourceText,
    options: CSVOptions,
    purpose: CSVHeader.Purpose
  ) throws(Report) {
    let (source, mistaken) = try Self.decoded(source, options.format)
    var scanner = try Self.scanner(of: source, options.format)
    header = try Self.header(of: source, options, purpose, scanner: &scanner)
    var faults: [(CSVProblem, offset: Int)] = []
    if let mistaken { faults.append((.isUTF8(options.format.encoding), mistaken)) }
    let footer = CSVFooter(
      source,
      from: scanner.offset,
      format: options.format,
      header: header,
      purpose: purpose
    )
    if let row = footer.row {
      faults.append((.rowInFooter(lines: options.format.footerLines), row))
    }
    self.faults = faults.map { problem, offset in
      var lines = LineCounter(source)
      let place = lines.place(of: offset)
      return (CSVRow.Fault(offset: offset, problem: problem), place)
    }
    self.source = source
    self.scanner = CSVScanner(
      source.bytes,
      in: scanner.offset..<footer.start,
      line: scanner.nextLine,
      delimiter: options.format.delimiter
    )
  }

  /// The row at hand.
  var row: CSVRow { scanner.row }

  /// Goes to the next row that is not blank; false where there is none.
  mutating func next() throws(Report) -> Bool {
    while scanner.next() {
      if scanner.row.isBlank(in: source.bytes) { continue }
      if let fault = scanner.row.fault, case .notUTF8 = fault.problem {
        throw fault.problem.report(at: place.location(ofByte: fault.offset, in: source))
      }
      return true
    }
    return false
  }

  /// The place of the row at hand.
  var place: RecordPlace {
    RecordPlace(line: scanner.row.line, start: scanner.row.start, mark: scanner.row.start)
  }

  /// That columns are not used, where there are such.
  var notes: [Note] { header.notes(source.path) }

  /// The file in UTF-8, and where it is that already though the configuration says otherwise, its
  /// first byte beyond ASCII.
  private static func decoded(
    _ source: SourceText,
    _ format: CSVFormat
  ) throws(Report) -> (text: SourceText, mistaken: Int?) {
    // A byte-order mark tells more than a configuration does.
    let mark = TextEncoding(markOf: source.bytes)
    let encoding = mark ?? format.encoding
    guard encoding != .utf8, encoding == .utf16 || ForeignFormat(of: source.bytes) == nil else {
      return (source, nil)
    }
    // Letters of another encoding are hardly ever UTF-8 by chance, and never all of them.
    if encoding != .utf16, let first = source.bytes.firstIndex(where: { $0 >= 0x80 }),
      UTF8Text.firstInvalidByte(in: source.bytes[...]) == nil
    {
      return (source, first)
    }
    let (bytes, invalid) = encoding.utf8(source.bytes)
    let text = SourceText(path: source.path, bytes: bytes)
    if let invalid {
      throw CSVProblem.notInEncoding(encoding).report(at: text.location(ofByte: invalid))
    }
    return (text, nil)
  }

  /// A scanner of what is not before the header.
  private static func scanner(
    of source: SourceText,
    _ format: CSVFormat
  ) throws(Report) -> CSVScanner {
    let bytes = source.bytes
    let mark = SourceText.byteOrderMark
    var lines = LineEdges(bytes, from: bytes.starts(with: mark) ? mark.count : 0)
    lines.skip(format.skippedLines)
    // A page can have lines like another's before it is one.
    let whole = ForeignFormat(of: bytes)
    if let other = whole == .html ? whole : ForeignFormat(of: bytes, from: lines.start) {
      throw CSVProblem.foreignFormat(other).report(at: Location(path: source.path))
    }
    return CSVScanner(
      bytes,
      in: lines.start..<lines.end,
      line: lines.line,
      delimiter: format.delimiter
    )
  }

  private static func header(
    of source: SourceText,
    _ options: CSVOptions,
    _ purpose: CSVHeader.Purpose,
    scanner: inout CSVScanner
  ) throws(Report) -> CSVHeader {
    repeat {
      guard scanner.next() else {
        throw emptiness(of: source, options.format).report(at: Location(path: source.path))
      }
    } while scanner.row.isBlank(in: source.bytes)
    let row = scanner.row
    let place = RecordPlace(line: row.line, start: row.start, mark: row.start)
    func location(_ offset: Int) -> Location { place.location(ofByte: offset, in: source) }
    if let fault = row.fault { throw fault.problem.report(at: location(fault.offset)) }
    if row.fields.count == 1,
      let separator = separator(in: source.bytes[row.start..<row.end], options.format)
    {
      throw CSVProblem.wrongSeparator(separator.delimiter, expected: options.format.delimiter)
        .report(at: location(separator.offset))
    }
    var problems: [(CSVProblem, field: Int)] = []
    let header = CSVHeader(
      names: row.fields.map { $0.trimmed(in: source.bytes).text(in: source.bytes) },
      format: options.format,
      ignored: options.givenColumns,
      purpose: purpose,
      problems: &problems
    )
    let isStrange = header.hasNoColumn && problems.count > 1
    if isStrange, problems.allSatisfy({ if case .missingColumn = $0.0 { true } else { false } }) {
      throw CSVProblem.noColumn(known: header.names).report(at: location(row.fields[0].start))
    }
    guard problems.isEmpty else {
      throw Report(
        problems.map { problem, field in
          problem.diagnostic(
            at: options.format.place(of: problem) ?? location(row.fields[field].start)
          )
        }
      )
    }
    return header
  }

  private static func emptiness(of source: SourceText, _ format: CSVFormat) -> CSVProblem {
    let lines = (1...max(1, format.skippedLines)).lazy.compactMap { source.line($0) }
    guard format.skippedLines > 0,
      let first = lines.first(where: { !$0.allSatisfy(\.isWhitespace) })
    else { return .emptyFile }
    return .emptyBehind(skipped: format.skippedLines, first: first)
  }

  /// The first other delimiter of a header that has none of the file's own.
  private static func separator(
    in header: ArraySlice<UInt8>,
    _ format: CSVFormat
  ) -> (delimiter: CSVDelimiter, offset: Int)? {
    for (offset, byte) in zip(header.indices, header) {
      let delimiter = CSVDelimiter.allCases.first { $0.byte == byte }
      if let delimiter, delimiter != format.delimiter { return (delimiter, offset) }
    }
    return nil
  }
}
