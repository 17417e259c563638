import Mustache

extension Escaping {
  /// For the text of elements.
  static let elementText = Escaping([
    UInt8(ascii: "&"): "&amp;",
    UInt8(ascii: "<"): "&lt;",
    UInt8(ascii: ">"): "&gt;",
  ])

  /// For attributes in quotation marks of either kind.
  static let attribute = html

  /// For text within an address: everything but the unreserved characters of RFC 3986, 2.3.
  static let address = Escaping(
    Dictionary(
      uniqueKeysWithValues: (UInt8.min...UInt8.max).compactMap { byte in
        let isUnreserved: Bool =
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
          case UInt8(ascii: "0")...UInt8(ascii: "9"): true
          case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
          default: false
          }
        if isUnreserved { return nil }
        let digits = Array("0123456789ABCDEF")
        return (byte, "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])")
      }
    )
  )

  /// A text, escaped.
  func escaped(_ text: some Collection<UInt8>) -> [UInt8] {
    text.reduce(into: []) { bytes, byte in
      if let replacement = replacements[byte] {
        bytes += replacement.utf8
      } else {
        bytes.append(byte)
      }
    }
  }
}
