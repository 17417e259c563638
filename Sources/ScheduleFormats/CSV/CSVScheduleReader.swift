import Diagnostics
import Schedule

/// Reads CSV: the canonical form, or that which its options tell.
public struct CSVScheduleReader: ScheduleReader {
  private let options: CSVOptions

  /// A reader of files of one form.
  public init(options: CSVOptions) {
    self.options = options
  }

  /// The flights of a file; throws every mistake in it.
  public func read(_ source: SourceText) throws(Report) -> ScheduleReading {
    let source = try decoded(source)
    let bytes = source.bytes
    var scanner = try scanner(of: source)
    let header = try header(of: source, scanner: &scanner)
    var collector = FlightCollector(source: source, onError: options.onError)
    var reader = CSVRowReader(bytes: bytes, header: header, options: options)
    var hasRows = false
    var hasMatch = false
    while scanner.next() {
      let row = scanner.row
      if row.isBlank(in: bytes) { continue }
      hasRows = true
      if let fault = row.fault, case .notUTF8 = fault.problem {
        let place = RecordPlace(line: row.line, start: row.start, mark: row.start)
        throw fault.problem.report(at: place.location(ofByte: fault.offset, in: source))
      }
      guard reader.matches(row) else { continue }
      hasMatch = true
      let flight = reader.flight(of: row)
      let place = RecordPlace(
        line: row.line,
        start: row.start,
        mark: reader.offset(of: .id, in: row)
      )
      collector.append(flight, at: place, faults: reader.faults)
    }
    if !hasMatch, !options.allowsEmpty {
      let problem: CSVProblem =
        hasRows ? .noRowMatches(options.format.filters) : .headerAlone
      throw problem.report(at: Location(path: source.path))
    }
    return try collector.finished(notes: notes(about: header, in: source))
  }

  /// The file in UTF-8.
  private func decoded(_ source: SourceText) throws(Report) -> SourceText {
    let encoding = options.format.encoding
    guard encoding != .utf8, ForeignFormat(of: source.bytes) == nil else { return source }
    let (bytes, invalid) = encoding.utf8(source.bytes)
    let text = SourceText(path: source.path, bytes: bytes)
    if let invalid {
      throw CSVProblem.notInEncoding(encoding).report(at: text.location(ofByte: invalid))
    }
    return text
  }

  /// A scanner of what is neither before the header nor behind the last row.
  private func scanner(of source: SourceText) throws(Report) -> CSVScanner {
    let bytes = source.bytes
    let mark = SourceText.byteOrderMark
    var lines = LineEdges(bytes, from: bytes.starts(with: mark) ? mark.count : 0)
    lines.skip(options.format.skippedLines)
    if let format = ForeignFormat(of: bytes, from: lines.start) {
      throw CSVProblem.foreignFormat(format).report(at: Location(path: source.path))
    }
    lines.cut(options.format.footerLines)
    return CSVScanner(
      bytes,
      in: lines.start..<lines.end,
      line: lines.line,
      delimiter: options.format.delimiter
    )
  }

  private func header(
    of source: SourceText,
    scanner: inout CSVScanner
  ) throws(Report) -> CSVHeader {
    repeat {
      guard scanner.next() else {
        throw CSVProblem.emptyFile.report(at: Location(path: source.path))
      }
    } while scanner.row.isBlank(in: source.bytes)
    let row = scanner.row
    let place = RecordPlace(line: row.line, start: row.start, mark: row.start)
    func location(_ offset: Int) -> Location { place.location(ofByte: offset, in: source) }
    if let fault = row.fault { throw fault.problem.report(at: location(fault.offset)) }
    if row.fields.count == 1, let separator = separator(in: source.bytes[row.start..<row.end]) {
      throw CSVProblem.wrongSeparator(separator.delimiter, expected: options.format.delimiter)
        .report(at: location(separator.offset))
    }
    var ignored: Set<CSVColumn> = []
    if options.format.direction != nil { ignored.insert(.direction) }
    if options.date != nil { ignored.insert(.date) }
    var problems: [(CSVProblem, field: Int)] = []
    let header = CSVHeader(
      names: row.fields.map { $0.trimmed(in: source.bytes).text(in: source.bytes) },
      format: options.format,
      ignored: ignored,
      problems: &problems
    )
    guard problems.isEmpty else {
      throw Report(
        problems.map { problem, field in
          problem.diagnostic(at: location(row.fields[field].start))
        }
      )
    }
    return header
  }

  /// The first other delimiter of a header that has none of the file's own.
  private func separator(
    in header: ArraySlice<UInt8>
  ) -> (delimiter: CSVDelimiter, offset: Int)? {
    for (offset, byte) in zip(header.indices, header) {
      let delimiter = CSVDelimiter.allCases.first { $0.byte == byte }
      if let delimiter, delimiter != options.format.delimiter { return (delimiter, offset) }
    }
    return nil
  }

  private func notes(about header: CSVHeader, in source: SourceText) -> [Note] {
    let unused = header.unused
    guard !unused.isEmpty else { return [] }
    let names = unused.map { "'\($0)'" }.joined(separator: ", ")
    let isOne = unused.count == 1
    return [
      Note(
        "\(source.path): \(isOne ? "column" : "columns") \(names) \(isOne ? "is" : "are") not used"
      )
    ]
  }
}
