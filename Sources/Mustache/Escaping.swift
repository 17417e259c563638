/// What is written in place of some bytes of a text, so that it keeps its meaning where it is put.
///
/// All replaced bytes are ASCII or all bytes of a scalar are replaced alike: text stays UTF-8.
public struct Escaping: Hashable, Sendable {
  /// What is written in place of each byte; bytes that are not here stay.
  public let replacements: [UInt8: String]

  /// An escaping by its replacements.
  public init(_ replacements: [UInt8: String]) {
    self.replacements = replacements
  }

  /// A text with what is written in place of its bytes.
  public func applied(to text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      let replacement = UInt8(exactly: scalar.value).flatMap { $0 < 0x80 ? replacements[$0] : nil }
      if let replacement { result += replacement } else { result.unicodeScalars.append(scalar) }
    }
  }

  /// Text stays as it is.
  public static let none = Escaping([:])

  /// HTML's special characters become character references: safe in element text and in quoted
  /// attributes.
  public static let html = Escaping([
    UInt8(ascii: "&"): "&amp;",
    UInt8(ascii: "<"): "&lt;",
    UInt8(ascii: ">"): "&gt;",
    UInt8(ascii: "\""): "&quot;",
    UInt8(ascii: "'"): "&#39;",
  ])
}
