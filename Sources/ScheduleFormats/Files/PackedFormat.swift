/// How a file is packed; the raw value is how messages call it.
public enum PackedFormat: String, CaseIterable, Hashable, Sendable {
  /// One file, packed.
  case gzip = "gzip"
  /// Files, packed.
  case zip = "zip"

  /// What a file is packed as, by its first bytes.
  init?(_ head: [UInt8]) {
    if head.starts(with: [0x1F, 0x8B]) {
      self = .gzip
    } else if head.starts(with: [0x50, 0x4B, 0x03, 0x04])
      || head.starts(with: [0x50, 0x4B, 0x05, 0x06])
    {
      self = .zip
    } else {
      return nil
    }
  }
}
