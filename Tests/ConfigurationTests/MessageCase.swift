import Testing

/// A text with mistakes, and what is told about it.
struct MessageCase: Sendable, CustomTestStringConvertible {
  let text: String
  let told: String

  init(_ text: String, _ told: String) {
    self.text = text
    self.told = told
  }

  var testDescription: String {
    String(text.map { $0 == "\n" ? "|" : $0 })
  }
}
