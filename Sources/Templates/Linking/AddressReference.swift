/// An address that a template names rather than writes.
public enum AddressReference: Hashable, Sendable {
  /// `assets/board.css`: a file of `Templates/assets`, by its path in that folder.
  case asset(String)
  /// `page:days`: a page of the site, by its name.
  case page(String)

  /// The reference as templates write it.
  public var text: String {
    switch self {
    case .asset(let path): "assets/\(path)"
    case .page(let name): "page:\(name)"
    }
  }

  /// The name behind the prefix.
  var name: String {
    switch self {
    case .asset(let name), .page(let name): name
    }
  }

  /// A reference of the same kind with another name.
  func named(_ name: String) -> AddressReference {
    switch self {
    case .asset: .asset(name)
    case .page: .page(name)
    }
  }

  /// A reference as templates write it; nil for any other address.
  init?(_ text: String) {
    if text.hasPrefix("assets/") {
      self = .asset(String(text.dropFirst("assets/".count)))
    } else if text.hasPrefix("page:") {
      self = .page(String(text.dropFirst("page:".count)))
    } else {
      return nil
    }
  }
}
