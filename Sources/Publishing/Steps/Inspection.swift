import Diagnostics

/// What stands in the destination before a build, seen from the plan.
struct Inspection: Sendable {
  /// What is known of a planned file.
  struct Known: Sendable {
    /// Its number in the manifest.
    var record: Int?
    /// Whether a killed build had claimed it: what it holds is not known then.
    var isClaimed = false

    /// Whether what stands at its name is ours.
    var isOurs: Bool { record != nil || isClaimed }
  }

  /// A file of ours that the site no longer has.
  struct Doomed: Sendable {
    let name: String
    let folder: Int
    let lastPart: Int
  }

  let folders: SiteFolders
  let known: [Known]
  let doomed: [Doomed]
  /// All folders of earlier builds that the plan does not have, whether they exist or not.
  let doomedFolders: [Int]
  let warnings: [Diagnostic]

  /// Finds every name that is somebody else's and every link or folder that is in the way.
  init(_ plan: SitePlan, _ records: Records, _ destination: Destination) throws(Report) {
    var problems: [PublishingFailure] = []
    var warnings: [PublishingFailure] = []
    var tree = plan.folders
    let known = Self.known(plan, records)
    let abandoned = Self.abandoned(plan, records, known, destination.options, &tree)
    let folders = SiteFolders(
      tree,
      needed: plan.folders.count,
      root: destination.root,
      fileSystem: destination.fileSystem,
      &problems
    )
    for file in 0..<plan.count where !known[file].isOurs {
      if let problem = Self.occupant(of: file, plan, folders) { problems.append(problem) }
    }
    doomed = abandoned.filter {
      Self.isStillOurs($0, folders, problems: &problems, warnings: &warnings)
    }
    guard problems.isEmpty else {
      throw Report(problems.map { $0.diagnostic(destination.options) })
    }
    self.known = known
    self.folders = folders
    self.warnings = records.warnings + warnings.map { $0.diagnostic(destination.options) }
    doomedFolders = Array(plan.folders.count..<tree.count)
  }

  private static func known(_ plan: SitePlan, _ records: Records) -> [Known] {
    (0..<plan.count).map { file in
      plan.names.withName(file) { name in
        Known(
          record: records.manifest.names.index(of: name),
          isClaimed: records.claim?.names.index(of: name) != nil
        )
      }
    }
  }

  /// The names of earlier builds that the plan does not have; kept ones are no longer ours.
  private static func abandoned(
    _ plan: SitePlan,
    _ records: Records,
    _ known: [Known],
    _ options: PublishingOptions,
    _ tree: inout FolderTree
  ) -> [Doomed] {
    var isPlanned = [Bool](repeating: false, count: records.manifest.names.count)
    for case let record? in known.lazy.map(\.record) { isPlanned[record] = true }
    let keep = KeepPatterns(options.keep)
    var abandoned: [Doomed] = []
    func add(_ index: Int, of names: SiteNames) {
      let name = names[index]
      guard keep.pattern(for: name) == nil else { return }
      let (folder, lastPart) = names.withName(index) { tree.insertFolder(ofFile: $0) }
      abandoned.append(Doomed(name: name, folder: folder, lastPart: lastPart))
    }
    for record in isPlanned.indices where !isPlanned[record] {
      add(record, of: records.manifest.names)
    }
    if let claim = records.claim?.names {
      for index in 0..<claim.count {
        let isElsewhere = claim.withName(index) {
          plan.names.index(of: $0) != nil || records.manifest.names.index(of: $0) != nil
        }
        if !isElsewhere { add(index, of: claim) }
      }
    }
    return abandoned
  }

  /// What somebody else has at the name of a new file.
  private static func occupant(
    of file: Int,
    _ plan: SitePlan,
    _ folders: SiteFolders
  ) -> PublishingFailure? {
    let folder = plan.folderOfFile[file]
    guard folders.exists[folder] else { return nil }
    do throws(PublishingFailure) {
      let descriptor = try folders.existing(folder)
      let status = try plan.names.withCString(file, from: plan.lastPartOfFile[file]) {
        (name) throws(PublishingFailure) in
        try FileSystem.status(of: name, in: descriptor.number, plan.names[file])
      }
      guard let status else { return nil }
      return PublishingFailure(
        status.kind.problemInPlaceOfFile ?? .foreignFile,
        at: plan.names[file]
      )
    } catch {
      return error
    }
  }

  private static func isStillOurs(
    _ file: Doomed,
    _ folders: SiteFolders,
    problems: inout [PublishingFailure],
    warnings: inout [PublishingFailure]
  ) -> Bool {
    guard folders.exists[file.folder] else { return false }
    do throws(PublishingFailure) {
      let descriptor = try folders.existing(file.folder)
      let lastPart = String(decoding: file.name.utf8.dropFirst(file.lastPart), as: UTF8.self)
      switch try FileSystem.status(of: lastPart, in: descriptor.number, file.name)?.kind {
      case .file: return true
      case .symbolicLink: problems.append(PublishingFailure(.symbolicLink, at: file.name))
      case .folder, .other: warnings.append(PublishingFailure(.leftAlone, at: file.name))
      case nil: break
      }
    } catch {
      problems.append(error)
    }
    return false
  }
}

extension FileAttributes.Kind {
  /// Why no file of the site can be written over this; nil for a file.
  var problemInPlaceOfFile: PublishingProblem? {
    switch self {
    case .file: nil
    case .folder: .folderInTheWay
    case .symbolicLink: .symbolicLink
    case .other: .foreignFile
    }
  }
}
