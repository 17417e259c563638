/// A piece of an address made from data: only `a–z`, `0–9` and `-`.
struct Slug {
  /// The longest slug, so that no file system refuses a name.
  static let limit = 48

  /// The letters that remained.
  let text: String
  /// Whether something other than case and blanks was lost, also a mark between two words, so that
  /// two different texts may have the same slug.
  let isLossy: Bool

  init(_ source: String, separator: Bool) {
    var bytes: [UInt8] = []
    var isLossy = false
    var needsSeparator = false
    for byte in source.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if needsSeparator, separator, !bytes.isEmpty { bytes.append(UInt8(ascii: "-")) }
        needsSeparator = false
        let isUpper = byte <= UInt8(ascii: "Z") && byte >= UInt8(ascii: "A")
        bytes.append(isUpper ? byte | 0x20 : byte)
      case UInt8(ascii: " "):
        needsSeparator = true
      default:
        needsSeparator = true
        isLossy = true
      }
    }
    if bytes.count > Self.limit {
      bytes.removeSubrange(Self.limit...)
      isLossy = true
    }
    text = String(decoding: bytes, as: UTF8.self)
    self.isLossy = isLossy || bytes.isEmpty
  }
}
