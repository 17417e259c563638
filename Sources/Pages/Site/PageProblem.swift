import Diagnostics

/// What can be wrong with a site's pages as a whole.
public enum PageProblem: Problem {
  /// A page's title came out empty.
  case emptyTitle
  /// Two files of the site have one address.
  case repeatedAddress(String, other: String)
  /// A page's or asset's file name cannot be an address.
  case unusableName(String)

  /// The names of all cases.
  public enum Code: String, CaseIterable, Sendable {
    case emptyTitle, repeatedAddress, unusableName
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .emptyTitle: .emptyTitle
    case .repeatedAddress: .repeatedAddress
    case .unusableName: .unusableName
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
    }
  }
}
