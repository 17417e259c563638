/// Where a page stands, as links from it see it.
struct Place: Hashable, Sendable {
  /// The page's folder with a final `/`, or empty at the root; links into it need no folder.
  let folder: String
  /// What leads to the site's root.
  let prefix: String

  /// Links are relative, so that a site works in any folder and from disk.
  init(of route: Route) {
    let path = route.path
    let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    folder = String(path[..<end])
    prefix = String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  /// Links begin at the server's root: only for the page that a server shows at any address.
  init(absolute prefix: String) {
    folder = ""
    self.prefix = prefix
  }

  /// The address of another page from here.
  func address(of route: Route) -> String {
    let path = route.path
    if !folder.isEmpty, path.utf8.starts(with: folder.utf8) {
      return String(path[path.utf8.index(path.startIndex, offsetBy: folder.utf8.count)...])
    }
    return prefix + path
  }
}
