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
}
