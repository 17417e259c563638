import Foundation

/// A folder with a site in it, gone when nobody holds it any more.
// Unchecked, because it only holds a path: what it names is the file system's.
final class SiteFolder: @unchecked Sendable {
  let path: String
  private static var files: FileManager { .default }

  init() throws {
    path =
      Self.files.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "site-\(UUID().uuidString)").path
    try Self.files.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    // What cannot be removed is left to whoever empties the temporary folder.
    try? Self.files.removeItem(atPath: path)
  }

  /// The path of a file in it.
  subscript(_ name: String) -> String { "\(path)/\(name)" }

  /// Puts files over its own.
  func lay(_ tree: FileTree) throws {
    for (name, entry) in tree.entries {
      switch entry {
      case .file(let bytes): try write(bytes, to: name)
      case .link(let target): try link(name, to: target)
      }
    }
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try makeFolder((name as NSString).deletingLastPathComponent)
    try Data(bytes).write(to: URL(filePath: self[name]))
  }

  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  func link(_ name: String, to target: String) throws {
    try makeFolder((name as NSString).deletingLastPathComponent)
    try Self.files.createSymbolicLink(atPath: self[name], withDestinationPath: target)
  }

  func makeFolder(_ name: String) throws {
    try Self.files.createDirectory(atPath: self[name], withIntermediateDirectories: true)
  }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: self[name], encoding: .utf8)
  }

  /// All its files.
  var files: FileTree { FileTree(of: path) }

  /// The published site, without the records of builds.
  func site(_ name: String = "public") -> FileTree {
    FileTree(of: self[name]).without(".boardwalk/")
  }

  /// When each file of a folder was last written, and which file it is.
  func stamps(_ name: String = "public") -> [String: String] {
    var stamps: [String: String] = [:]
    for file in FileTree(of: self[name]).without(".boardwalk/").entries.keys {
      var status = stat()
      lstat(self["\(name)/\(file)"], &status)
      stamps[file] = "\(status.st_ino) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
    return stamps
  }
}
