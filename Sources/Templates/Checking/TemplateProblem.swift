import Diagnostics

/// What can be wrong with a site's template beyond the tags themselves: names, places, structure.
public enum TemplateProblem: Problem, Error, Hashable {
  /// A name that no record around has.
  case unknownName(String, suggestion: String?)
  /// A name that only pages of other kinds have.
  case nameOfOtherKind(String, kinds: [String])
  /// A name that goes on behind a list.
  case nameInList(String, list: String)
  /// A record, list or Boolean where text belongs.
  case notText(String, Kind)
  /// Markup in two braces.
  case markupInTwoBraces(String)
  /// Text in three braces.
  case textInThreeBraces(String)
  /// Markup in an attribute or a title.
  case markupOutsideText(String)
  /// A tag where no escaping makes a value safe.
  case unsafePlace(String)
  /// A text that would decide what kind of address an attribute holds.
  case textBeginsAddress(String, attribute: String)
  /// A partial, parent or layout that there is no file for.
  case unknownTemplate(Inclusion, String, suggestion: String?)
  /// A template that reaches itself.
  case cyclicTemplate([String])
  /// A partial or parent whose name is a value.
  case dynamicName(String)
  /// A block that the parent does not have.
  case unknownBlock(String, parent: String, suggestion: String?)
  /// Two blocks of one name in one parent.
  case repeatedBlock(String)
  /// Something else than blocks in a parent's tag.
  case textInParent(String)
  /// A partial, parent or block in a title.
  case inclusionInTitle
  /// A page without a title.
  case missingTitle
  /// An attribute that the site's Content-Security-Policy forbids or that tags cannot be safe in.
  case forbiddenAttribute(String)
  /// An element that cannot work in a site.
  case forbiddenElement(String)
  /// A script that is written into the page.
  case inlineScript
  /// An address that is a script.
  case scriptAddress(attribute: String)
  /// `<?…?>`
  case processingInstruction
  /// An element that is not closed.
  case unclosedElement(String)
  /// A closing tag for another element than the open one.
  case mismatchedElement(String, open: String)
  /// A closing tag without its element.
  case strayElement(String)
  /// An element within a line of Markdown that ends the line's own.
  case endsMarkdown(String, by: String)
  /// An element that is opened in a section and not closed there.
  case elementLeftOpen(String, part: String)
  /// A section that closes an element that it did not open.
  case elementClosedWithin(String, part: String)
  /// A section that begins in one place and ends in another.
  case endsElsewhere(part: String, begins: String, ends: String)
  /// Two attributes without a blank.
  case missingBlank
  /// An element's tag in which another one begins.
  case unfinishedTag(String)
  /// A quotation mark around an attribute's value without the other one.
  case unclosedQuote(String)
  /// A comment that does not end.
  case unclosedComment
  /// A page that ends in a tag.
  case unfinishedPage(String)
  /// An address of an asset or page that there is none of.
  case unknownAddress(String, suggestion: String?)
  /// An address of something that the site has, written so that it does not lead there everywhere.
  case misnamedAddress(String, meant: String)
  /// A relative address that neither page, asset nor copied file has.
  case unknownFile(String, suggestion: String?)
  /// An address that is empty.
  case emptyAddress(element: String)
  /// An `id` that is named and that no element of the page has.
  case unknownIdentifier(String, suggestion: String?)
  /// An `id` that two elements have; the line of the first.
  case repeatedIdentifier(String, line: Int)
  /// A word that an attribute does not know.
  case unknownWord(String, attribute: String, known: [String])
  /// A point of the window that is not two percentages.
  case brokenPoint(String)
  /// Something that a page would load from another site.
  case externalResource(element: String)
  /// Text before or behind the layout that holds the whole page.
  case textOutsideParent(String)
  /// An asset's or page's name together with tags.
  case partialAddress(String)
  /// Sections, partials and blocks in one another without measure.
  case tooDeep(limit: Int)
  /// A page that grows beyond measure.
  case tooLarge(limit: Int)

  /// What works, but hardly as it was meant, is a warning.
  public var severity: Severity {
    switch self {
    case .unknownFile, .emptyAddress, .unknownIdentifier, .repeatedIdentifier, .unknownWord,
      .brokenPoint, .externalResource:
      .warning
    default: .error
    }
  }

  /// What a value is that is no text.
  public enum Kind: String, Sendable {
    /// A record, with one of its fields to name.
    case record
    /// A list, to be repeated.
    case list
    /// A Boolean, to be asked for.
    case boolean
  }

  /// How a template is included.
  public enum Inclusion: String, Sendable {
    /// `{{>name}}`
    case partial
    /// `{{<name}} … {{/name}}`
    case parent
    /// `layout: name`
    case layout
  }
}
