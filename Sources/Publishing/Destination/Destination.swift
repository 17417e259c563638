import Diagnostics
import Glibc

/// The folder that becomes the site: checked, opened and locked.
struct Destination: Sendable {
  /// The folder in it that holds the records of builds.
  static let recordsName = ".boardwalk"
  static let lockName = "lock"
  static let stagingName = "staging"
  static let lockPath = "\(recordsName)/\(lockName)"
  static let stagingPath = "\(recordsName)/\(stagingName)"

  let options: PublishingOptions
  let fileSystem: FileSystem
  private let path: DestinationPath
  /// Nil only in a dry run, where the folder does not exist.
  private(set) var root: Descriptor?
  /// Nil only in a dry run, where there are none.
  private(set) var records: Descriptor?
  /// The lock is held as long as this is open.
  private var lock: FileLock?
  /// The absolute paths of folders that this build made, outermost first.
  private var madeFolders: [String] = []

  /// Refuses a destination that is not the site's own, makes it if it is missing, and locks it.
  init(_ options: PublishingOptions, fileSystem: FileSystem) throws(PublishingFailure) {
    self.options = options
    self.fileSystem = fileSystem
    path = DestinationPath(options.destination)
    do throws(PublishingFailure) {
      try open()
    } catch {
      retreat()
      throw error
    }
  }

  private mutating func open() throws(PublishingFailure) {
    if let problem = try path.refusal(options) { throw PublishingFailure(problem, at: "") }
    if try path.status() == nil {
      if options.isDryRun { return }
      madeFolders = try path.make(fileSystem)
    }
    let root = try FileSystem.openFolder(path.path, "")
    self.root = root
    try openRecords(in: root)
    if let records { try takeLock(in: records, of: root) }
  }

  private mutating func openRecords(in root: Descriptor) throws(PublishingFailure) {
    let name = Self.recordsName
    if try FileSystem.status(of: name, in: root.number, name) == nil {
      let keep = KeepPatterns(options.keep)
      let names = try FileSystem.names(in: root.number, "")
      if let found = names.first(where: { !$0.hasPrefix(".") && !keep.concernsTopLevel($0) }) {
        throw PublishingFailure(.destinationNotEmpty(found: found), at: "")
      }
      if options.isDryRun { return }
      try fileSystem.makeFolder(name, in: root.number, name)
      madeFolders.append(path.path + "/" + name)
    }
    records = try FileSystem.openFolder(name, in: root.number, name)
  }

  private mutating func takeLock(
    in records: Descriptor,
    of root: Descriptor
  ) throws(PublishingFailure) {
    // Even to look at the lock is to hold it for a moment, and a build that starts just then would
    // leave: a dry run changes nothing and needs none.
    if options.isDryRun { return }
    let number = openat(
      records.number,
      Self.lockName,
      O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC,
      0o644
    )
    guard number >= 0 else { throw PublishingFailure(systemError: errno, at: Self.lockPath) }
    let file = Descriptor(number)
    let status = try FileSystem.status(of: file, Self.lockPath)
    // The mask of whoever builds is not to keep other users from being told whose the lock is.
    if !status.isPublic, fileSystem.mayPublish(status) {
      try fileSystem.publish(Self.lockName, in: records.number, Self.lockPath)
    }
    let lock: FileLock
    do throws(FileLock.Failure) {
      lock = try FileLock(file)
    } catch {
      if error.number == EWOULDBLOCK { throw PublishingFailure(.anotherBuildRuns, at: "") }
      throw PublishingFailure(systemError: error.number, at: Self.lockPath)
    }
    // A build that failed and took its folders away again may have had this very file.
    let held = try FileSystem.status(of: lock.file, Self.lockPath)
    let path = path.path + "/" + Self.lockPath
    guard try FileSystem.status(of: path, Self.lockPath)?.identity == held.identity else {
      throw PublishingFailure(.anotherBuildRuns, at: "")
    }
    self.lock = lock
  }
}

extension Destination {
  /// Empties the staging folder that a killed build left.
  func emptyStaging() throws(PublishingFailure) {
    guard let records else { return }
    let (name, path) = (Self.stagingName, Self.stagingPath)
    guard try FileSystem.status(of: name, in: records.number, path) != nil else { return }
    let staging = try FileSystem.openFolder(name, in: records.number, path)
    try fileSystem.empty(staging.number, path)
    try fileSystem.removeFolder(name, in: records.number, path)
  }

  /// Takes away what a failed build made, as far as that goes; the site itself was not touched.
  func retreat() {
    guard !options.isDryRun else { return }
    // Failing here changes nothing for readers, and the next build tries again. Without the lock,
    // what is staged belongs to another build.
    if let records, lock != nil {
      try? emptyStaging()
      if madeFolders.last == path.path + "/" + Self.recordsName {
        _ = try? fileSystem.removeFile(Self.lockName, in: records.number, Self.lockPath)
      }
    }
    for made in madeFolders.reversed() {
      try? fileSystem.removeFolder(made, in: AT_FDCWD, "")
    }
  }
}
