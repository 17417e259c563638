/// A whole number as it is written: decimal digits, perhaps a minus sign, no leading zeros.
enum SchemaNumber {
  case whole(Int)
  case tooLarge

  init?(_ text: String) {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    guard let first = digits.first, digits.allSatisfy({ (0x30...0x39).contains($0) }),
      first != 0x30 || digits.count == 1
    else { return nil }
    self = Int(text).map(Self.whole) ?? .tooLarge
  }
}
