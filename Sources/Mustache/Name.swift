/// A name in a tag, and where it stands.
public struct Name: Hashable, Sendable {
  /// The name as written, without surrounding blanks: `flight.gate`, or `.` for the item itself.
  public let text: String
  /// The byte offset of the name's first letter in its source: the place that messages tell.
  public let offset: Int

  /// A name, with the byte offset of its first letter.
  public init(_ text: String, offset: Int) {
    self.text = text
    self.offset = offset
  }

  /// The name's parts between the dots; empty for the implicit iterator `.`.
  public var path: [String] {
    text == "." ? [] : text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }
}
