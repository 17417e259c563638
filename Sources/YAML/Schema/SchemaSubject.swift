import Diagnostics

/// What a mistake against a schema is about.
public struct SchemaSubject: Hashable, Sendable {
  /// The way to the value by its keys, for example `schedule.csv`; empty at the top.
  public var path = ""
  /// Whether it is an item of the list at the path.
  public var isItem = false
  /// A good value for the path's last key, as YAML on one line; at the top a key with its value;
  /// nil when none is known.
  public var example: String?
  /// Where its key is, or the value itself when it has none.
  public var position: Position

  /// The subject at the end of a way.
  public init(
    path: String = "",
    isItem: Bool = false,
    example: String? = nil,
    position: Position
  ) {
    self.path = path
    self.isItem = isItem
    self.example = example
    self.position = position
  }

  /// The subject as a sentence begins with it.
  var words: String {
    if path.isEmpty { return "the top of the file" }
    return isItem ? "each item of '\(path.shortened)'" : "'\(path.shortened)'"
  }

  /// What to do about it.
  var hint: String {
    guard let example else { return "" }
    if path.isEmpty { return "; write for example '\(example)'" }
    return "; write for example '\(path.split(separator: ".").last ?? ""): \(example)'"
  }

  /// The way to a key of this subject.
  func path(to key: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }
}
