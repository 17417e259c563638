/// How the command ends; the numbers beyond 1 are those of sysexits.h.
enum ExitStatus: Int32, Sendable {
  /// What was asked for is done.
  case done = 0
  /// The build failed, and a note says what has become of the site: the old one stands, the next build
  /// finishes the new one, or the new one stands and its data is old.
  case failed = 1
  /// The command line is wrong.
  case usage = 64
  /// Another build of this site is running.
  case busy = 75
}
