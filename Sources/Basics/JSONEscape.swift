/// What JSON writes in place of some scalars of a text (RFC 8259, section 7).
public enum JSONEscape {
  /// What stands for a scalar between quotes; nil where it stands for itself. `<`, U+2028 and
  /// U+2029 are escaped, too, so that the text may stand in a script as well.
  public static func text(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "<", "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}":
      "\\u" + Digits.text(scalar.value, width: 4, radix: 16)
    default: nil
    }
  }
}
