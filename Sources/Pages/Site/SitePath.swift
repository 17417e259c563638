import Templates

/// A path that a template writes as an address.
struct SitePath {
  /// The path without `.` and `..`: what the author seems to mean.
  let name: String
  /// The path from the site's root, seen from the page's folder.
  let target: String
  /// Whether it begins at the server's root.
  let isAbsolute: Bool
  /// Whether it leads out of the site.
  let isOutside: Bool
  /// Whether it is written without `.`, `..` and `/` before it.
  let isPlain: Bool

  /// Reads a path, seen from a folder, which ends in `/` or is empty.
  init(_ path: String, from folder: String, basePath: String) {
    isAbsolute = path.hasPrefix("/")
    let isInBase = isAbsolute && path.hasPrefix(basePath)
    let path = isInBase ? String(path.dropFirst(basePath.count)) : path
    var parts = isAbsolute ? [] : folder.split(separator: "/")
    var names: [Substring] = []
    var isOutside = isAbsolute && !isInBase
    var isPlain = !isAbsolute
    for part in path.split(separator: "/") {
      switch part {
      case ".": isPlain = false
      case "..":
        isPlain = false
        if parts.popLast() == nil { isOutside = true }
        _ = names.popLast()
      default:
        parts.append(part)
        names.append(part)
      }
    }
    let end = path.hasSuffix("/") && !parts.isEmpty && names.isEmpty ? "/" : ""
    name = names.joined(separator: "/")
    target = parts.joined(separator: "/") + end
    self.isOutside = isOutside
    self.isPlain = isPlain
  }

  /// A name without the ending of a page or template.
  static func withoutEnding(_ name: String) -> String {
    for ending in [".html", ".htm", ".md"] where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}
