extension Commit {
  /// A manifest that waits to be put in place.
  struct StagedManifest {
    let hash: ContentHash
    /// The numbers of the plan's files in the order of its lines.
    let order: [Int]
  }

  /// Keeps how the files of a finished site look. Failing here only means that the next build reads
  /// them.
  func remember(_ manifest: StagedManifest) {
    let seen = Seen(manifest.order.map(standingStamp))
    try? keep(seen, manifest.hash)
  }

  /// Keeps how the files look where nothing but that has changed, as after a copy.
  func rememberUnchanged() {
    guard let hash = records.manifestHash else { return }
    var stamps = [UInt64](repeating: 0, count: plan.count)
    var isSame = records.seen.count == plan.count
    for file in 0..<plan.count {
      guard let record = inspection.known[file].record, stamps.indices.contains(record) else {
        return
      }
      stamps[record] = ledger.stamp(file)
      isSame = isSame && records.seen[record] == ledger.stamp(file)
    }
    guard !isSame else { return }
    try? keep(Seen(stamps), hash)
    try? destination.emptyStaging()
  }

  private func keep(_ seen: Seen, _ manifest: ContentHash) throws(PublishingFailure) {
    let folder = try staged.root().number
    try write(seen.written(manifest: manifest), to: Seen.fileName, in: folder, isDurable: false)
    try replaceRecord(Seen.fileName)
  }

  /// The stamp of a file as it stands: renaming a file, too, changes it.
  private func standingStamp(_ file: Int) -> UInt64 {
    if ledger[file] == .unchanged, !ledger.isHidden(file) { return ledger.stamp(file) }
    // The folders of a new site are not open yet.
    let path = plan.names[file]
    do throws(PublishingFailure) {
      return try FileSystem.status(of: path, in: root.number, path)?.stamp ?? 0
    } catch {
      return 0
    }
  }
}
