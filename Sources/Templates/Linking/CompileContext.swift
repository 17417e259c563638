/// What a page's templates are compiled against.
public struct CompileContext: Sendable {
  /// The record that the page is rendered with.
  public let root: RecordType
  /// The address of an asset or page, right for the folder that the page is in and not escaped; nil
  /// when there is none.
  public let resolve: @Sendable (AddressReference) -> String?
  /// What can be named, for suggestions.
  public let known: [AddressReference]

  /// What a page's templates are compiled against.
  public init(
    root: RecordType,
    known: [AddressReference] = [],
    resolve: @escaping @Sendable (AddressReference) -> String?
  ) {
    self.root = root
    self.known = known
    self.resolve = resolve
  }
}
