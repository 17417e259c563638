/// How libcmark writes text into HTML; the same here, byte for byte.
enum HTMLEscaping {
  /// As it is.
  case none
  /// Text and attributes.
  case text
  /// The addresses of links and images.
  case address

  /// Adds bytes to HTML.
  func write(_ bytes: ArraySlice<UInt8>, into output: inout [UInt8]) {
    switch self {
    case .none: output += bytes
    case .text: for byte in bytes { Self.writeText(byte, into: &output) }
    case .address: for byte in bytes { Self.writeAddress(byte, into: &output) }
    }
  }

  private static func writeText(_ byte: UInt8, into output: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "&"): output += "&amp;".utf8
    case UInt8(ascii: "<"): output += "&lt;".utf8
    case UInt8(ascii: ">"): output += "&gt;".utf8
    case UInt8(ascii: "\""): output += "&quot;".utf8
    default: output.append(byte)
    }
  }

  private static func writeAddress(_ byte: UInt8, into output: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "&"): output += "&amp;".utf8
    case UInt8(ascii: "'"): output += "&#x27;".utf8
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: output.append(byte)
    case _ where safe.contains(byte): output.append(byte)
    default: output += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 0xF)]
    }
  }

  /// The punctuation that stays as it is in an address.
  private static let safe = Array("-_.+!*(),%#@?=;:/$~".utf8)

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
