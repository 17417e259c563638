extension Commit {
  /// Creates all new names but the root page: assets first, then pages. A new folder comes with
  /// all that it holds, when the last of it may come.
  func createNew() throws(PublishingFailure) {
    let trees = newTrees()
    for stage in Stage.allCases {
      for (tree, last) in trees where last == stage { try createTree(tree) }
      for file in 0..<plan.count where isNewInOldFolder(file, at: stage) && !isRootPage(file) {
        try createFile(file)
      }
    }
  }

  /// Replaces all changed files. What a killed build created comes first: it may link to what that
  /// build did not come to create, and old pages do not link to it.
  func replaceChanged() throws(PublishingFailure) {
    for isUnfinished in [true, false] {
      for stage in Stage.allCases {
        for file in 0..<plan.count where ledger[file] == .replaced && plan.stages[file] == stage {
          let isNewOfKilledBuild = inspection.known[file].record == nil
          if isNewOfKilledBuild == isUnfinished { try replaceFile(file) }
        }
      }
    }
  }

  /// Creates the root page, if it is new, when every page that it leads to is as it should be.
  func createRootPage() throws(PublishingFailure) {
    for file in 0..<plan.count where isRootPage(file) && ledger[file] == .created {
      try createFile(file)
    }
  }

  /// Removes files of earlier builds, then folders that only they were in, if nothing else is.
  func removeDoomed() throws(PublishingFailure) -> Int {
    var removed = 0
    for file in inspection.doomed {
      let folder = try folders.existing(file.folder)
      let lastPart = String(decoding: file.name.utf8.dropFirst(file.lastPart), as: UTF8.self)
      if try fileSystem.removeFile(lastPart, in: folder.number, file.name) { removed += 1 }
    }
    let keep = KeepPatterns(destination.options.keep)
    // A folder has a higher number than those above it.
    for folder in inspection.doomedFolders.reversed() where folders.exists[folder] {
      guard keep.pattern(for: folders.tree[folder]) == nil else { continue }
      let parent = try folders.existing(folders.tree.parents[folder])
      try folders.withLastPart(folder) { (name) throws(PublishingFailure) in
        try fileSystem.removeFolder(name, in: parent.number, folders.tree[folder])
      }
    }
    return removed
  }

  private func isRootPage(_ file: Int) -> Bool {
    plan.folderOfFile[file] == 0 && plan.stages[file] == .welcome
      && plan.names[file] == "index.html"
  }

  private func isNewInOldFolder(_ file: Int, at stage: Stage) -> Bool {
    ledger[file] == .created && plan.stages[file] == stage
      && folders.exists[plan.folderOfFile[file]]
  }

  /// The outermost folders that do not exist yet, in the order of their numbers, with the last
  /// stage of the files in them.
  private func newTrees() -> [(tree: Int, last: Stage)] {
    var last = [Stage?](repeating: nil, count: plan.folders.count)
    for file in 0..<plan.count where !folders.exists[plan.folderOfFile[file]] {
      let tree = folders.newTree(of: plan.folderOfFile[file])
      last[tree] = max(last[tree] ?? .asset, plan.stages[file])
    }
    return last.indices.compactMap { tree in last[tree].map { (tree, $0) } }
  }

  private func createTree(_ tree: Int) throws(PublishingFailure) {
    let parent = try folders.existing(folders.tree.parents[tree])
    let source = try staged.root()
    try folders.withLastPart(tree) { (name) throws(PublishingFailure) in
      try fileSystem.rename(
        "\(tree)",
        in: source.number,
        to: name,
        in: parent.number,
        folders.tree[tree]
      )
    }
  }

  private func createFile(_ file: Int) throws(PublishingFailure) {
    let source = try staged.folder(plan.folderOfFile[file])
    let folder = try folders.existing(plan.folderOfFile[file])
    try plan.names.withCString(file, from: plan.lastPartOfFile[file]) {
      (name) throws(PublishingFailure) in
      try fileSystem.rename(
        name,
        in: source.number,
        to: name,
        in: folder.number,
        plan.names[file]
      )
    }
  }

  private func replaceFile(_ file: Int) throws(PublishingFailure) {
    let source = try staged.folder(plan.folderOfFile[file])
    let folder = try folders.existing(plan.folderOfFile[file])
    try plan.names.withCString(file, from: plan.lastPartOfFile[file]) {
      (name) throws(PublishingFailure) in
      try fileSystem.replace(
        name,
        in: folder.number,
        by: name,
        in: source.number,
        plan.names[file]
      )
    }
  }
}
