/// Literal text at the beginning of an address.
struct AddressRun {
  /// Where it begins in the HTML that is not in the program yet.
  let start: Int
  /// Whether it begins with the attribute's value, so that it can be the whole of it.
  let isWhole: Bool
  /// Where its first byte is; unknown until it comes.
  var spot: HTMLSpot?
}
