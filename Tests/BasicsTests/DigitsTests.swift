import Basics
import Testing

@Suite("Numbers of a fixed width")
struct DigitsTests {
  @Test("zeros are put in front, and nothing is cut")
  func text() {
    #expect(Digits.text(7, width: 2) == "07")
    #expect(Digits.text(123, width: 2) == "123")
    #expect(Digits.text(UInt8(0xA), width: 4, radix: 16) == "000a")
    #expect(Digits.text(UInt64.max, width: 16, radix: 16, uppercase: true) == "FFFFFFFFFFFFFFFF")
  }

  @Test("digits make a number, and anything else makes none")
  func number() {
    let bytes = Array("2026-11".utf8)
    #expect(Digits.number(in: bytes.span, at: 0, count: 4) == 2026)
    #expect(Digits.number(in: bytes.span, at: 3, count: 2) == nil)
    #expect(Digits.number(in: bytes.span, at: 5, count: 3) == nil)
  }

  @Test("JSON escapes quotes, controls and what could end a script")
  func escapes() {
    let text = "a\"\\<\n\u{1}\u{2028}é"
    let escaped = text.unicodeScalars.map { JSONEscape.text(for: $0) ?? String($0) }.joined()
    #expect(escaped == #"a\"\\\u003c\u000a\u0001\u2028é"#)
  }
}
