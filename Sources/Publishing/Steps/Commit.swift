import Diagnostics

/// Changes the site from what it is to what is staged.
///
/// Nothing is replaced before every new name exists, and nothing is removed before everything is
/// replaced: so the links of old pages and of new ones resolve at every moment in between.
struct Commit {
  let plan: SitePlan
  let records: Records
  let inspection: Inspection
  let destination: Destination
  let root: Descriptor
  let recordsFolder: Descriptor
  let staged: StagedFolders
  let ledger: Ledger

  var fileSystem: FileSystem { destination.fileSystem }
  var folders: SiteFolders { inspection.folders }

  /// Runs to its end; returns how many files were removed.
  func run() throws(Report) -> Int {
    let changesSite = isSiteChanged
    guard changesSite || isManifestChanged else {
      rememberUnchanged()
      return 0
    }
    do throws(Report) {
      try checkPermissions()
    } catch {
      destination.retreat()
      throw error
    }
    let manifest: StagedManifest
    do throws(PublishingFailure) {
      manifest = try stageRecords(withClaim: changesSite)
      if changesSite { try claim() }
    } catch {
      withdrawClaim()
      destination.retreat()
      throw error.report(destination.options)
    }
    do throws(PublishingFailure) {
      if changesSite {
        try publishHidden()
        try createNew()
        try replaceChanged()
        try createRootPage()
      }
      let removed = try removeDoomed()
      try finish(syncing: changesSite, manifest)
      return removed
    } catch {
      throw error.report(destination.options, notes: [Self.isUnfinished])
    }
  }

  /// What is told where the site has begun to change.
  static let isUnfinished = Note(
    "the site is between two builds: its links work, and the next build finishes the work"
  )

  private var isSiteChanged: Bool {
    ledger.count(of: .unchanged) < plan.count || !inspection.doomed.isEmpty
      || !inspection.folders.hidden.isEmpty || hasHiddenFiles
  }

  /// With the same files the manifest changes only by its flights and units, or by what a killed
  /// build left.
  private var isManifestChanged: Bool {
    !records.hasManifest || records.claim != nil
      || records.manifest.names.count != plan.count
      || records.manifest.flights != destination.options.flights
      || records.manifest.hours != destination.options.hours
      || records.manifest.units != unitHashes
  }

  private var unitHashes: [String: ContentHash] {
    var hashes: [String: ContentHash] = [:]
    for (unit, inputs) in plan.inputs.enumerated() {
      if let inputs, let hash = ledger.inputHash(ofUnit: unit) { hashes[inputs.name] = hash }
    }
    return hashes
  }

  /// Writes the records while the site still stands: a full disk must not be found out later.
  private func stageRecords(withClaim: Bool) throws(PublishingFailure) -> StagedManifest {
    let folder = try staged.root().number
    let entries = (0..<plan.count).map(ledger.entry)
    let manifest = Manifest(
      names: plan.names,
      entries: entries,
      flights: destination.options.flights,
      arrivals: destination.options.arrivals,
      hours: destination.options.hours,
      units: unitHashes
    )
    let order = manifest.order
    let text = manifest.written(inOrder: order)
    try write(text, to: Manifest.fileName, in: folder)
    if withClaim { try write(newClaim().written(), to: Claim.fileName, in: folder) }
    return StagedManifest(
      hash: text.withUnsafeBytes { ContentHash(of: $0) },
      order: order
    )
  }

  func write(
    _ bytes: [UInt8],
    to name: String,
    in folder: Int32,
    isDurable: Bool = true
  ) throws(PublishingFailure) {
    let label = "\(Destination.recordsName)/\(name)"
    let buffer = bytes
    try buffer.withUnsafeBufferPointer { (buffer) throws(PublishingFailure) in
      try fileSystem.writeFile(
        name,
        in: folder,
        UnsafeRawBufferPointer(buffer),
        isDurable: isDurable,
        label
      )
    }
  }

  /// Every name that this build touches, and those that a killed build had claimed.
  private func newClaim() -> Claim {
    var claim = records.claim ?? Claim()
    for file in 0..<plan.count where ledger[file] != .unchanged {
      plan.names.withName(file) { _ = claim.names.insert($0) }
    }
    for file in inspection.doomed { claim.names.insert(file.name) }
    return claim
  }

  private func claim() throws(PublishingFailure) {
    try replaceRecord(Claim.fileName)
    // The claim and all that is staged must be on the disk before the first page is replaced, or a
    // power cut could leave pages without their bytes.
    try fileSystem.synchronize(root.number, "")
  }

  /// Nothing was changed yet, so that a claim of this build says nothing; one that a killed build
  /// left still does.
  private func withdrawClaim() {
    guard records.claim == nil else { return }
    let name = "\(Destination.recordsName)/\(Claim.fileName)"
    // Where this fails, the next build only reads a few files more.
    _ = try? fileSystem.removeFile(Claim.fileName, in: recordsFolder.number, name)
  }

  private func finish(syncing: Bool, _ manifest: StagedManifest) throws(PublishingFailure) {
    if syncing { try fileSystem.synchronize(root.number, "") }
    try replaceRecord(Manifest.fileName)
    try fileSystem.synchronizeFolder(recordsFolder.number, Destination.recordsName)
    let claim = "\(Destination.recordsName)/\(Claim.fileName)"
    try fileSystem.removeFile(Claim.fileName, in: recordsFolder.number, claim)
    remember(manifest)
    try destination.emptyStaging()
  }

  func replaceRecord(_ name: String) throws(PublishingFailure) {
    try fileSystem.replace(
      name,
      in: recordsFolder.number,
      by: name,
      in: try staged.root().number,
      "\(Destination.recordsName)/\(name)"
    )
  }
}
