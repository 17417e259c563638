import Diagnostics

/// Takes the finished bytes of each file: leaves alone what is the same, and lets the rest wait in
/// the staging folder.
struct Staging: Sendable {
  let plan: SitePlan
  let records: Records
  let inspection: Inspection
  /// Nil in a dry run, which writes nothing.
  let staged: StagedFolders?
  let fileSystem: FileSystem
  let isForced: Bool
  let ledger: Ledger
  /// What should be known, though the site is published.
  let warnings: [Diagnostic]

  /// Decides what becomes of a file, and stages it if it is new or changed.
  func take(_ file: Int, _ bytes: UnsafeRawBufferPointer) throws(PublishingFailure) {
    guard ledger[file] == .notRendered else {
      throw PublishingFailure(.renderedTwice(name: plan.names[file]), at: "")
    }
    let entry = Manifest.Entry(size: bytes.count, hash: ContentHash(of: bytes))
    let verdict = try plan.names.withCString(file, from: plan.lastPartOfFile[file]) {
      (name) throws(PublishingFailure) in
      let verdict = try judge(file, name, entry, bytes)
      if verdict != .unchanged, let staged {
        let folder = try staged.folder(plan.folderOfFile[file])
        try fileSystem.writeFile(name, in: folder.number, bytes, plan.names[file])
      }
      return verdict
    }
    ledger.note(verdict, entry, file: file)
  }

  private func judge(
    _ file: Int,
    _ name: FileSystem.Name,
    _ entry: Manifest.Entry,
    _ bytes: UnsafeRawBufferPointer
  ) throws(PublishingFailure) -> Verdict {
    let known = inspection.known[file]
    let folder = plan.folderOfFile[file]
    guard known.isOurs, inspection.folders.exists[folder] else { return .created }
    let descriptor = try inspection.folders.existing(folder)
    let status = try FileSystem.status(of: name, in: descriptor.number, plan.names[file])
    guard let status else { return .created }
    if let problem = status.kind.problemInPlaceOfFile {
      throw PublishingFailure(problem, at: plan.names[file])
    }
    guard !isForced, status.size == entry.size, canStay(status) else { return .replaced }
    if let record = known.record, !known.isClaimed {
      guard records.manifest.entries[record] == entry else { return .replaced }
      if records.seen[record] == status.stamp {
        ledger.note(status, file: file)
        return .unchanged
      }
    }
    let isSame = try FileSystem.file(
      name,
      in: descriptor.number,
      holds: bytes,
      plan.names[file]
    )
    guard isSame else { return .replaced }
    ledger.note(status, file: file)
    return .unchanged
  }

  /// Whether everyone can read a file, or can after its mode was mended; the file of another user
  /// can only be replaced.
  func canStay(_ status: FileAttributes) -> Bool {
    status.isPublic || fileSystem.mayPublish(status)
  }
}
