/// What a file can be that was meant to be a schedule; the raw value is how messages call it.
public enum ForeignFormat: String, CaseIterable, Hashable, Sendable {
  /// Often a server's page about an error.
  case html = "an HTML page"
  /// XML.
  case xml = "XML"
  /// JSON.
  case json = "JSON"
  /// PDF.
  case pdf = "a PDF document"
  /// Also what a newer spreadsheet is.
  case zip = "a spreadsheet or another zip archive"
  /// A word processor's.
  case rtf = "an RTF document"
  /// An older spreadsheet.
  case workbook = "an Excel workbook"
  /// gzip.
  case gzip = "a gzip archive"
  /// What is often packed in one.
  case tar = "a tar archive"
  /// SQLite's.
  case sqlite = "an SQLite database"
  /// UTF-16, told by its mark.
  case utf16 = "UTF-16 text"
  /// Zero bytes in its first line or many near its beginning: single ones a text may have.
  case binary = "a binary file"

  /// What a file is by its first bytes; nil where it may be CSV. `start` is where its text begins,
  /// behind lines that are left out.
  init?(of bytes: [UInt8], from start: Int = 0) {
    for (format, mark) in Self.marks where bytes.starts(with: mark) {
      self = format
      return
    }
    if bytes.count > 262, bytes[257...].starts(with: "ustar".utf8) {
      self = .tar
      return
    }
    let head = bytes.prefix(1024)
    let line = head.prefix { $0 != UInt8(ascii: "\n") }
    if line.contains(0) || head.count(where: { $0 == 0 }) >= Self.manyZeros {
      self = .binary
      return
    }
    let text = bytes[start...].prefix(1024).drop { Self.leading.contains($0) }
    switch text.first {
    case UInt8(ascii: "<"):
      let words = String(decoding: text, as: UTF8.self).lowercased()
      self = words.contains("<html") || words.contains("<!doctype html") ? .html : .xml
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      self = .json
    default:
      return nil
    }
  }

  private static let manyZeros = 8

  private static let marks: [(ForeignFormat, [UInt8])] = [
    (.pdf, Array("%PDF".utf8)),
    (.rtf, Array("{\\rtf".utf8)),
    (.zip, [0x50, 0x4B, 0x03, 0x04]),
    (.workbook, [0xD0, 0xCF, 0x11, 0xE0]),
    (.gzip, [0x1F, 0x8B]),
    (.sqlite, Array("SQLite format 3\0".utf8)),
    (.utf16, [0xFF, 0xFE]),
    (.utf16, [0xFE, 0xFF]),
  ]

  /// White space and the bytes of UTF-8's byte-order mark.
  private static let leading: Set<UInt8> = [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D]
}
