import Glibc

/// The folders of a site in its destination, opened part by part and never through a symbolic link.
struct SiteFolders: Sendable {
  /// More than this are not kept open at a time; the others are opened when needed.
  static let openLimit = 200

  let tree: FolderTree
  /// Whether each folder was there when the build began.
  private(set) var exists: [Bool] = []
  private var open: [Descriptor?] = []
  /// Folders of the site that not everyone can enter, but that the user can open to them.
  private(set) var hidden: [Int] = []

  /// Opens what exists; what stands in a folder's way is a problem if the site needs the folder,
  /// and a symbolic link always is.
  init(
    _ tree: FolderTree,
    needed: Int,
    root: Descriptor?,
    fileSystem: FileSystem,
    _ problems: inout [PublishingFailure]
  ) {
    self.tree = tree
    exists = [root != nil]
    open = [root]
    for folder in 1..<max(1, tree.count) {
      var descriptor: Descriptor?
      if exists[tree.parents[folder]] {
        do {
          descriptor = try openInParent(folder)
          if let descriptor, folder < needed {
            let status = try FileSystem.status(of: descriptor, tree[folder])
            if !status.isPublic, fileSystem.mayPublish(status) { hidden.append(folder) }
          }
        } catch {
          let isGone = error.number == ENOENT || (error.number == ENOTDIR && folder >= needed)
          if !isGone { problems.append(error) }
        }
      }
      exists.append(descriptor != nil)
      open.append(folder < Self.openLimit ? descriptor : nil)
    }
  }

  /// An open folder that exists.
  func existing(_ folder: Int) throws(PublishingFailure) -> Descriptor {
    if let descriptor = open[folder] { return descriptor }
    return try openInParent(folder)
  }

  /// For a folder that does not exist yet, the outermost folder above it that does not, or itself.
  func newTree(of folder: Int) -> Int {
    var folder = folder
    while !exists[tree.parents[folder]] { folder = tree.parents[folder] }
    return folder
  }

  /// A folder's own name, without those above it.
  func withLastPart<Result, Failure: Error>(
    _ folder: Int,
    _ body: (FileSystem.Name) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try tree.paths.withCString(folder, from: tree.lastParts[folder], body)
  }

  private func openInParent(_ folder: Int) throws(PublishingFailure) -> Descriptor {
    let parent = try existing(tree.parents[folder])
    return try withLastPart(folder) { (name) throws(PublishingFailure) in
      try FileSystem.openFolder(name, in: parent.number, tree[folder])
    }
  }
}
