import Diagnostics

/// Every file that the finished site has, numbered through all units.
struct SitePlan: Sendable {
  private(set) var names: SiteNames
  private(set) var folders = FolderTree()
  /// The folder of each file.
  private(set) var folderOfFile: [Int] = []
  /// Where a file's own name begins in its path.
  private(set) var lastPartOfFile: [Int] = []
  private(set) var stages: [Stage] = []
  /// The number of each unit's first file; one more for the count of all.
  private(set) var unitStarts: [Int] = [0]
  /// What each unit is made from.
  let inputs: [PublishingUnit.Inputs?]

  /// How many files there are.
  var count: Int { stages.count }

  /// Refuses names that are unsafe, repeated, kept, or a file and a folder at once.
  init(_ units: [PublishingUnit], options: PublishingOptions) throws(Report) {
    let total = units.reduce(0) { $0 + $1.files.count }
    let keep = KeepPatterns(options.keep)
    inputs = units.map(\.inputs)
    var problems: [PublishingProblem] = []
    names = SiteNames(minimumCapacity: total)
    folderOfFile.reserveCapacity(total)
    lastPartOfFile.reserveCapacity(total)
    stages.reserveCapacity(total)
    unitStarts.reserveCapacity(units.count + 1)
    for unit in units {
      for file in unit.files {
        if let problem = add(file) {
          problems.append(problem)
        } else if let pattern = keep.pattern(for: file.name) {
          problems.append(.keptName(name: file.name, pattern: pattern))
        }
      }
      unitStarts.append(stages.count)
    }
    for folder in 1..<max(1, folders.count) {
      if names.index(of: folders[folder]) != nil {
        problems.append(.fileAndFolder(name: folders[folder]))
      }
    }
    guard problems.isEmpty else {
      throw Report(problems.map { $0.diagnostic(at: Self.location(of: $0, options)) })
    }
  }

  /// A plan has no place of its own, but a pattern that stands in its way has one.
  private static func location(
    of problem: PublishingProblem,
    _ options: PublishingOptions
  ) -> Location? {
    guard case .keptName(_, let pattern) = problem else { return nil }
    return options.keepLocations[pattern]
  }

  private mutating func add(_ file: PlannedFile) -> PublishingProblem? {
    var name = file.name
    return name.withUTF8 { bytes in
      if let flaw = NameFlaw.first(in: bytes) {
        return .unsafeName(name: file.name, flaw: flaw)
      }
      guard names.insert(bytes).isNew else { return .repeatedName(name: file.name) }
      let (folder, lastPart) = folders.insertFolder(ofFile: bytes)
      folderOfFile.append(folder)
      lastPartOfFile.append(lastPart)
      stages.append(file.stage)
      return nil
    }
  }
}
