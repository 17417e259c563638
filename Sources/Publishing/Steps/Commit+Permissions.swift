import Diagnostics

extension Commit {
  /// Sees before the first change that all of them may be made: a build that may not write some
  /// folder must not find out when half of the site is new.
  func checkPermissions() throws(Report) {
    var problems: [PublishingFailure] = []
    for (folder, isChanged) in changedFolders().enumerated() where isChanged {
      do throws(PublishingFailure) {
        let open = try folders.existing(folder)
        try FileSystem.checkWritable(open.number, folders.tree[folder])
        withExtendedLifetime(open) {}
      } catch {
        problems.append(error)
      }
    }
    guard problems.isEmpty else {
      throw Report(problems.map { $0.diagnostic(destination.options) })
    }
  }

  /// For each folder whether names in it are made, replaced or removed.
  private func changedFolders() -> [Bool] {
    var isChanged = [Bool](repeating: false, count: folders.tree.count)
    for file in 0..<plan.count where ledger[file] != .unchanged {
      let folder = plan.folderOfFile[file]
      let place =
        folders.exists[folder] ? folder : folders.tree.parents[folders.newTree(of: folder)]
      isChanged[place] = true
    }
    for file in inspection.doomed { isChanged[file.folder] = true }
    for folder in inspection.doomedFolders where folders.exists[folder] {
      isChanged[folders.tree.parents[folder]] = true
    }
    return isChanged
  }

  /// Whether a file that stays as it is must be opened to everyone.
  var hasHiddenFiles: Bool { (0..<plan.count).contains { ledger.isHidden($0) } }

  /// Opens to everyone what was closed to them, without writing it again.
  func publishHidden() throws(PublishingFailure) {
    for folder in folders.hidden {
      let parent = try folders.existing(folders.tree.parents[folder])
      try folders.withLastPart(folder) { (name) throws(PublishingFailure) in
        try fileSystem.publish(name, in: parent.number, folders.tree[folder])
      }
    }
    for file in 0..<plan.count where ledger.isHidden(file) {
      let folder = try folders.existing(plan.folderOfFile[file])
      try plan.names.withCString(file, from: plan.lastPartOfFile[file]) {
        (name) throws(PublishingFailure) in
        try fileSystem.publish(name, in: folder.number, plan.names[file])
      }
    }
  }
}
