import Foundation

/// How many threads render and write at once.
enum Workers {
  /// One for each core, at most eight: beyond that the disk is what they wait for.
  static var count: Int { min(8, max(1, ProcessInfo.processInfo.activeProcessorCount)) }
}
