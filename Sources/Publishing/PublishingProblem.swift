import Diagnostics

/// What can stand in the way of publishing a site.
public enum PublishingProblem: Problem {
  // The destination as a whole.
  case destinationIsRoot
  case destinationHoldsHome
  case destinationHoldsSource
  case destinationInSource
  case destinationIsFile
  case destinationNotEmpty(found: String)
  case anotherBuildRuns

  // The plan.
  case unsafeName(name: String, flaw: NameFlaw)
  case repeatedName(name: String)
  case fileAndFolder(name: String)
  case keptName(name: String, pattern: String)
  case notRendered(name: String)
  /// A unit of so many files put one with a number of none of them.
  case notPlanned(file: Int, count: Int)
  case renderedTwice(name: String)

  // What already stands in the destination.
  case foreignFile
  case fileInTheWay
  case folderInTheWay
  case symbolicLink
  case leftAlone

  // The records of earlier builds.
  case damagedRecord(destination: String)
  /// A damaged record in which all names could still be read.
  case mendedRecord
  case newerRecord(version: String)

  // The schedule.
  /// The first and last day of the site, and the first and last day with flights, by ISO date.
  case emptySchedule(first: String, last: String, flights: ClosedRange<String>?)
  case shrunkenSchedule(last: Int, now: Int)
  /// All arrivals or all departures of the days to come are gone; how many the last build had.
  case lostDirection(String, last: Int)
  /// A day that has far fewer flights than at the last build, by ISO date.
  case shrunkenDay(String, last: Int, now: Int)

  case interrupted

  // The file system.
  case noSpace
  case quotaExceeded
  case noPermission
  /// What may not be changed belongs to another user than the one who builds.
  case otherOwner(String, user: String, destination: String)
  case readOnly
  case tooManyOpenFiles
  case nameTooLong
  case otherFileSystem
  case systemError(number: Int32)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case destinationIsRoot, destinationHoldsHome, destinationHoldsSource, destinationInSource
    case destinationIsFile, destinationNotEmpty, anotherBuildRuns
    case unsafeName, repeatedName, fileAndFolder, keptName
    case notRendered, notPlanned, renderedTwice
    case foreignFile, fileInTheWay, folderInTheWay, symbolicLink, leftAlone
    case damagedRecord, mendedRecord, newerRecord
    case emptySchedule, shrunkenSchedule, lostDirection, shrunkenDay
    case interrupted
    case noSpace, quotaExceeded, noPermission, otherOwner, readOnly, tooManyOpenFiles
    case nameTooLong, otherFileSystem, systemError
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .destinationIsRoot: .destinationIsRoot
    case .destinationHoldsHome: .destinationHoldsHome
    case .destinationHoldsSource: .destinationHoldsSource
    case .destinationInSource: .destinationInSource
    case .destinationIsFile: .destinationIsFile
    case .destinationNotEmpty: .destinationNotEmpty
    case .anotherBuildRuns: .anotherBuildRuns
    case .unsafeName: .unsafeName
    case .repeatedName: .repeatedName
    case .fileAndFolder: .fileAndFolder
    case .keptName: .keptName
    case .notRendered: .notRendered
    case .notPlanned: .notPlanned
    case .renderedTwice: .renderedTwice
    case .foreignFile: .foreignFile
    case .fileInTheWay: .fileInTheWay
    case .folderInTheWay: .folderInTheWay
    case .symbolicLink: .symbolicLink
    case .leftAlone: .leftAlone
    case .damagedRecord: .damagedRecord
    case .mendedRecord: .mendedRecord
    case .newerRecord: .newerRecord
    case .emptySchedule: .emptySchedule
    case .shrunkenSchedule: .shrunkenSchedule
    case .lostDirection: .lostDirection
    case .shrunkenDay: .shrunkenDay
    case .interrupted: .interrupted
    case .noSpace: .noSpace
    case .quotaExceeded: .quotaExceeded
    case .noPermission: .noPermission
    case .otherOwner: .otherOwner
    case .readOnly: .readOnly
    case .tooManyOpenFiles: .tooManyOpenFiles
    case .nameTooLong: .nameTooLong
    case .otherFileSystem: .otherFileSystem
    case .systemError: .systemError
    }
  }

  /// Only what was left alone or mended, or may be as it should, does not stop a build.
  public var severity: Severity {
    switch self {
    case .leftAlone, .mendedRecord, .shrunkenDay: .warning
    default: .error
    }
  }
}

extension Report {
  /// Whether a build failed because another build of the same site is running.
  public var saysAnotherBuildRuns: Bool {
    tells(.anotherBuildRuns, of: PublishingProblem.self)
  }

  /// Whether a build was stopped by its owner.
  public var saysInterrupted: Bool { tells(.interrupted, of: PublishingProblem.self) }

  /// Whether a build failed when the site had begun to change.
  public var saysUnfinished: Bool {
    diagnostics.contains { $0.notes.contains(Commit.isUnfinished) }
  }
}
