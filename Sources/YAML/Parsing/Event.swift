/// One event of libyaml, with its facts.
struct Event {
  enum Kind {
    case documentStart
    case scalar(String, isPlain: Bool)
    case sequenceStart
    case mappingStart
    case collectionEnd
    case alias(String)
    case end
  }

  let kind: Kind
  /// Where it begins, in scalars from the start of the text.
  let mark: Int
  /// The name of the anchor before it.
  var anchor: String?
  /// The tag before it.
  var tag: String?
  /// Whether it opens a collection with a bracket.
  var isFlow = false
}
