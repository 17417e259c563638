/// What a byte of HTML brings about.
enum HTMLEvent {
  /// An attribute's value begins behind this byte, or with it if there are no quotation marks.
  case valueStarts
  /// An attribute's value ends before this byte.
  case valueEnds
  /// The tag of a `<link>` ends with this byte.
  case linkEnds
  /// Something is wrong. `needle` is a piece of the template that it can be found by.
  case problem(TemplateProblem, HTMLSpot, needle: String)
}
