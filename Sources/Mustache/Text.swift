/// Text of a template, and where its lines begin: a partial that stands alone on an indented line
/// has each of its lines indented.
public struct Text: Hashable, Sendable {
  /// The text.
  public let bytes: [UInt8]
  /// The offsets in `bytes` where a line begins that is to be indented, in order. The last one may
  /// be the end: then the line begins with a tag.
  public let lineStarts: [Int]

  /// Text, and where its lines begin.
  public init(_ bytes: [UInt8], lineStarts: [Int] = []) {
    self.bytes = bytes
    self.lineStarts = lineStarts
  }
}
