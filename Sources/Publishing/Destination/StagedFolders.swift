import Glibc
import Synchronization

/// The folders in which files wait until all of them are ready; made when the first file needs one.
///
/// A folder that does not exist yet waits as a whole, with the new folders in it. The new files of
/// a folder that exists wait in one that is called by the folder's number.
final class StagedFolders: Sendable {
  private let folders: SiteFolders
  private let records: Descriptor
  private let fileSystem: FileSystem
  private let state: Mutex<State>

  private struct State: Sendable {
    var root: Descriptor?
    var made: [Bool]
    var open: [Descriptor?]
  }

  init(_ folders: SiteFolders, records: Descriptor, fileSystem: FileSystem) {
    self.folders = folders
    self.records = records
    self.fileSystem = fileSystem
    let count = folders.tree.count
    state = Mutex(
      State(
        made: Array(repeating: false, count: count),
        open: Array(repeating: nil, count: count)
      )
    )
  }

  /// The folder in which all others wait.
  func root() throws(PublishingFailure) -> Descriptor {
    try state.withLock { (state) throws(PublishingFailure) in try root(&state) }
  }

  /// The folder in which the files of a folder of the site wait.
  func folder(_ folder: Int) throws(PublishingFailure) -> Descriptor {
    try state.withLock { (state) throws(PublishingFailure) in try self.folder(folder, &state) }
  }

  private func root(_ state: inout State) throws(PublishingFailure) -> Descriptor {
    if let root = state.root { return root }
    let (name, path) = (Destination.stagingName, Destination.stagingPath)
    try fileSystem.makeFolder(name, in: records.number, path)
    let root = try FileSystem.openFolder(name, in: records.number, path)
    state.root = root
    return root
  }

  private func folder(_ folder: Int, _ state: inout State) throws(PublishingFailure) -> Descriptor {
    if let open = state.open[folder] { return open }
    let label = folders.tree[folder]
    let descriptor: Descriptor
    if folders.exists[folder] || folders.newTree(of: folder) == folder {
      let root = try root(&state)
      descriptor = try open("\(folder)", folder, in: root, label, &state)
    } else {
      let parent = try self.folder(folders.tree.parents[folder], &state)
      descriptor = try folders.withLastPart(folder) { (name) throws(PublishingFailure) in
        try open(name, folder, in: parent, label, &state)
      }
    }
    if folder < SiteFolders.openLimit { state.open[folder] = descriptor }
    return descriptor
  }

  private func open(
    _ name: FileSystem.Name,
    _ folder: Int,
    in parent: Descriptor,
    _ label: String,
    _ state: inout State
  ) throws(PublishingFailure) -> Descriptor {
    if !state.made[folder] {
      try fileSystem.makeFolder(name, in: parent.number, label)
      state.made[folder] = true
    }
    return try FileSystem.openFolder(name, in: parent.number, label)
  }
}
