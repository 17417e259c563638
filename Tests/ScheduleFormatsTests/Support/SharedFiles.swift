import Foundation
import Schedule
import ScheduleFormats
import Testing

/// Files that lie beside the package and are not part of it.
enum SharedFiles {
  static let skipped: Comment = "skipped: ../shared not found"
  static let arePresent = FileManager.default.fileExists(atPath: folder.path)

  /// The columns of the real schedules.
  static let columns = [
    "airport": "other_iata", "scheduled": "scheduled_local", "estimated": "estimated_local",
    "actual": "actual_local", "check_in": "checkin",
  ]

  /// The bytes of a real schedule.
  static func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: "data/real/\(name).csv")))
  }

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared")
}
