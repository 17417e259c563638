import Foundation

/// The files of a folder by their paths in it.
struct FileTree: Equatable {
  enum Entry: Equatable {
    case file([UInt8])
    case link(String)
  }

  var entries: [String: Entry] = [:]

  init() {}

  /// Reads a folder; empty where there is none. Where links are followed they are the files that
  /// they lead to.
  init(of folder: String, followsLinks: Bool = false) {
    let files = FileManager.default
    for name in files.subpaths(atPath: folder) ?? [] {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFREG:
        entries[name] = .file(files.contents(atPath: path).map(Array.init) ?? [])
      case S_IFLNK:
        entries[name] = .link((try? files.destinationOfSymbolicLink(atPath: path)) ?? "")
      default: continue
      }
    }
  }

  var names: [String] { entries.keys.sorted() }

  /// The text of a file.
  subscript(_ name: String) -> String? {
    guard case .file(let bytes) = entries[name] else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The tree without what begins with one of some names.
  func without(_ prefixes: String...) -> FileTree {
    var tree = self
    tree.entries = entries.filter { entry in !prefixes.contains { entry.key.hasPrefix($0) } }
    return tree
  }

  /// How another tree differs: a line for each file, with the first line in it that does.
  func differences(from expected: FileTree) -> [String] {
    Set(names).union(expected.names).sorted().compactMap { name in
      switch (entries[name], expected.entries[name]) {
      case (nil, _): return "\(name): is missing"
      case (_, nil): return "\(name): is one too many"
      case (let found, let wanted) where found == wanted: return nil
      default:
        let found = (self[name] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        let wanted = (expected[name] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        let line = zip(found, wanted).prefix { $0 == $1 }.count
        return """
          \(name):\(line + 1):
          - \(line < wanted.count ? wanted[line] : "(end)")
          + \(line < found.count ? found[line] : "(end)")
          """
      }
    }
  }
}
