/// An attribute's value that is read because it says more than text.
struct WrittenValue {
  /// Where it begins in the HTML that is not in the program yet.
  let start: Int
  /// Where its first byte is; nil until it comes.
  var spot: HTMLSpot?
}
