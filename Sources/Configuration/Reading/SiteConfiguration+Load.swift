import Diagnostics
import Foundation

extension SiteConfiguration {
  /// The name that is looked for when none is given.
  public static let fileName = "site.yml"
  /// Names by which that is called by mistake.
  private static let otherNames = ["site.yaml", "Site.yml", "site.yml.txt"]

  /// Reads and checks a file, called `path` in messages and found at `absolute` where that is given.
  /// Throws every mistake in it, or why it cannot be read.
  public static func load(
    path: String,
    at absolute: String? = nil
  ) throws(Report) -> SiteConfiguration {
    try parse(ConfigurationFile.read(path, at: absolute ?? path))
  }

  /// The path of the nearest `site.yml` in a folder or above it; relative when the folder is, and
  /// `.` or nothing is the current one, or `base`, where that is given. Throws when there is none.
  public static func find(
    from folder: String,
    in base: String = ""
  ) throws(Report) -> String {
    var current = folder
    while current.count > 1, current.hasSuffix("/") { current.removeLast() }
    if current == "." { current = "" }
    let start = current
    for name in otherNames where failure(toFind: absolute(join(start, name), in: base)) == 0 {
      guard failure(toFind: absolute(join(start, fileName), in: base)) != 0 else { break }
      throw ConfigurationProblem.otherName.report(at: Location(path: join(start, name)))
    }
    while true {
      let path = join(current, fileName)
      let failure = failure(toFind: absolute(path, in: base))
      // Whether there is one where nobody lets us look is for reading it to tell.
      if failure == 0 || failure == EACCES && current == start { return path }
      guard let parent = parent(of: current, in: base) else { break }
      current = parent
    }
    throw ConfigurationProblem.notFound(folder: folder.isEmpty ? "." : folder).report(at: nil)
  }

  /// Why there is nothing at a path, as the system numbers it; 0 where there is something.
  private static func failure(toFind path: String) -> Int32 {
    var status = stat()
    return stat(path, &status) == 0 ? 0 : errno
  }

  private static func absolute(_ path: String, in base: String) -> String {
    path.hasPrefix("/") ? path : join(base, path)
  }

  private static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The folder above; nil above the root.
  private static func parent(of folder: String, in base: String) -> String? {
    let place = absolute(folder.isEmpty ? "." : folder, in: base)
    if folder == "/" || isRoot(place) { return nil }
    let last = folder.split(separator: "/").last ?? ""
    if folder.isEmpty { return ".." }
    if last == ".." || last == "." {
      // Where nobody lets us look, the root would never be found: `..` goes on for ever.
      return failure(toFind: place) == 0 ? folder + "/.." : nil
    }
    guard let slash = folder.lastIndex(of: "/") else { return "" }
    return slash == folder.startIndex ? "/" : String(folder[..<slash])
  }

  /// Whether a folder is the root by another name, as `../../..` can be.
  private static func isRoot(_ folder: String) -> Bool {
    var here = stat()
    var root = stat()
    guard stat(folder, &here) == 0, stat("/", &root) == 0 else {
      return false
    }
    return here.st_dev == root.st_dev && here.st_ino == root.st_ino
  }
}
