import Basics
import Diagnostics
import Glibc

/// A feed: a folder of files, or a zip file of them.
struct GTFSFeed {
  private enum Form {
    case folder(String)
    case archive(ZipArchive)
  }

  /// The feed as messages call it.
  let path: String
  private let form: Form
  private let named: Location

  /// Opens a feed that is found at `place`; `named` is where the configuration names it.
  init(_ path: String, at place: String, named: Location) throws(Report) {
    self.path = path
    self.named = named
    let head: [UInt8]
    do throws(FileBytes.Failure) {
      head = try FileBytes.head(place, count: 1024)
    } catch .isFolder {
      form = .folder(place)
      return
    } catch {
      throw ScheduleFile.problem(error, path).report(at: named)
    }
    guard PackedFormat(head) == .zip else {
      throw GTFSProblem.noFeed(path, ForeignFormat(of: head)).report(at: named)
    }
    do throws(PackedFileProblem) {
      form = .archive(try ZipArchive(place, path: path))
    } catch {
      throw error.report(at: named)
    }
  }

  /// A file of the feed; nil where it has none.
  func table(_ name: String) throws(Report) -> GTFSTable? {
    let separator = path.hasSuffix("/") ? "" : "/"
    var shown = path + separator + name
    let stream: (any ByteStream)?
    do throws(PackedFileProblem) {
      switch form {
      case .folder(let folder): stream = try FileStream(folder + "/" + name, path: shown)
      case .archive(let archive):
        // Feeds are packed with their folder, too.
        let entry = archive.entries
          .filter { $0.name == name || $0.name.hasSuffix("/" + name) }
          .min { $0.name.utf8.count < $1.name.utf8.count }
        if let entry { shown = path + separator + entry.name }
        stream = try entry.map { (entry) throws(PackedFileProblem) in try archive.open(entry) }
      }
    } catch {
      throw error.report(at: named)
    }
    guard let stream else { return nil }
    return try GTFSTable(stream, path: shown, named: named)
  }

  /// A file that a feed must have.
  func required(_ name: String) throws(Report) -> GTFSTable {
    if let table = try table(name) { return table }
    throw GTFSProblem.missingFile(name).report(at: Location(path: path))
  }
}
