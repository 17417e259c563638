/// Bytes that are meant to be UTF-8.
public enum UTF8Text {
  /// The index of the first byte that begins no scalar; nil when all is well.
  public static func firstInvalidByte(in bytes: ArraySlice<UInt8>) -> Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var index = bytes.startIndex
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): index += scalar.count
      case .error: return index
      case .emptyInput: return nil
      }
    }
  }

  /// The length of the UTF-8 sequence that begins at an index with a byte above 0x7F, by table 3-7
  /// of the Unicode standard; 0 where there is none.
  @inlinable
  public static func sequenceLength(in bytes: [UInt8], at index: Int) -> Int {
    func byte(_ distance: Int) -> UInt8 {
      index + distance < bytes.count ? bytes[index + distance] : 0
    }
    func isContinuation(_ distance: Int) -> Bool { byte(distance) & 0xC0 == 0x80 }
    let second: ClosedRange<UInt8>
    switch bytes[index] {
    case 0xC2...0xDF: return isContinuation(1) ? 2 : 0
    case 0xE0: second = 0xA0...0xBF
    case 0xED: second = 0x80...0x9F
    case 0xE1...0xEF: second = 0x80...0xBF
    case 0xF0: second = 0x90...0xBF
    case 0xF1...0xF3: second = 0x80...0xBF
    case 0xF4: second = 0x80...0x8F
    default: return 0
    }
    guard second.contains(byte(1)), isContinuation(2) else { return 0 }
    if bytes[index] < 0xF0 { return 3 }
    return isContinuation(3) ? 4 : 0
  }
}
