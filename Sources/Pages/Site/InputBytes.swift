import Mustache
import Schedule

/// Everything that some pages are made from, in bytes: equal bytes mean equal pages. Each value
/// tells its length or its kind first, so that no two lists of values look alike.
struct InputBytes: ~Copyable {
  private var buffer = OutputBuffer()

  /// Goes on from what others have in common.
  init(_ bytes: [UInt8] = []) {
    buffer.append(bytes)
  }

  /// All of them.
  var bytes: [UInt8] { buffer.bytes }

  mutating func put(_ number: Int) {
    withUnsafeBytes(of: number.littleEndian) { bytes in
      bytes.withMemoryRebound(to: UInt8.self) { buffer.append($0) }
    }
  }

  mutating func put(_ content: [UInt8]) {
    put(content.count)
    buffer.append(content)
  }

  mutating func put(_ text: String) {
    put(text.utf8.count)
    buffer.append(text)
  }

  mutating func put(_ text: String?) {
    if let text { put(text) } else { put(-1) }
  }

  mutating func put(_ number: Int?) {
    buffer.append(byte: number == nil ? 0 : 1)
    if let number { put(number) }
  }

  mutating func put(_ texts: [String]) {
    put(texts.count)
    for text in texts { put(text) }
  }

  mutating func put(_ time: FlightTime?) {
    put(time?.instant.unixSeconds)
    if let time { put(time.offset) }
  }
}
