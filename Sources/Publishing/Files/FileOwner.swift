import Glibc

/// Whose a file is that a build may not change.
struct FileOwner: Sendable {
  /// The path of what belongs to somebody else.
  let path: String
  let owner: String
  /// The user who builds.
  let user: String

  /// The first of a file and the folders above it, up to and with the destination, that is not the
  /// user's; nil where all are, or where nothing is there.
  init?(of name: String, in destination: String, user: uid_t = geteuid()) {
    var rest = Substring(name.isEmpty ? destination : "\(destination)/\(name)")
    while rest.utf8.count >= destination.utf8.count {
      var status = stat()
      if lstat(String(rest), &status) == 0, status.st_uid != user {
        path = String(rest)
        owner = Self.name(of: status.st_uid)
        self.user = Self.name(of: user)
        return
      }
      rest = rest[..<(rest.lastIndex(of: "/") ?? rest.startIndex)]
    }
    return nil
  }

  /// A user's name, or the number where it has none.
  static func name(of user: uid_t) -> String {
    var entry = passwd()
    var found: UnsafeMutablePointer<passwd>?
    var text = [CChar](repeating: 0, count: 16 * 1024)
    guard getpwuid_r(user, &entry, &text, text.count, &found) == 0,
      let name = found?.pointee.pw_name
    else { return "\(user)" }
    return String(cString: name)
  }
}
