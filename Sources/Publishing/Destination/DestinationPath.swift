import Diagnostics
import Glibc

/// The path of a destination, and whether a site may be written there.
struct DestinationPath: Sendable {
  /// Absolute, without slashes at its end.
  let path: String

  init(_ path: String) {
    // `public/` and `public/.` lead to the same folder as `public`, but hide a symbolic link.
    var rest = Substring(path)
    while rest.utf8.count > 1, rest.hasSuffix("/") || rest.hasSuffix("/.") { rest.removeLast() }
    self.path = rest.isEmpty ? "/" : String(rest)
  }

  /// What stands there; nil for nothing.
  func status() throws(PublishingFailure) -> FileAttributes? {
    try FileSystem.status(of: path, "")
  }

  /// Why this place is refused, whatever it holds; nil if it is not.
  func refusal(_ options: PublishingOptions) throws(PublishingFailure) -> PublishingProblem? {
    if options.sources.contains(where: isWithin) { return .destinationInSource }
    guard let status = try status() else { return nil }
    switch status.kind {
    case .symbolicLink: return .symbolicLink
    case .file, .other: return .destinationIsFile
    case .folder: break
    }
    let place = status.identity
    // Compared by what the paths lead to: links and `..` in them change nothing.
    if Self.identity(of: "/") == place { return .destinationIsRoot }
    if let home = options.home, Self.isPlace(place, atOrAbove: home) {
      return .destinationHoldsHome
    }
    if options.forbidden.contains(where: { Self.isPlace(place, atOrAbove: $0) }) {
      return .destinationHoldsSource
    }
    return nil
  }

  /// Makes the folder and those above it that are missing; the paths of the ones it made, outermost
  /// first.
  func make(_ fileSystem: FileSystem) throws(PublishingFailure) -> [String] {
    var made: [String] = []
    for end in path.utf8.indices where end > path.startIndex && path.utf8[end] == 0x2F {
      try make(String(path[..<end]), fileSystem, &made)
    }
    try make(path, fileSystem, &made)
    return made
  }

  private func make(
    _ path: String,
    _ fileSystem: FileSystem,
    _ made: inout [String]
  ) throws(PublishingFailure) {
    var status = stat()
    // Folders above the destination may well be links.
    guard stat(path, &status) != 0, errno == ENOENT else { return }
    do {
      try fileSystem.makeFolder(path, in: AT_FDCWD, "")
      made.append(path)
    } catch  where error.number == EEXIST {
      // Another build made it in the meantime.
    }
  }

  /// Whether it lies in a folder, or would if it were made; the folder itself is not in itself.
  private func isWithin(_ folder: String) -> Bool {
    guard let place = Self.identity(of: folder), Self.identity(of: path) != place else {
      return false
    }
    var rest = Substring(path)
    while !rest.isEmpty, Self.identity(of: String(rest)) == nil {
      rest = rest[..<(rest.lastIndex(of: "/") ?? rest.startIndex)]
    }
    return Self.isPlace(place, atOrAbove: rest.isEmpty ? "/" : String(rest))
  }

  private static func identity(of path: String) -> FileAttributes.Identity? {
    var status = stat()
    return stat(path, &status) == 0 ? FileAttributes(status).identity : nil
  }

  /// Whether a place is where a path leads, or a folder above that.
  private static func isPlace(_ place: FileAttributes.Identity, atOrAbove path: String) -> Bool {
    guard let real = realpath(path, nil) else { return false }
    defer { free(real) }
    var rest = Substring(String(cString: real))
    while !rest.isEmpty {
      if identity(of: String(rest)) == place { return true }
      rest = rest[..<(rest.lastIndex(of: "/") ?? rest.startIndex)]
    }
    return false
  }
}
