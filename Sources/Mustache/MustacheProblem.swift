import Diagnostics

/// What can be wrong with the tags of a template.
public enum MustacheProblem: Problem, Hashable {
  /// A tag that is opened and not closed.
  case unclosedTag(open: String, close: String)
  /// `{{{name` without its third brace.
  case unterminatedTriple(close: String)
  /// A tag without a name.
  case emptyName
  /// `{{= … =}}` that does not give two delimiters.
  case badDelimiters
  /// A section, block or parent that is not closed.
  case unclosedSection(name: String)
  /// A closing tag for another section than the innermost; `isOpen` where one around that has the
  /// name.
  case mismatchedClose(name: String, open: String, isOpen: Bool)
  /// A closing tag where nothing is open.
  case strayClose(name: String)
  /// More sections in one another than a template can need.
  case tooDeep(limit: Int)
  /// Partials that reach themselves whatever the values are.
  case endlessPartial(name: String, limit: Int)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case unclosedTag
    case unterminatedTriple
    case emptyName
    case badDelimiters
    case unclosedSection
    case mismatchedClose
    case strayClose
    case tooDeep
    case endlessPartial
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .unclosedTag: .unclosedTag
    case .unterminatedTriple: .unterminatedTriple
    case .emptyName: .emptyName
    case .badDelimiters: .badDelimiters
    case .unclosedSection: .unclosedSection
    case .mismatchedClose: .mismatchedClose
    case .strayClose: .strayClose
    case .tooDeep: .tooDeep
    case .endlessPartial: .endlessPartial
    }
  }

  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .unclosedTag(let open, let close):
      "this '\(open)' is not closed; end the tag with '\(close)'"
    case .unterminatedTriple(let close):
      "this tag is opened with a third brace; end it with '}\(close)'"
    case .emptyName:
      "a tag without a name; write a name in it"
    case .badDelimiters:
      "wrong delimiters; write two of them with a blank between, as in '{{=<% %>=}}'"
    case .unclosedSection(let name):
      "'\(name)' is opened here and not closed; close it with '{{/\(name)}}'"
    case .mismatchedClose(let name, let open, let isOpen):
      "this closes '\(name)', but '\(open)' is open"
        + Spelling.suggestion(
          !isOpen && Self.isSlip(name, of: open) ? "{{/\(open)}}" : nil,
          else: "; close that first"
        )
    case .strayClose(let name):
      "this closes '\(name)', which is not open; remove it or open '{{#\(name)}}' before it"
    case .tooDeep(let limit):
      "more than \(limit) sections in one another; move some of them into a partial"
    case .endlessPartial(let name, let limit):
      "more than \(limit) partials in one another; let '\(name)' reach itself only in a section"
    }
  }

  /// Whether a name is probably another one, misspelled or without the records before it.
  private static func isSlip(_ name: String, of other: String) -> Bool {
    other.hasSuffix(".\(name)") || Spelling.nearest(to: name, among: [other]) != nil
  }
}
