import CMinizip

/// A file in a zip file.
final class ZipStream: ByteStream {
  private let archive: ZipArchive
  private let path: String
  private var left: Int

  init(_ archive: ZipArchive, _ entry: ZipArchive.Entry, path: String) {
    self.archive = archive
    self.path = path
    left = entry.size
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(PackedFileProblem) -> Int {
    guard !buffer.isEmpty else { return 0 }
    let size = UInt32(clamping: min(buffer.count, 1 << 30))
    let count = unzReadCurrentFile(archive.file, buffer.baseAddress, size)
    if count > 0 {
      left -= Int(count)
      return Int(count)
    }
    // Whether the sum is right is only known at the end, and told by closing.
    guard count == 0, left == 0, unzCloseCurrentFile(archive.file) != UNZ_CRCERROR else {
      throw .damaged(path, .zip)
    }
    return 0
  }
}
