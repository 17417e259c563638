/// Texts that are set by hand.
public enum HandText {
  /// The most scalars of one.
  public static let limit = 2000

  /// A text as it is kept, in one line: without white space around it, controls as U+FFFD.
  public static func line(_ text: String) -> String {
    let line = text.split { $0.isNewline || $0 == "\0" }.joined(separator: " ")
    return FieldText.text(of: Array(line.utf8)).0
  }
}
