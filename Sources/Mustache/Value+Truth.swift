extension Value {
  /// Whether a section over the value is shown. False, nothing, no items and empty text are not;
  /// zero is.
  public var isTrue: Bool {
    switch self {
    case .absent: false
    case .boolean(let value): value
    case .text(let text), .markup(let text): !text.isEmpty
    case .list(let items): !items.isEmpty
    case .integer, .record, .dictionary: true
    }
  }
}
