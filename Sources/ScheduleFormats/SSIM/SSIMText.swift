import Basics

/// A text of a record that is shown as it is.
struct SSIMText {
  /// The text.
  let text: String

  /// The text in a record's columns; nil where there is none, or bytes that are no text, which is
  /// reported. From the first column on letters are counted: free texts are the one place for others
  /// than those of ASCII.
  init?(
    _ line: SSIMLine,
    _ columns: ClosedRange<Int>,
    in bytes: [UInt8],
    _ faults: inout [RecordFault<SSIMProblem>]
  ) {
    var index = min(line.start + columns.lowerBound - 1, line.end)
    var scalars = String.UnicodeScalarView()
    var hasControls = false
    let start = index
    while index < line.end, scalars.count < columns.count {
      let byte = bytes[index]
      guard byte >= 0x80 else {
        let isControl = byte < 0x20 || byte == 0x7F
        hasControls = hasControls || isControl
        scalars.append(isControl ? "\u{FFFD}" : UnicodeScalar(byte))
        index += 1
        continue
      }
      let length = UTF8Text.sequenceLength(in: bytes, at: index)
      guard length > 0, index + length <= line.end,
        let scalar = String(decoding: bytes[index..<index + length], as: UTF8.self)
          .unicodeScalars.first
      else {
        faults.append(RecordFault(offset: index, problem: .notUTF8(byte: byte)))
        return nil
      }
      let isControl = (0x80..<0xA0).contains(scalar.value)
      hasControls = hasControls || isControl
      scalars.append(isControl ? "\u{FFFD}" : scalar)
      index += length
    }
    if hasControls { faults.append(RecordFault(offset: start, problem: .controlCharacters)) }
    let blanks: Set<UnicodeScalar> = [" "]
    while let last = scalars.last, blanks.contains(last) { scalars.removeLast() }
    let words = scalars.drop { blanks.contains($0) }
    guard !words.isEmpty else { return nil }
    text = String(Substring(words))
  }
}
