/// A site's public address: absolute, http or https, without query and fragment, and without a
/// slash at its end (RFC 3986).
public struct BaseURL: Hashable, Sendable {
  /// Scheme, host and port, `https://example.com:8080`; scheme and host in small letters.
  public let origin: String
  /// The path beneath which the site lies, `/a/b`; empty at the root of the host.
  public let path: String

  /// What an address must be, in words that follow "must be".
  public static let expectation =
    "an absolute http or https address without query and fragment"

  /// An address from its text; nil for any other form. A path with empty, `.` or `..` segments is
  /// refused, since browsers and servers would not agree about it.
  public init?(_ text: String) {
    guard let colon = text.firstRange(of: "://") else { return nil }
    let scheme = text[..<colon.lowerBound].lowercased()
    guard scheme == "http" || scheme == "https" else { return nil }
    let rest = text[colon.upperBound...]
    let authority = rest.prefix { $0 != "/" }.lowercased()
    guard Self.isAuthority(authority) else { return nil }
    var path = rest.dropFirst(authority.count)
    while path.last == "/" { path.removeLast() }
    guard Self.isPath(path) else { return nil }
    origin = "\(scheme)://\(authority)"
    self.path = String(path)
  }

  private static func isAuthority(_ authority: String) -> Bool {
    var host = authority[...]
    if let colon = authority.lastIndex(of: ":"), !authority.hasSuffix("]") {
      let digits = authority[authority.index(after: colon)...].utf8
      guard digits.allSatisfy({ (0x30...0x39).contains($0) }),
        let port = Int(String(digits) ?? ""), (1...65_535).contains(port)
      else { return false }
      host = authority[..<colon]
    }
    if host.hasPrefix("["), host.hasSuffix("]") {
      let address = host.dropFirst().dropLast().utf8
      return address.contains(UInt8(ascii: ":"))
        && address.allSatisfy { isHexDigit($0) || $0 == UInt8(ascii: ":") || $0 == 0x2E }
    }
    let labels = host.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return labels.allSatisfy { label in
      !label.isEmpty && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
        && label.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
    }
  }

  private static func isPath(_ path: Substring) -> Bool {
    guard !path.isEmpty else { return true }
    let segments = path.dropFirst().utf8
      .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return segments.allSatisfy { segment in
      let text = String(segment) ?? ""
      return !text.isEmpty && text != "." && text != ".." && isSegment(Array(segment))
    }
  }

  /// RFC 3986, `pchar`.
  private static func isSegment(_ bytes: [UInt8]) -> Bool {
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%") {
        guard index + 2 < bytes.count, isHexDigit(bytes[index + 1]), isHexDigit(bytes[index + 2])
        else { return false }
        index += 3
      } else {
        guard isLetterOrDigit(bytes[index]) || "-._~!$&'()*+,;=:@".utf8.contains(bytes[index])
        else {
          return false
        }
        index += 1
      }
    }
    return true
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
  }
}

extension BaseURL: CustomStringConvertible {
  /// The address without a slash at its end.
  public var description: String { origin + path }
}
