import Foundation

/// How many threads render and write at once.
enum ThreadCount {
  /// One for each core, at most eight: beyond that the disk is what they wait for.
  static var usual: Int { min(8, max(1, ProcessInfo.processInfo.activeProcessorCount)) }
}
