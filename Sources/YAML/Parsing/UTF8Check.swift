/// Finds where bytes stop being UTF-8.
enum UTF8Check {
  /// The index of the first byte that begins no scalar; nil when all is well.
  static func firstInvalidByte(in bytes: ArraySlice<UInt8>) -> Int? {
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
