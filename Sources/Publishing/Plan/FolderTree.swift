/// The folders that a site's files lie in, numbered so that a parent comes before its children;
/// number 0 is the destination itself.
struct FolderTree: Sendable {
  private(set) var paths = SiteNames()
  private(set) var parents: [Int] = [0]
  /// Where the last part of a folder's path begins.
  private(set) var lastParts: [Int] = [0]

  init() {
    paths.insert("")
  }

  /// How many folders there are.
  var count: Int { parents.count }

  /// The number of the folder that a file lies in, and where the file's own name begins.
  mutating func insertFolder(
    ofFile name: UnsafeBufferPointer<UInt8>
  ) -> (folder: Int, lastPart: Int) {
    guard let slash = name.lastIndex(of: UInt8(ascii: "/")) else { return (0, 0) }
    let path = UnsafeBufferPointer(rebasing: name[..<slash])
    return (insert(path), slash + 1)
  }

  /// A folder's path as text; empty for the destination.
  subscript(folder: Int) -> String { paths[folder] }

  private mutating func insert(_ path: UnsafeBufferPointer<UInt8>) -> Int {
    if let known = paths.index(of: path) { return known }
    let (parent, lastPart) = insertFolder(ofFile: path)
    let index = paths.insert(path).index
    parents.append(parent)
    lastParts.append(lastPart)
    return index
  }
}
