import Basics

/// What a schedule can be read from that is no CSV file and of which nothing has to be guessed: a file
/// is told by its first bytes. The raw value is how messages call it.
public enum OtherSource: String, CaseIterable, Hashable, Sendable {
  /// SSIM, chapter 7.
  case ssim = "an SSIM season file"
  /// AIDX messages.
  case aidx = "AIDX"
  /// What Norway's airports publish.
  case avinor = "Norway's XML"
  /// JSON.
  case json = "JSON"
  /// SQLite's file.
  case sql = "an SQLite database"
  /// A feed of GTFS, packed or in a folder.
  case gtfs = "a GTFS feed"

  /// What a file is; nil where it may be CSV, or is nothing that a schedule is read from.
  public init?(of bytes: [UInt8]) {
    let head = Array(bytes.prefix(Self.head))
    let isWide = TextEncoding(markOf: head) == .utf16
    let text = isWide ? UTF16Text.utf8(head).bytes : head
    switch ForeignFormat(of: text) {
    case .sqlite: self = .sql
    case .json: self = .json
    case .xml:
      let words = String(decoding: text, as: UTF8.self)
      if words.contains("IATA_AIDX_") || words.contains("FlightLeg") {
        self = .aidx
      } else if words.contains("<airport"), words.contains("<flights") {
        self = .avinor
      } else {
        return nil
      }
    case nil where Self.isSeason(text): self = .ssim
    default: return nil
    }
  }

  /// Whether a zip file or a folder is a feed of GTFS.
  public static func isFeed(_ place: String) -> Bool {
    let names: [String]
    if let head = try? FileBytes.head(place, count: 4) {
      guard PackedFormat(head) == .zip, let archive = try? ZipArchive(place, path: place) else {
        return false
      }
      names = archive.entries.map { $0.name.split(separator: "/").last.map(String.init) ?? "" }
    } else {
      // What is no folder has no files.
      names = ["stops.txt", "trips.txt", "stop_times.txt"].filter {
        (try? FileBytes.head("\(place)/\($0)", count: 1)) != nil
      }
    }
    return names.contains("stops.txt")
      && (names.contains("trips.txt") || names.contains("stop_times.txt"))
  }

  /// How many bytes of a file tell what it is.
  private static let head = 4096

  /// Whether a file begins as SSIM does: with its title, or with a record of 200 bytes of one of its
  /// types, which nothing cuts into fields.
  private static func isSeason(_ text: [UInt8]) -> Bool {
    let start = text.drop { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let line = start.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    if line.starts(with: "1AIRLINE STANDARD SCHEDULE".utf8) { return true }
    return line.count == 200 && line.first.map { (0x31...0x33).contains($0) } == true
      && !line.contains { byte in CSVDelimiter.allCases.contains { $0.byte == byte } }
  }
}
