/// Which names of files may become addresses.
enum AddressName {
  /// Whether a path consists of `a–z`, `0–9`, `-` and `.` with `/` between non-empty parts that do
  /// not begin with a dot.
  static func isUsable(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && !part.hasPrefix(".") && part.utf8.allSatisfy(isUsable)
    }
  }

  /// Whether a file can be copied under its path: other parties choose some names, such as those
  /// that prove who owns a site, so capitals, `_` and the folder `.well-known` are fine as well.
  static func isCopyable(_ path: String) -> Bool {
    let visible = path.hasPrefix(wellKnown) ? String(path.dropFirst(1)) : path
    return isUsable(visible.lowercased().replacing("_", with: "-"))
  }

  private static let wellKnown = ".well-known/"

  private static func isUsable(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
