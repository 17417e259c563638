import Glibc

/// A folder of a test's own, removed with it.
final class TemporaryFolder: Sendable {
  let path: String

  /// In memory where that is possible, so that waiting for a disk is no part of a test.
  init() throws {
    let parent = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    var template = Array("\(parent)/boardwalk-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SetupFailure(errno) }
    path = template.withUnsafeBufferPointer { String(cString: Array($0)) }
  }

  deinit {
    Self.remove(path)
  }

  /// The path of a name in the folder.
  func path(of name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, and the folders above it.
  func write(_ text: String, to name: String) throws {
    try makeFolders(above: name)
    let file = open(path(of: name), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0 else { throw SetupFailure(errno) }
    defer { close(file) }
    let bytes = Array(text.utf8)
    guard Glibc.write(file, bytes, bytes.count) == bytes.count else { throw SetupFailure(errno) }
  }

  /// Makes a folder and those above it.
  func makeFolder(_ name: String) throws {
    try makeFolders(above: name + "/x")
  }

  /// Makes a symbolic link.
  func link(_ name: String, to target: String) throws {
    try makeFolders(above: name)
    guard symlink(target, path(of: name)) == 0 else { throw SetupFailure(errno) }
  }

  /// The text of a file; nil where there is none.
  func text(of name: String) -> String? {
    let file = open(path(of: name), O_RDONLY | O_NOFOLLOW)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(file, &buffer, buffer.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }

  /// All that is in a folder: files with their text, folders with a slash, links with an arrow;
  /// without what a build has seen, which differs from folder to folder.
  func tree(_ name: String = "public") -> [String: String] {
    var tree: [String: String] = [:]
    collect(path(of: name), "", &tree)
    tree[".boardwalk/seen"] = nil
    return tree
  }

  /// The tree without the records of builds.
  func site(_ name: String = "public") -> [String: String] {
    tree(name).filter { !$0.key.hasPrefix(".boardwalk") }
  }

  /// What tells whether a file was touched: its number and its times.
  func stamp(of name: String) -> String? {
    var status = stat()
    guard lstat(path(of: name), &status) == 0 else { return nil }
    let times = [status.st_mtim, status.st_ctim].map { "\($0.tv_sec).\($0.tv_nsec)" }
    return "\(status.st_ino) \(times)"
  }

  func remove(_ name: String) { Self.remove(path(of: name)) }

  private func makeFolders(above name: String) throws {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/\(part)"
      guard mkdir(folder, 0o755) == 0 || errno == EEXIST else { throw SetupFailure(errno) }
    }
  }

  private func collect(_ path: String, _ prefix: String, _ tree: inout [String: String]) {
    for name in Self.names(in: path) {
      let (child, key) = ("\(path)/\(name)", prefix + name)
      var status = stat()
      guard lstat(child, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        tree[key + "/"] = ""
        collect(child, key + "/", &tree)
      case S_IFLNK: tree[key] = "->"
      default: tree[key] = text(of: String(child.dropFirst(self.path.count + 1)))
      }
    }
  }

  private static func names(in path: String) -> [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFDIR {
      for name in names(in: path) { remove("\(path)/\(name)") }
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}

/// A test that could not be set up.
struct SetupFailure: Error {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }
}
