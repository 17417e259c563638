/// How the command ends; the numbers beyond 1 are those of sysexits.h.
enum ExitStatus: Int32, Sendable {
  /// What was asked for is done.
  case done = 0
  /// The build failed and the old site stands, unless a note says that the next build finishes it.
  case failed = 1
  /// The command line is wrong.
  case usage = 64
  /// Another build of this site is running.
  case busy = 75
}
