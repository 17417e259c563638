/// Which values a row must have at a place to be read.
public struct RowFilter<Place: Hashable & Sendable>: Hashable, Sendable {
  /// Where the value is: the file's own name of a column, or the path of a field.
  public let place: Place
  /// The values of which it must have one, byte by byte without the blanks around them; an empty one
  /// is an empty field, or one that is not there.
  public let values: [String]
  /// The values as bytes.
  private let texts: [[UInt8]]

  /// A filter by the values at a place.
  public init(_ place: Place, values: [String]) {
    self.place = place
    self.values = values
    texts = values.map { Array(FieldText.trimmed($0.utf8)) }
  }

  /// The same of another place.
  func at<Other>(_ place: Other) -> RowFilter<Other> { RowFilter<Other>(place, values: values) }

  /// Whether the text of a field, be it empty, is one of the values.
  func accepts(_ text: some BidirectionalCollection<UInt8>) -> Bool {
    let text = FieldText.trimmed(text)
    return texts.contains { $0.elementsEqual(text) }
  }
}
