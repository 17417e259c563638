/// What a page's templates are compiled against.
public struct CompileContext: Sendable {
  /// The record that the page is rendered with.
  public let root: RecordType
  /// The kinds of pages that have other records, for names that are only known there.
  public let others: [OtherKind]
  /// The address of an asset or page, right for the folder that the page is in and not escaped; nil
  /// when there is none.
  public let resolve: @Sendable (AddressReference) -> String?
  /// The names of the assets, or of the pages, that there are instead of an unknown one.
  public let known: @Sendable (AddressReference) -> [String]
  /// What is to be said of an address that is written out, without its query and fragment.
  public let check: @Sendable (String) -> AddressFinding

  /// What a page's templates are compiled against.
  public init(
    root: RecordType,
    others: [OtherKind] = [],
    resolve: @escaping @Sendable (AddressReference) -> String?,
    known: @escaping @Sendable (AddressReference) -> [String],
    check: @escaping @Sendable (String) -> AddressFinding = { _ in .fine }
  ) {
    self.root = root
    self.others = others
    self.resolve = resolve
    self.known = known
    self.check = check
  }

  /// A kind of page with its own records.
  public struct OtherKind: Sendable {
    /// The path of its template, without its ending.
    public let name: String
    /// The record that its pages are rendered with.
    public let root: RecordType

    /// A kind of page with its own records.
    public init(_ name: String, root: RecordType) {
      self.name = name
      self.root = root
    }
  }
}
