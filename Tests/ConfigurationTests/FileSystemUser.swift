import Foundation
import Testing

/// Whose permissions count when a file is opened.
enum FileSystemUser {
  /// Does work with a common user's permissions, since the superuser may read everything. Only this
  /// thread is concerned; for a common user nothing changes.
  static func asNobody<Result>(_ work: () throws -> Result) throws -> Result {
    // The C library has it, but Swift's import of the library leaves it out.
    let symbol = try #require(dlsym(nil, "setfsuid"))
    let setUser = unsafeBitCast(symbol, to: (@convention(c) (uid_t) -> CInt).self)
    let user = setUser(65_534)
    defer { _ = setUser(uid_t(user)) }
    return try work()
  }
}
