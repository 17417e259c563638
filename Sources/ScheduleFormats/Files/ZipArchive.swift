import Basics
import CMinizip

/// A zip file and the names in it.
final class ZipArchive {
  /// A file in it.
  struct Entry {
    /// Its name with its folders.
    var name: String
    /// How many bytes it has, as the archive says.
    var size: Int
    fileprivate var position: unz64_file_pos
    fileprivate var isEncrypted: Bool
    fileprivate var isKnownMethod: Bool
  }

  /// The most files of an archive that are looked at.
  static let mostFiles = 10_000

  /// The archive as messages call it.
  let path: String
  /// Its files without folders and without what a Mac adds, in its own order.
  let entries: [Entry]
  /// What minizip knows it by.
  let file: unzFile

  /// Opens a file that begins as zip does, called `path` in messages.
  init(_ place: String, path: String) throws(PackedFileProblem) {
    // The directory is the last thing in the file: where it is missing, the end is.
    guard let file = unzOpen64(place) else {
      let head = try? FileBytes.head(place, count: 4)
      throw head == [0x50, 0x4B, 0x05, 0x06] ? .empty(path) : .truncated(path, .zip)
    }
    self.file = file
    self.path = path
    do throws(PackedFileProblem) {
      entries = try Self.entries(of: file, path)
    } catch {
      unzClose(file)
      throw error
    }
  }

  deinit { unzClose(file) }

  /// What is packed under a name. One at a time: another one ends those before.
  func open(_ entry: Entry) throws(PackedFileProblem) -> ZipStream {
    let path = "\(path)/\(entry.name)"
    guard !entry.isEncrypted else { throw .encrypted(path) }
    guard entry.isKnownMethod else { throw .unknownMethod(path) }
    var position = entry.position
    guard unzGoToFilePos64(file, &position) == UNZ_OK, unzOpenCurrentFile(file) == UNZ_OK else {
      throw .damaged(path, .zip)
    }
    return ZipStream(self, entry, path: path)
  }

  private static func entries(
    of file: unzFile,
    _ path: String
  ) throws(PackedFileProblem) -> [Entry] {
    var entries: [Entry] = []
    var count = 0
    var code = unzGoToFirstFile(file)
    while code == UNZ_OK {
      count += 1
      guard count <= mostFiles else { throw .tooManyFiles(path, limit: mostFiles) }
      guard let entry = entry(of: file) else { throw .damaged(path, .zip) }
      if !entry.name.hasSuffix("/"), !entry.name.hasPrefix("__MACOSX/") { entries.append(entry) }
      code = unzGoToNextFile(file)
    }
    guard code == UNZ_END_OF_LIST_OF_FILE || count == 0 else { throw .damaged(path, .zip) }
    return entries
  }

  private static func entry(of file: unzFile) -> Entry? {
    var info = unz_file_info64()
    var position = unz64_file_pos()
    var name = [CChar](repeating: 0, count: 1025)
    guard
      unzGetCurrentFileInfo64(file, &info, &name, UInt(name.count - 1), nil, 0, nil, 0) == UNZ_OK,
      unzGetFilePos64(file, &position) == UNZ_OK
    else { return nil }
    let bytes = name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    return Entry(
      name: String(decoding: bytes, as: UTF8.self),
      size: Int(clamping: info.uncompressed_size),
      position: position,
      isEncrypted: info.flag & 1 != 0,
      isKnownMethod: info.compression_method == 0 || info.compression_method == 8
    )
  }
}
