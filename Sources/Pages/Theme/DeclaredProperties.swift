/// The custom properties that a style sheet declares, by their names with `--`.
struct DeclaredProperties {
  private var names: Set<String> = []

  /// Finds each `--name:` outside comments.
  init(of sheet: [UInt8]) {
    var rest = sheet[...]
    while let byte = rest.first {
      if rest.starts(with: "/*".utf8) {
        Self.skipComment(&rest)
      } else if Self.isName(byte) {
        let name = rest.prefix(while: Self.isName)
        rest = rest.dropFirst(name.count)
        guard name.starts(with: "--".utf8) else { continue }
        if rest.drop(while: Self.isBlank).first == UInt8(ascii: ":") {
          names.insert(String(decoding: name, as: UTF8.self))
        }
      } else {
        rest = rest.dropFirst()
      }
    }
  }

  /// Whether the sheet declares a property.
  func contains(_ name: String) -> Bool {
    names.contains(name)
  }

  private static func skipComment(_ rest: inout ArraySlice<UInt8>) {
    rest = rest.dropFirst(2)
    while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest = rest.dropFirst() }
    rest = rest.dropFirst(2)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
