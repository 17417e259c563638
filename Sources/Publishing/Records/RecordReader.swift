import Glibc

/// Reads a manifest or a claim line by line.
struct RecordReader {
  private var rest: UnsafeBufferPointer<UInt8>
  /// The line that was read last, counted from 1.
  private(set) var lineNumber = 0

  /// What is wrong with a record.
  enum Flaw: Error, Equatable {
    case damaged(line: Int)
    case newer(version: String)
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    rest = bytes
  }

  /// Whether all lines were read.
  var isAtEnd: Bool { rest.isEmpty }

  /// The next line, without its line feed; every line has one, or the file was cut short.
  mutating func line() throws(Flaw) -> UnsafeBufferPointer<UInt8> {
    lineNumber += 1
    guard let start = rest.baseAddress, let found = memchr(start, 0x0A, rest.count) else {
      throw .damaged(line: lineNumber)
    }
    let length = UnsafeRawPointer(found) - UnsafeRawPointer(start)
    let line = UnsafeBufferPointer(rebasing: rest[..<length])
    rest = UnsafeBufferPointer(rebasing: rest[(length + 1)...])
    return line
  }

  /// A line that begins with a word and a space: what follows them.
  mutating func line(after word: StaticString) throws(Flaw) -> UnsafeBufferPointer<UInt8> {
    let line = try line()
    guard let value = Self.value(of: line, after: word) else { throw .damaged(line: lineNumber) }
    return value
  }

  /// The first line, which names the kind of record and its version.
  mutating func heading(_ words: StaticString) throws(Flaw) {
    let version = String(decoding: try line(after: words), as: UTF8.self)
    guard version != "1" else { return }
    guard Int(version) != nil else { throw .damaged(line: lineNumber) }
    throw .newer(version: version)
  }

  /// What follows a word and a space; nil for a line that begins otherwise.
  static func value(
    of line: UnsafeBufferPointer<UInt8>,
    after word: StaticString
  ) -> UnsafeBufferPointer<UInt8>? {
    let length = word.utf8CodeUnitCount
    guard line.count > length, line[length] == UInt8(ascii: " "), let start = line.baseAddress,
      memcmp(start, word.utf8Start, length) == 0
    else { return nil }
    return UnsafeBufferPointer(rebasing: line[(length + 1)...])
  }

  /// A decimal number without sign, of at most 15 digits; nil for anything else.
  static func number(_ digits: some Collection<UInt8>) -> Int? {
    guard (1...15).contains(digits.count) else { return nil }
    var number = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    return number
  }
}
