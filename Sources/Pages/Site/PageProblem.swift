import Diagnostics

/// What can be wrong with a site's pages as a whole.
public enum PageProblem: Problem {
  /// A page's title came out empty.
  case emptyTitle
  /// Two files of the site have one address.
  case repeatedAddress(String, other: String)
  /// A page's or asset's file name cannot be an address.
  case unusableName(String)
  /// A page is named that is no extra page.
  case unknownPage(String, near: String?)
  /// A partial that no page includes.
  case unusedPartial(String, near: String?)
  /// A layout that no page has.
  case unusedLayout(String, near: String?)
  /// A table of words that the site's language does not read.
  case unusedWords(String, language: String)
  /// A notice is about an airline that no flight has.
  case unknownAirline(String, near: String?)
  /// A notice is about a flight that there is none of.
  case unknownFlight(String, near: String?)

  /// The names of all cases.
  public enum Code: String, CaseIterable, Sendable {
    case emptyTitle, repeatedAddress, unusableName, unknownPage
    case unusedPartial, unusedLayout, unusedWords, unknownAirline, unknownFlight
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .emptyTitle: .emptyTitle
    case .repeatedAddress: .repeatedAddress
    case .unusableName: .unusableName
    case .unknownPage: .unknownPage
    case .unusedPartial: .unusedPartial
    case .unusedLayout: .unusedLayout
    case .unusedWords: .unusedWords
    case .unknownAirline: .unknownAirline
    case .unknownFlight: .unknownFlight
    }
  }

  /// What is without effect is a warning.
  public var severity: Severity {
    switch self {
    case .emptyTitle, .repeatedAddress, .unusableName, .unknownPage: .error
    case .unusedPartial, .unusedLayout, .unusedWords, .unknownAirline, .unknownFlight: .warning
    }
  }

  /// What is wrong and what to do.
  public var message: String {
    switch self {
    case .emptyTitle:
      "the page's title is empty; every page needs a title of its own"
    case .repeatedAddress(let address, let other):
      "the address '\(address)' belongs to \(other) already; rename this file"
    case .unusableName(let name):
      "'\(name)' cannot be an address; use only a–z, 0–9, '-' and '.'"
    case .unknownPage(let name, let near):
      "no page is called '\(name)'"
        + (near.map { "; did you mean '\($0)'?" }
          ?? "; write the name of a file in Templates/pages that is a page of its own")
    case .unusedPartial(let name, let near):
      "no page includes '{{> \(name)}}'"
        + (near.map { "; did you mean '\($0)'?" } ?? "; include it, or remove the file")
    case .unusedLayout(let name, let near):
      "no page has 'layout: \(name)'"
        + (near.map { "; did you mean '\($0)'?" } ?? "; name it in a page, or remove the file")
    case .unusedWords(let name, let language):
      "the language is '\(language)', and '\(name).yml' is not read; name it '\(language).yml', or "
        + "remove it"
    case .unknownAirline(let code, let near):
      "no flight is of the airline '\(code)'"
        + (near.map { "; did you mean '\($0)'?" } ?? "; correct its code, or remove the line")
    case .unknownFlight(let name, let near):
      "no flight is called '\(name)'"
        + (near.map { "; did you mean '\($0)'?" }
          ?? "; write its designator or id, or remove the line")
    }
  }
}
