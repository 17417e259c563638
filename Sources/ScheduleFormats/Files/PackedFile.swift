import Basics
import Diagnostics
import Glibc

/// Reads the one file that is packed in another.
enum PackedFile {
  /// The most bytes that are unpacked; a hub's season is half of it.
  static let limit = 128 << 20

  /// What is packed in a file, called `path` in messages. `entry` is a name in an archive of several.
  static func read(
    _ place: String,
    path: String,
    format: PackedFormat,
    entry: String? = nil
  ) throws(PackedFileProblem) -> SourceText {
    switch format {
    case .gzip:
      let stream = try GzipStream(place, path: path)
      let bytes = try stream.all(
        expected: stream.expected,
        limit: limit,
        tooLarge: .tooLarge(path, limit: limit >> 20)
      )
      return SourceText(path: path, bytes: bytes)
    case .zip:
      let archive = try ZipArchive(place, path: path)
      let chosen = try choose(entry, in: archive)
      let name = "\(path)/\(chosen.name)"
      let tooLarge = PackedFileProblem.tooLarge(name, limit: limit >> 20)
      guard chosen.size <= limit else { throw tooLarge }
      let bytes = try archive.open(chosen)
        .all(expected: chosen.size, limit: limit, tooLarge: tooLarge)
      return SourceText(path: name, bytes: bytes)
    }
  }

  /// A path that leads into an archive, `export.zip/flights.csv`, cut behind the archive; nil for any
  /// other.
  static func split(_ place: String) -> (archive: String, entry: String)? {
    var end = place.endIndex
    while let slash = place[..<end].lastIndex(of: "/"), slash > place.startIndex {
      let archive = String(place[..<slash])
      var status = stat()
      if stat(archive, &status) == 0 {
        guard status.st_mode & S_IFMT == S_IFREG else { return nil }
        return (archive, String(place[place.index(after: slash)...]))
      }
      guard errno == ENOTDIR else { return nil }
      end = slash
    }
    return nil
  }

  private static func choose(
    _ name: String?,
    in archive: ZipArchive
  ) throws(PackedFileProblem) -> ZipArchive.Entry {
    let names = archive.entries.map(\.name)
    if let name {
      guard let entry = archive.entries.first(where: { $0.name == name }) else {
        throw .missingEntry(archive.path, name: name, known: names)
      }
      return entry
    }
    guard let first = archive.entries.first else { throw .empty(archive.path) }
    guard !names.contains("xl/workbook.xml"), !names.contains("content.xml") else {
      throw .spreadsheet(archive.path)
    }
    guard archive.entries.count == 1 else { throw .severalFiles(archive.path, names: names) }
    return first
  }
}
