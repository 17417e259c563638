/// What a flight is doing, and the words that came where they are not known.
public struct Status: Hashable, Sendable {
  /// The code.
  public var code: StatusCode
  /// The text as it came; set only where the code is `unknown`.
  public var text: String?

  /// A known status.
  public init(_ code: StatusCode) {
    self.code = code
  }

  /// The status that a text of the data means. An empty text is `scheduled`: data that says nothing
  /// says no more than that the flight is planned.
  public init(data text: String) {
    if text.isEmpty {
      self.init(.scheduled)
    } else if let code = StatusCode(spelling: text) {
      self.init(code)
    } else {
      self.init(.unknown)
      self.text = text
    }
  }
}
