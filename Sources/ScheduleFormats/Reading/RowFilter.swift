/// Which values a row must have at a place to be read, or must not have.
public struct RowFilter<Place: Hashable & Sendable>: Hashable, Sendable {
  /// Where the value is: the file's own name of a column, or the path of a field.
  public var place: Place
  /// The values of which it must have one, letter by letter without the blanks around them; an
  /// empty one is an empty field.
  public var values: [String]

  /// A filter by the values at a place.
  public init(_ place: Place, values: [String]) {
    self.place = place
    self.values = values
  }
}
