import Diagnostics
import Schedule

/// Reads the canonical CSV.
public enum CSVScheduleReader {
  /// The flights of a file; throws every mistake in it. Under `onError: .skip` a bad row is a
  /// warning, as long as any row is good and the file as a whole is a schedule.
  public static func read(
    _ source: SourceText,
    options: CSVOptions
  ) throws(Report) -> ScheduleReading {
    if let format = ForeignFormat(of: source.bytes) {
      throw CSVProblem.foreignFormat(format).report(at: Location(path: source.path))
    }
    let mark = SourceText.byteOrderMark
    var scanner = CSVScanner(
      source.bytes,
      from: source.bytes.starts(with: mark) ? mark.count : 0
    )
    let header = try header(of: source, options: options, scanner: &scanner)
    var reading = CSVReading(source: source, onError: options.onError)
    var reader = CSVRowReader(bytes: source.bytes, header: header, zone: options.zone)
    var hasRows = false
    while scanner.next() {
      let row = scanner.row
      if row.isBlank(in: source.bytes) { continue }
      hasRows = true
      if let fault = row.fault, case .notUTF8 = fault.problem {
        let place = RowPlace(line: row.line, start: row.start, mark: row.start)
        throw fault.problem.report(at: place.location(ofByte: fault.offset, in: source))
      }
      let flight = reader.flight(of: row)
      let place = RowPlace(
        line: row.line,
        start: row.start,
        mark: reader.offset(of: .id, in: row)
      )
      reading.append(flight, at: place, faults: reader.faults)
    }
    if !hasRows, !options.allowsEmpty {
      throw CSVProblem.headerAlone.report(at: Location(path: source.path))
    }
    return try reading.finished(unused: header.unused)
  }

  private static func header(
    of source: SourceText,
    options: CSVOptions,
    scanner: inout CSVScanner
  ) throws(Report) -> CSVHeader {
    repeat {
      guard scanner.next() else {
        throw CSVProblem.emptyFile.report(at: Location(path: source.path))
      }
    } while scanner.row.isBlank(in: source.bytes)
    let row = scanner.row
    let place = RowPlace(line: row.line, start: row.start, mark: row.start)
    func location(_ offset: Int) -> Location { place.location(ofByte: offset, in: source) }
    if let fault = row.fault { throw fault.problem.report(at: location(fault.offset)) }
    if row.fields.count == 1, let separator = separator(in: source.bytes[row.start..<row.end]) {
      throw CSVProblem.wrongSeparator(separator.name).report(at: location(separator.offset))
    }
    var problems: [(CSVProblem, field: Int)] = []
    let header = CSVHeader(
      names: row.fields.map { $0.trimmed(in: source.bytes).text(in: source.bytes) },
      columns: options.columns,
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

  /// The first semicolon or tab of a header that has no comma.
  private static func separator(in header: ArraySlice<UInt8>) -> (name: String, offset: Int)? {
    for (offset, byte) in zip(header.indices, header) {
      if byte == UInt8(ascii: ";") { return ("semicolons", offset) }
      if byte == UInt8(ascii: "\t") { return ("tabs", offset) }
    }
    return nil
  }
}
