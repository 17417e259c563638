/// The attributes of an element that begins, in the file's order.
struct XMLAttributes {
  /// Names and values by turns, ended by nil, as expat hands them out.
  let pointer: UnsafeMutablePointer<UnsafePointer<CChar>?>?

  /// The value of the attribute with a name, whatever its prefix; nil where there is none.
  func value(of name: StaticString) -> String? {
    guard let pointer else { return nil }
    var index = 0
    while let key = pointer[index], let value = pointer[index + 1] {
      if XMLScanner.localName(key).elementsEqual(bytes(of: name)) { return String(cString: value) }
      index += 2
    }
    return nil
  }

  /// Goes through all of them.
  func forEach(_ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Void) {
    guard let pointer else { return }
    var index = 0
    while let key = pointer[index], let value = pointer[index + 1] {
      body(XMLScanner.localName(key), XMLScanner.bytes(of: value))
      index += 2
    }
  }

  /// Whether the element says by `xsi:nil` that it has no value.
  var isNil: Bool {
    let value = value(of: "nil")
    return value == "true" || value == "1"
  }

  private func bytes(of name: StaticString) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
  }
}
