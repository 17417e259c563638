import Basics
import Testing

@Suite("Bytes that are meant to be UTF-8")
struct UTF8TextTests {
  @Test("sequences are as long as the standard library has them, and end where it finds a mistake")
  func sequences() {
    let tails: [[UInt8]] = [
      [], [0x41], [0x7F], [0x80], [0x8F], [0x90], [0x9F], [0xA0], [0xBF], [0xC0], [0xFF],
    ]
    for first in UInt8(0x80)...0xFF {
      for second in tails {
        for third in tails {
          for fourth in tails where !second.isEmpty && !third.isEmpty || fourth.isEmpty {
            let bytes = [first] + second + third + fourth
            let length = UTF8Text.sequenceLength(in: bytes, at: 0)
            let isWrong = UTF8Text.firstInvalidByte(in: bytes[...]) == 0
            #expect((length == 0) == isWrong, "\(bytes)")
            guard length > 0 else { continue }
            #expect(UTF8Text.firstInvalidByte(in: bytes[..<length]) == nil, "\(bytes)")
            #expect(String(decoding: bytes[..<length], as: UTF8.self).unicodeScalars.count == 1)
          }
        }
      }
    }
  }

  @Test("the first byte that begins no scalar is found in a slice, too")
  func slices() {
    let bytes = Array("aé€😀".utf8) + [0x80, 0x41]
    #expect(UTF8Text.firstInvalidByte(in: bytes[...]) == 10)
    #expect(UTF8Text.firstInvalidByte(in: bytes[3..<10]) == nil)
    #expect(UTF8Text.firstInvalidByte(in: bytes[..<2]) == 1)
  }
}
