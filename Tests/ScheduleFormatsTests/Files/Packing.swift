import CZlib
import Testing

/// Packs bytes as other programs do.
enum Packing {
  /// One member of a gzip file.
  static func gzip(_ bytes: [UInt8]) throws -> [UInt8] { try deflated(bytes, windowBits: 31) }

  /// A file of an archive.
  struct File {
    var name: String
    var bytes: [UInt8]
    var method: UInt16 = 8
    var flags: UInt16 = 0
    /// What the archive says of its size, where that is not so.
    var toldSize: Int?

    init(_ name: String, _ bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }

    init(_ name: String, text: String) { self.init(name, Array(text.utf8)) }
  }

  /// A zip archive.
  static func zip(_ files: [File]) throws -> [UInt8] {
    var (archive, directory): ([UInt8], [UInt8]) = ([], [])
    for file in files {
      let packed = file.method == 8 ? try deflated(file.bytes, windowBits: -15) : file.bytes
      let sum = file.bytes.withUnsafeBufferPointer {
        crc32(0, $0.baseAddress, UInt32($0.count))
      }
      let facts =
        two(20) + two(Int(file.flags)) + two(Int(file.method)) + four(0) + four(Int(sum))
        + four(packed.count) + four(file.toldSize ?? file.bytes.count) + two(file.name.utf8.count)
        + two(0)
      let offset = archive.count
      archive += four(0x0403_4B50) + facts + Array(file.name.utf8) + packed
      directory +=
        four(0x0201_4B50) + two(20) + facts + two(0) + two(0) + two(0) + four(0) + four(offset)
        + Array(file.name.utf8)
    }
    let count = two(files.count)
    return archive + directory + four(0x0605_4B50) + two(0) + two(0) + count + count
      + four(directory.count) + four(archive.count) + two(0)
  }

  private static func deflated(_ bytes: [UInt8], windowBits: Int32) throws -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    try #require(
      deflateInit2_(&stream, 9, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
        == Z_OK
    )
    defer { deflateEnd(&stream) }
    var bytes = bytes
    var packed = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))) + 64)
    let code = bytes.withUnsafeMutableBufferPointer { input in
      packed.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        return deflate(&stream, Z_FINISH)
      }
    }
    try #require(code == Z_STREAM_END)
    return Array(packed.prefix(Int(stream.total_out)))
  }

  private static func two(_ number: Int) -> [UInt8] {
    (0..<2).map { UInt8(number >> (8 * $0) & 0xFF) }
  }
  private static func four(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(number >> (8 * $0) & 0xFF) }
  }
}
