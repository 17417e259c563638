extension [String] {
  /// `a, b or c`.
  public var alternatives: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }

  /// `'a', 'b' or 'c'`.
  public var quotedAlternatives: String {
    map { "'\($0)'" }.alternatives
  }
}
