import Basics

/// Cuts a file into rows of fields, in one pass over its bytes. RFC 4180, with rows that end in LF,
/// CRLF or CR and quotes inside unquoted text taken as they are.
package struct CSVScanner {
  /// The most bytes between two quotes; what is longer is a quote that nobody closed.
  static let longestQuote = 65_536
  /// The most fields of a row, as many as a spreadsheet has columns.
  static let mostFields = 16_384

  /// The row last read; kept so that its storage is used again.
  package private(set) var row = CSVRow()
  private let bytes: [UInt8]
  private let end: Int
  private let delimiter: UInt8
  private let classes: [UInt8]
  private let marks: CSVMarks
  private var index: Int
  private var line: Int

  /// A scanner of some bytes, the first of which is the start of a line with that number.
  package init(
    _ bytes: [UInt8],
    in range: Range<Int>,
    line: Int = 1,
    delimiter: CSVDelimiter = .comma
  ) {
    self.bytes = bytes
    self.line = line
    self.delimiter = delimiter.byte
    index = range.lowerBound
    end = range.upperBound
    marks = CSVMarks(delimiter: delimiter.byte)
    classes = CSVByte.table(delimiter: delimiter)
  }

  /// The byte at which the next row begins.
  var offset: Int { index }
  /// The number of the line at which the next row begins.
  var nextLine: Int { line }

  /// Reads the next row; false at the end of the file.
  package mutating func next() -> Bool {
    guard index < end else { return false }
    row.line = line
    row.start = index
    row.fields.removeAll(keepingCapacity: true)
    row.fault = nil
    while !scanSimpleFields() {
      if bytes[index] == UInt8(ascii: "\"") {
        scanQuoted()
      } else {
        scanPlain()
      }
      guard row.fault == nil, row.fields.count <= Self.mostFields, skipDelimiter() else { break }
    }
    if row.fields.count > Self.mostFields { endRow() }
    row.end = index
    if let fault = row.fault, case .notUTF8 = fault.problem { return true }
    skipLineBreak()
    return true
  }

  /// Takes the fields from here on that are printable ASCII without quotes around them, as most are.
  /// True where that brought the end of the row; false where the next field holds something else, or
  /// behind so many bytes that fields are to be counted.
  private mutating func scanSimpleFields() -> Bool {
    let (file, delimiter, marks) = (bytes, delimiter, marks)
    let stop = min(end, index &+ Self.mostFields)
    let bytes = file.span
    var start = index
    var next = start
    while next < stop {
      // The last bytes of the file are looked at one by one.
      var found: UInt64 = 0x80
      let isWord = next &+ 8 <= stop
      if isWord {
        let word = bytes.bytes.unsafeLoadUnaligned(fromByteOffset: next, as: UInt64.self)
        found = marks.found(in: word)
      }
      while found != 0 {
        let place = next &+ found.trailingZeroBitCount / 8
        found &= found &- 1
        let byte = bytes[place]
        if byte == delimiter {
          row.fields.append(CSVField(start: start, end: place))
          start = place &+ 1
        } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
          row.fields.append(CSVField(start: start, end: place))
          index = place
          return true
        } else if place == start && byte == UInt8(ascii: "\"") || !CSVMarks.isPrintable(byte) {
          index = start
          return false
        }
      }
      next &+= isWord ? 8 : 1
    }
    guard stop == end else {
      index = start
      return false
    }
    row.fields.append(CSVField(start: start, end: stop))
    index = stop
    return true
  }

  /// Leaves out the fields that are too many, with the rest of their line.
  private mutating func endRow() {
    let offset = row.fields[Self.mostFields].start
    row.fields.removeSubrange(Self.mostFields...)
    if row.fault == nil {
      row.fault = CSVRow.Fault(offset: offset, problem: .endlessRow(limit: Self.mostFields))
    }
    while index < end, classes[Int(bytes[index])] != CSVByte.lineBreak { index += 1 }
  }

  private mutating func scanPlain() {
    var field = CSVField(start: index, end: index)
    while index < end {
      let kind = classes[Int(bytes[index])]
      if kind == CSVByte.plain || kind == CSVByte.quote {
        index += 1
        continue
      }
      if kind == CSVByte.delimiter || kind == CSVByte.lineBreak { break }
      guard scanSpecial(kind, into: &field) else { return }
    }
    field.end = index
    row.fields.append(field)
  }

  private mutating func scanQuoted() {
    let quote = index
    let quoteLine = line
    index += 1
    var field = CSVField(start: index, end: index)
    while index < end, index - quote <= Self.longestQuote {
      let kind = classes[Int(bytes[index])]
      switch kind {
      case CSVByte.quote:
        if index + 1 < end, bytes[index + 1] == bytes[index] {
          field.hasDoubledQuotes = true
          index += 2
          continue
        }
        field.end = index
        index += 1
        row.fields.append(field)
        expectEndOfField(after: quote, on: quoteLine)
        return
      case CSVByte.lineBreak:
        field.hasLineBreaks = true
        skipLineBreak()
      case CSVByte.control, CSVByte.high:
        guard scanSpecial(kind, into: &field) else { return }
      default:
        index += 1
      }
    }
    row.fault = CSVRow.Fault(offset: quote, problem: .unclosedQuote)
    skipLine(of: quote, line: quoteLine)
  }

  /// Takes a control character or a longer UTF-8 sequence; false where the bytes are no UTF-8.
  private mutating func scanSpecial(_ kind: UInt8, into field: inout CSVField) -> Bool {
    guard kind == CSVByte.high else {
      field.hasControls = true
      index += 1
      return true
    }
    let length = UTF8Text.sequenceLength(in: bytes, at: index)
    guard length > 0 else {
      row.fault = CSVRow.Fault(offset: index, problem: .notUTF8(byte: bytes[index]))
      return false
    }
    if length == 2, bytes[index] == 0xC2, bytes[index + 1] < 0xA0 { field.hasControls = true }
    index += length
    return true
  }

  private mutating func expectEndOfField(after quote: Int, on quoteLine: Int) {
    guard index < end else { return }
    let kind = classes[Int(bytes[index])]
    guard kind != CSVByte.delimiter, kind != CSVByte.lineBreak else { return }
    row.fault = CSVRow.Fault(
      offset: index,
      problem: .textAfterQuote(openedOnLine: line == quoteLine ? nil : quoteLine)
    )
    skipLine(of: quote, line: quoteLine)
  }

  /// Goes on after the line on which a quote opened: what follows it may be rows that the quote
  /// swallowed.
  private mutating func skipLine(of offset: Int, line quoteLine: Int) {
    index = offset
    line = quoteLine
    while index < end, classes[Int(bytes[index])] != CSVByte.lineBreak { index += 1 }
  }

  private mutating func skipDelimiter() -> Bool {
    guard index < end, bytes[index] == delimiter else { return false }
    index += 1
    return true
  }

  private mutating func skipLineBreak() {
    guard index < end else { return }
    let isPair =
      bytes[index] == UInt8(ascii: "\r") && index + 1 < end
      && bytes[index + 1] == UInt8(ascii: "\n")
    index += isPair ? 2 : 1
    line += 1
  }
}
