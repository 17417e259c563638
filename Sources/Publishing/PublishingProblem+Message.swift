import Basics
import Glibc

extension PublishingProblem {
  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .destinationIsRoot:
      "the root folder cannot be the destination; \(Self.nameAnother)"
    case .destinationHoldsHome:
      "the destination is your home folder or holds it; \(Self.nameAnother)"
    case .destinationHoldsSource:
      "the destination is the site's own source folder or holds it; \(Self.nameAnother)"
    case .destinationInSource:
      "the destination lies among the site's own templates; \(Self.nameAnother)"
    case .destinationIsFile:
      "the destination is a file; move it away or name another folder"
    case .destinationNotEmpty(let found):
      "the destination holds '\(found)', which Boardwalk did not write, or lost its "
        + "'.boardwalk' there; move it away or empty it, name an empty folder, or list what stays "
        + "under 'keep' in site.yml"
    case .anotherBuildRuns:
      "another build of this site is running; wait until it ends, then build again"

    case .unsafeName(let name, let flaw):
      "'\(name)' cannot be published, because it \(flaw.words); give the file another name"
    case .repeatedName(let name):
      "two files of the site are called '\(name)'; give one of them another name"
    case .fileAndFolder(let name):
      "'\(name)' is a file of the site and a folder of it; give one of them another name"
    case .keptName(let name, let pattern):
      "the site writes '\(name)', but 'keep' has '\(pattern)', so that it is never "
        + "touched; narrow the pattern or rename the file"
    case .notRendered(let name):
      "'\(name)' was planned but not rendered; please report this"
    case .notPlanned(let file, let count):
      "file \(file) was rendered for a unit of \(count) files, which are counted from 0; "
        + "please report this"
    case .renderedTwice(let name):
      "'\(name)' was rendered twice; please report this"

    case .foreignFile:
      "the site needs this name, but Boardwalk did not write what stands there; "
        + "move it away, then build again"
    case .fileInTheWay:
      "a file stands where the site needs a folder; move it away, then build again"
    case .folderInTheWay:
      "a folder stands where the site needs a file; move it away, then build again"
    case .symbolicLink:
      "a symbolic link stands where the site is written; put what it points to in its place, then "
        + "build again"
    case .leftAlone:
      "a file of the last build has become something else, and was left alone; remove it by hand "
        + "if nobody needs it"

    case .damagedRecord(let destination):
      "this record of the last build is damaged; move what '\(destination)' holds away, or "
        + "build into another folder and put that in its place"
    case .mendedRecord:
      "this record of the last build was damaged; its names could be read, so that every file was "
        + "compared and the record written anew"
    case .newerRecord(let version):
      "this record is of version \(version), which a newer Boardwalk wrote; build with that one"

    case .emptySchedule(let first, let last, let flights):
      "the schedule has no flights on the days of this site, \(first) to \(last)"
        + (flights.map(Self.days) ?? "")
        + "; check it, or publish it all the same with --allow-empty"
    case .shrunkenSchedule(let last, let now):
      "the schedule has \(now) \(now == 1 ? "flight" : "flights") still to come on days that had "
        + "\(last) at the last build; check it, or publish it all the same with --allow-empty"
    case .lostDirection(let direction, let last):
      "the schedule has no \(direction) on the days to come, and had \(last) on them at the last "
        + "build; check it, or publish it all the same with --allow-empty"
    case .shrunkenDay(let day, let last, let now):
      "\(day) has \(now) \(now == 1 ? "flight" : "flights") and had \(last) at the last "
        + "build; look whether this was whole when it was read: what writes it should "
        + "rename it into place with 'mv'"

    case .interrupted:
      "the build was interrupted; nothing was published"

    case .noSpace:
      "no space is left on the disk; free some, then build again"
    case .quotaExceeded:
      "your share of the disk is used up; free some space, then build again"
    case .noPermission:
      "no permission; let this user read and write it, or name another destination"
    case .otherOwner(let owner, let user, let destination):
      "no permission, because this belongs to \(owner) and the build runs as \(user); "
        + "run 'chown -R \(user) \(destination)' as root, then build again"
    case .readOnly:
      "the file system is read-only; make it writable or name another destination"
    case .tooManyOpenFiles:
      "too many files are open; raise the limit (ulimit -n), then build again"
    case .nameTooLong:
      "the name is too long for the file system; shorten it, then build again"
    case .otherFileSystem:
      "this folder is on another file system than its site; move it to the same one, then build "
        + "again"
    case .systemError(let number):
      "the system says '\(SystemReason.text(of: number))'; see to that, then build again"
    }
  }

  /// Where the flights are instead.
  private static func days(_ dates: ClosedRange<String>) -> String {
    let (first, last) = (dates.lowerBound, dates.upperBound)
    return first == last ? ", but on \(first)" : ", but from \(first) to \(last)"
  }

  private static let nameAnother = "name a folder for the site alone, for example 'public'"
}

extension PublishingProblem {
  /// Whether another destination has to be named: then its name is the mistake, not what stands
  /// there.
  var refusesDestination: Bool {
    switch self {
    case .destinationIsRoot, .destinationHoldsHome, .destinationHoldsSource, .destinationInSource,
      .destinationIsFile, .destinationNotEmpty:
      true
    default: false
    }
  }

  /// What a failed call of the system means.
  init(systemError number: Int32) {
    self =
      switch number {
      case ENOSPC: .noSpace
      case EDQUOT: .quotaExceeded
      case EACCES, EPERM: .noPermission
      case EROFS: .readOnly
      case EMFILE, ENFILE: .tooManyOpenFiles
      case ENAMETOOLONG: .nameTooLong
      case EXDEV: .otherFileSystem
      case EISDIR: .folderInTheWay
      case ENOTDIR: .fileInTheWay
      case EEXIST: .foreignFile
      case ELOOP: .symbolicLink
      default: .systemError(number: number)
      }
  }
}
