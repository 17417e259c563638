/// The words that stand for tags while libcmark runs: letters and digits, unlike anything in the
/// text, so that they go through every construct of Markdown as a word of the author's would.
struct TagWords {
  /// The beginning of every word. Its first letter does not come again in it, so that no end of the
  /// author's text and beginning of a word can look like one.
  private let prefix: [UInt8]
  private static let last = UInt8(ascii: "z")

  /// Words that do not occur in a text.
  init(unlike text: [UInt8]) {
    var number = 0
    var prefix = Array("Q0t".utf8)
    while text.firstRange(of: prefix) != nil {
      number += 1
      prefix = Array("Q\(number)t".utf8)
    }
    self.prefix = prefix
  }

  /// The word of the tag with a number.
  func word(_ number: Int) -> [UInt8] {
    prefix + Array("\(number)".utf8) + [Self.last]
  }

  /// The next word at or behind an index: the number of its tag and the bytes it takes.
  func next(in bytes: [UInt8], from start: Int) -> (number: Int, range: Range<Int>)? {
    var index = start
    while index + prefix.count < bytes.count {
      if bytes[index] == prefix[0], bytes[index...].starts(with: prefix) {
        var number = 0
        var end = index + prefix.count
        while end < bytes.count, (0x30...0x39).contains(bytes[end]), number < 1 << 32 {
          number = number * 10 + Int(bytes[end] - 0x30)
          end += 1
        }
        if end < bytes.count, bytes[end] == Self.last { return (number, index..<end + 1) }
      }
      index += 1
    }
    return nil
  }
}
