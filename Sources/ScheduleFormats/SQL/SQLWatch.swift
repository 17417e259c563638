import CSQLite

/// Ends a query that takes too long.
final class SQLWatch {
  /// How long it may take.
  let seconds: Int
  private let end: ContinuousClock.Instant

  init(seconds: Int) {
    self.seconds = seconds
    end = ContinuousClock.now + .seconds(seconds)
  }

  /// Looks at the clock every few thousand steps of a database's machine; lives as long as that.
  func attach(to database: OpaquePointer) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_progress_handler(
      database,
      10_000,
      { context in
        guard let context else { return 0 }
        let watch = Unmanaged<SQLWatch>.fromOpaque(context).takeUnretainedValue()
        return ContinuousClock.now >= watch.end ? 1 : 0
      },
      context
    )
  }
}
