/// What is to be said of an address that a template writes out.
public enum AddressFinding: Hashable, Sendable {
  /// Nothing: it leads where it says, or out of the site.
  case fine
  /// It names a file of the site from its root; this is its address from the page.
  case file(String)
  /// It means something of the site; this is how templates name it.
  case misnamed(String)
  /// Nothing of the site has it; perhaps this was meant.
  case unknown(meant: String?)
}
