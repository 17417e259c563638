import Glibc

extension FileSystem {
  /// Opens a folder, not through a symbolic link.
  static func openFolder(
    _ name: Name,
    in folder: Int32 = AT_FDCWD,
    _ label: @autoclosure () -> String
  ) throws(PublishingFailure) -> Descriptor {
    let number = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if number >= 0 { return Descriptor(number) }
    let failure = errno
    // The system tells a link and a file apart only when asked again.
    if failure == ENOTDIR, try status(of: name, in: folder, label())?.kind == .symbolicLink {
      throw PublishingFailure(.symbolicLink, at: label())
    }
    throw PublishingFailure(systemError: failure, at: label())
  }

  /// What stands at a name; nil for nothing.
  @inline(__always)
  static func status(
    of name: Name,
    in folder: Int32 = AT_FDCWD,
    _ label: @autoclosure () -> String
  ) throws(PublishingFailure) -> FileAttributes? {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) != 0 else {
      return FileAttributes(status)
    }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw PublishingFailure(systemError: errno, at: label())
  }

  /// What an open file or folder is.
  static func status(
    of descriptor: Descriptor,
    _ label: @autoclosure () -> String
  ) throws(PublishingFailure) -> FileAttributes {
    var status = stat()
    guard fstat(descriptor.number, &status) == 0 else {
      throw PublishingFailure(systemError: errno, at: label())
    }
    return FileAttributes(status)
  }

  /// A file's bytes; nil where there is none.
  static func read(
    _ name: Name,
    in folder: Int32,
    _ label: @autoclosure () -> String
  ) throws(PublishingFailure) -> [UInt8]? {
    guard let file = try openFile(name, in: folder, label()) else { return nil }
    let status = try status(of: file, label())
    guard status.kind == .file else {
      throw PublishingFailure(systemError: status.kind == .folder ? EISDIR : EEXIST, at: label())
    }
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: status.size) { buffer, count in
      while count < buffer.count {
        let step = Glibc.read(
          file.number,
          buffer.baseAddress?.advanced(by: count),
          buffer.count - count
        )
        if step < 0, errno == EINTR { continue }
        if step < 0 { failure = errno }
        if step <= 0 { break }
        count += step
      }
    }
    guard failure == 0 else { throw PublishingFailure(systemError: failure, at: label()) }
    return bytes
  }

  /// Whether a file holds exactly these bytes.
  static func file(
    _ name: Name,
    in folder: Int32,
    holds bytes: UnsafeRawBufferPointer,
    _ label: @autoclosure () -> String
  ) throws(PublishingFailure) -> Bool {
    guard let held = try read(name, in: folder, label()) else { return false }
    return held.withUnsafeBytes { held in
      guard held.count == bytes.count else { return false }
      guard let left = held.baseAddress, let right = bytes.baseAddress else { return true }
      return memcmp(left, right, held.count) == 0
    }
  }

  /// The hash of a file's bytes; nil where there is none.
  static func hash(
    _ name: Name,
    in folder: Int32,
    _ label: @autoclosure () -> String
  ) throws(PublishingFailure) -> ContentHash? {
    try read(name, in: folder, label())?.withUnsafeBytes { ContentHash(of: $0) }
  }

  /// Whether the user may make, replace and remove names in an open folder.
  static func checkWritable(
    _ folder: Int32,
    _ label: @autoclosure () -> String
  ) throws(PublishingFailure) {
    guard faccessat(folder, ".", W_OK | X_OK, AT_EACCESS) != 0 else { return }
    throw PublishingFailure(systemError: errno, at: label())
  }

  /// The names in a folder, sorted, without `.` and `..`.
  static func names(
    in folder: Int32,
    _ label: @autoclosure () -> String
  ) throws(PublishingFailure) -> [String] {
    // The stream takes the number for itself: give it one of its own.
    let number = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { throw PublishingFailure(systemError: errno, at: label()) }
    guard let stream = fdopendir(number) else {
      let failure = errno
      close(number)
      throw PublishingFailure(systemError: failure, at: label())
    }
    defer { closedir(stream) }
    var names: [String] = []
    // At the end, too, there is no entry: only the error number tells a failure from it.
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw PublishingFailure(systemError: errno, at: label()) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func openFile(
    _ name: Name,
    in folder: Int32,
    _ label: @autoclosure () -> String
  ) throws(PublishingFailure) -> Descriptor? {
    // Without O_NONBLOCK a pipe in a file's place would stop the build for ever.
    let number = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    if number >= 0 { return Descriptor(number) }
    if errno == ENOENT { return nil }
    throw PublishingFailure(systemError: errno, at: label())
  }
}
