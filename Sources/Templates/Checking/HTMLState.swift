/// Where a template is in HTML: the place, and the elements that are open.
///
/// Follows the tokenizer of the HTML Standard (13.2.5) as far as a site's pages need it.
struct HTMLState {
  /// An element that is open, and where.
  struct Element {
    let name: String
    let spot: HTMLSpot
  }

  /// An element that Markdown made and a written tag has ended.
  struct Cut {
    /// The element.
    let name: String
    /// The element of the tag that ended it.
    let element: String
    /// Whether that is a closing tag.
    let isClosing: Bool
    /// Where that stands.
    let spot: HTMLSpot
  }

  /// The place.
  var place = HTMLPlace.text
  /// The open elements, the innermost last.
  var elements: [Element] = []
  /// What was ended last before Markdown's own closing tag.
  var cut: Cut?
  /// The name of the element in whose tag the place is.
  var element = ""
  /// Whether that tag is a closing one.
  var isClosing = false
  /// Whether that tag has an attribute that names a script's file.
  var hasSource = false
  /// The attribute in which the place is.
  var attribute = ""
  /// Whether nothing of the attribute's value may have been written yet.
  var isValueEmpty = true
  /// A name that is being read, or what could be the end of a comment or script.
  var name: [UInt8] = []
  /// Whether the attribute's value holds the beginning of a tag, as it does where its quotation mark
  /// is not closed.
  var holdsMarkup = false
  /// Whether the byte before was a `<` in an attribute's value.
  var isBehindAngle = false
  /// Where the attribute's quotation mark stands.
  var quoteSpot = HTMLSpot(file: 0, offset: 0)
  /// Where the innermost `<` stands.
  var tagSpot = HTMLSpot(file: 0, offset: 0)
  /// Where the attribute's name stands.
  var attributeSpot = HTMLSpot(file: 0, offset: 0)

  /// Whether blanks at the beginning of a line mean something here.
  var keepsBlanks: Bool {
    switch place {
    case .tag, .afterAttributeName: false
    case .text: elements.contains { HTMLElement.preformatted.contains($0.name) }
    default: true
    }
  }

  /// Whether the place is in an attribute that holds an address.
  var isInAddress: Bool {
    guard case .value = place else { return false }
    return HTMLAttribute.holdsAddress(attribute)
  }

  /// The place in words.
  var words: String {
    let isContent = place == .replaceableText || place == .rawText
    let element = isContent ? elements.last?.name ?? "" : element
    return place.words(element: element, attribute: attribute)
  }

  /// What is wrong where the place is a value that a lost quotation mark has not ended.
  var unclosedQuote: HTMLEvent {
    let needle = "\(attribute)="
    return .problem(.unclosedQuote(attribute), quoteSpot, needle: needle)
  }

  /// What has to be the same for a template to be checked with the same result.
  struct Shape: Hashable {
    let place: HTMLPlace
    let elements: [String]
    let element: String
    let isClosing: Bool
    let hasSource: Bool
    let attribute: String
    let isValueEmpty: Bool
    let holdsMarkup: Bool
    let isBehindAngle: Bool
    let name: [UInt8]
  }

  /// What has to be the same for a template to be checked with the same result.
  var shape: Shape {
    Shape(
      place: place,
      elements: elements.map(\.name),
      element: element,
      isClosing: isClosing,
      hasSource: hasSource,
      attribute: attribute,
      isValueEmpty: isValueEmpty,
      holdsMarkup: holdsMarkup,
      isBehindAngle: isBehindAngle,
      name: name
    )
  }

  /// Ends the name of an element or attribute where a tag of the template stands: what comes has to
  /// be apart from it.
  mutating func settle() -> [HTMLEvent] {
    switch place {
    case .elementName where !isClosing && !name.isEmpty:
      let events = finishElementName()
      place = .tag(needsBlank: true)
      return events
    case .attributeName:
      let events = finishAttributeName()
      place = .tag(needsBlank: true)
      return events
    case .afterAttributeName:
      place = .tag(needsBlank: false)
      return []
    default:
      return []
    }
  }
}
