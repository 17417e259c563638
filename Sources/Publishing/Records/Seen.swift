import Glibc

/// How the site's files looked when a build last wrote them or read them: for each a stamp of its
/// number, size and times. It only saves the next build from reading every file, so it may be
/// missing or damaged; and it differs from machine to machine, unlike the manifest.
///
/// Sixteen bytes of the manifest's hash, then eight a file, in the order of the manifest's lines.
struct Seen: Sendable {
  /// The name of its file among the records.
  static let fileName = "seen"

  private var stamps: [UInt64] = []

  /// Nothing is known.
  init() {}

  /// Stamps in the order of the manifest's lines.
  init(_ stamps: [UInt64]) {
    self.stamps = stamps
  }

  /// Reads what was written beside this very manifest; nothing is known from anything else.
  init(reading bytes: [UInt8], manifest: ContentHash, count: Int) {
    guard bytes.count == Self.headSize + count * 8 else { return }
    bytes.withUnsafeBytes { bytes in
      guard bytes.loadUnaligned(as: UInt64.self) == manifest.high,
        bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self) == manifest.low
      else { return }
      stamps = (0..<count).map {
        bytes.loadUnaligned(fromByteOffset: Self.headSize + $0 * 8, as: UInt64.self)
      }
    }
  }

  /// The stamp of the file on a line of the manifest, counted from 0; 0 where it is not known.
  subscript(line: Int) -> UInt64 {
    stamps.indices.contains(line) ? stamps[line] : 0
  }

  /// How many files are known.
  var count: Int { stamps.count }

  /// What is kept, beside a manifest with this hash.
  func written(manifest: ContentHash) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.headSize + stamps.count * 8)
    withUnsafeBytes(of: (manifest.high, manifest.low)) { bytes.append(contentsOf: $0) }
    stamps.withUnsafeBytes { bytes.append(contentsOf: $0) }
    return bytes
  }

  private static let headSize = 16
}
