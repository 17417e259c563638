import Diagnostics

/// What can be wrong where the tags of a template meet Markdown.
public enum MarkdownProblem: Problem, Hashable {
  /// A section that begins in one element and ends in another.
  case crossing(section: String, begins: String, ends: String)
  /// A line of tags that is indented so far that Markdown takes it for code.
  case tagsInIndentedCode
  /// A line of tags that Markdown takes for a part of the paragraph before it.
  case tagsInParagraph
  /// Code that is indented directly beneath a line of tags.
  case codeBeneathTags
  /// A list that is indented like a part of an item, with tags around it that are not.
  case listBeneathItem
  /// `<{{url}}>`.
  case tagAsAutolink(tag: String)
  /// A tag in a place of which Markdown shows nothing.
  case lostTag(tag: String)
  /// A tag in a notice.
  case tagInNotice
  /// Something in a notice that is not shown, or not as it is meant.
  case lostInNotice(Loss)
  /// A line as beneath the head of a table, which CommonMark does not have.
  case table
  /// What looks like a link, with a blank in its address.
  case blankInAddress(String)

  /// What a notice loses.
  public enum Loss: String, CaseIterable, Sendable {
    /// A picture, of which the description stays.
    case image
    /// A link to something else than `http`, `https`, `mailto` and `tel`, of which the text stays.
    case link
    /// HTML, which is shown as it is written.
    case html
    /// A line across the page.
    case line
    /// All markup of a text that is too long.
    case markup
  }

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case crossing
    case tagsInIndentedCode
    case tagsInParagraph
    case codeBeneathTags
    case listBeneathItem
    case tagAsAutolink
    case lostTag
    case tagInNotice
    case lostInNotice
    case table
    case blankInAddress
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .crossing: .crossing
    case .tagsInIndentedCode: .tagsInIndentedCode
    case .tagsInParagraph: .tagsInParagraph
    case .codeBeneathTags: .codeBeneathTags
    case .listBeneathItem: .listBeneathItem
    case .tagAsAutolink: .tagAsAutolink
    case .lostTag: .lostTag
    case .tagInNotice: .tagInNotice
    case .lostInNotice: .lostInNotice
    case .table: .table
    case .blankInAddress: .blankInAddress
    }
  }

  /// What is only not shown as it was meant is a warning.
  public var severity: Severity {
    switch self {
    case .lostInNotice, .table, .blankInAddress: .warning
    default: .error
    }
  }

  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .crossing(let section, let begins, let ends):
      "section '\(section)' begins in \(begins) and ends in "
        + (begins == ends ? "another" : ends)
        + "; put both its tags into the same element, or on lines of their own around whole ones"
    case .tagsInIndentedCode:
      "these tags are indented by four and become code; indent them less, or put code between "
        + "lines of ```"
    case .tagsInParagraph:
      "these tags cannot stand alone here and become part of a paragraph; indent them less, or put "
        + "a blank line before them"
    case .codeBeneathTags:
      "this line is indented by four beneath a line of tags and becomes code; indent it less, or "
        + "put code between lines of ```"
    case .listBeneathItem:
      "this list is indented like a part of the item before it, and the tags around it are not; "
        + "indent the tags like the list, or the list like the tags"
    case .tagAsAutolink(let tag):
      "a tag cannot be a link in angle brackets; write '[text](\(tag))'"
    case .lostTag(let tag):
      "Markdown shows nothing of the place where '\(tag)' stands; move it into text, a link's "
        + "address or an attribute"
    case .tagInNotice:
      "a notice is shown as it is and holds no tags; write the words themselves"
    case .lostInNotice(.image):
      "a notice shows no pictures, only their descriptions; write what is to be known"
    case .lostInNotice(.link):
      "a notice links only to http, https, mailto and tel, so this address is lost; write it out "
        + "in full"
    case .lostInNotice(.html):
      "a notice shows HTML as it is written; use Markdown"
    case .lostInNotice(.line):
      "a notice shows no line across the page; write two notices, or leave it out"
    case .lostInNotice(.markup):
      "a notice of more than \(DataMarkdown.sizeLimit / 1024) KiB is shown as it is written; make it "
        + "shorter"
    case .table:
      "a Markdown table is not understood; write HTML <table>"
    case .blankInAddress(let address):
      "this is no link, as an address has no blanks; write '\(Self.withoutBlanks(address))'"
    }
  }

  /// An address as it was probably meant: close to a colon, else percent-encoded.
  private static func withoutBlanks(_ address: String) -> String {
    let parts = address.split(separator: " ").map(String.init)
    return parts.dropFirst().reduce(parts.first ?? "") { written, part in
      written.hasSuffix(":") ? written + part : "\(written)%20\(part)"
    }
  }
}
