import Foundation

/// A small site in a folder of its own, in which the documentation's commands are run.
///
/// Every build is as of one instant, so that what is printed can be compared.
final class ManualSite {
  static let now = "2026-11-30T09:00"
  static let configuration = """
    title: Mountain Airport
    time_zone: America/New_York
    language: en-US
    days: 3
    schedule:
      demo: { seed: 13, flights_per_day: 30 }

    """

  private let folder: URL
  private var status: Int32 = 0

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("boardwalk-manual-\(UUID().uuidString)")
    try write(Self.configuration, to: "site/site.yml")
    try write(Self.command, to: "bin/boardwalk")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: folder.appendingPathComponent("bin/boardwalk").path
    )
  }

  deinit {
    // A folder that stays behind in the system's temporary one does no harm.
    try? FileManager.default.removeItem(at: folder)
  }

  /// Takes the configuration away that every site begins with, where one is to be made.
  func removeConfiguration() throws {
    try FileManager.default.removeItem(at: folder.appendingPathComponent("site/site.yml"))
  }

  /// Writes a file of the site.
  func add(_ text: String, to path: String) throws {
    try write(text, to: "site/\(path)")
  }

  /// A built file, or nil.
  func built(_ path: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent("site/\(path)"), encoding: .utf8)
  }

  /// Runs a line of a shell in the site's folder: what it prints, to either stream, and its status.
  func run(_ line: String) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "(exit \(status)); \(line)"]
    process.currentDirectoryURL = folder.appendingPathComponent("site")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = ["PATH": "\(folder.path)/bin:\(path)", "LANG": "C.UTF-8"]
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    return (String(decoding: bytes, as: UTF8.self), status)
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// A command that builds as of the instant, whatever the clock says.
  private static var command: String {
    """
    #!/bin/sh
    case "${1-} $*" in
      *--now*) exec '\(program)' "$@" ;;
      build*|check*|set*|unset*) exec '\(program)' "$@" --now \(now) ;;
      *) exec '\(program)' "$@" ;;
    esac

    """
  }

  /// The program: the one that the environment names, else the one beside the tests.
  private static var program: String {
    if let path = ProcessInfo.processInfo.environment["BOARDWALK"] { return path }
    var folder = Bundle.main.bundleURL
    while folder.path != "/" {
      let file = folder.appendingPathComponent("boardwalk").path
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue {
        return file
      }
      folder.deleteLastPathComponent()
    }
    return "boardwalk"
  }
}
