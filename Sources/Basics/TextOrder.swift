/// The one order of texts: by their bytes in UTF-8, which is that of their scalars.
///
/// Swift's own comparison takes texts that look alike for equal, as an "é" of one scalar and one of
/// two; mixed with an order of bytes it would be no order at all.
public enum TextOrder {
  /// Whether the first text comes before the second; nil where both have the same bytes.
  @inlinable
  public static func compare(_ left: String, _ right: String) -> Bool? {
    compare(left.utf8, right.utf8)
  }

  /// Whether the first bytes come before the second; nil where both are the same.
  @inlinable
  public static func compare(
    _ left: some Sequence<UInt8>,
    _ right: some Sequence<UInt8>
  ) -> Bool? {
    var others = right.makeIterator()
    for byte in left {
      guard let other = others.next() else { return false }
      if byte != other { return byte < other }
    }
    return others.next() == nil ? nil : true
  }

  /// Whether the first text comes before the second, for sorting.
  @inlinable
  public static func precedes(_ left: String, _ right: String) -> Bool {
    compare(left, right) ?? false
  }
}
