/// The stops of a flight as data writes them, each a code or a name.
enum ViaList {
  /// The stops in a text: parted by commas or blanks.
  static func stops(in text: String) -> [String] {
    text.split { $0.isWhitespace || $0 == "," }.map(String.init)
  }
}
