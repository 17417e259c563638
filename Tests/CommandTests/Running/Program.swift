import Foundation
import Testing

/// Runs the command that was built beside the tests, in an environment of its own.
struct Program {
  /// Where it runs; the folder's own path is `FOLDER` in what is told.
  var folder: SiteFolder
  /// Variables beside those that every run has; they win.
  var environment: [String: String] = [:]
  /// A command that runs this one, for example as another user.
  var prefix: [String] = []

  /// The binary beside the tests' own.
  static let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "boardwalk").path
  /// Output goes to files here, so that no pipe fills up.
  private static let outputs = FileManager.default.temporaryDirectory

  /// Before a program, this runs it with a common user's rights, whoever runs the tests: a superuser
  /// without the right to pass permissions over, who can still reach everything of their own.
  static var common: [String] {
    guard geteuid() == 0 else { return [] }
    let rights = "-dac_override,-dac_read_search"
    return ["setpriv", "--bounding-set=\(rights)", "--inh-caps=\(rights)"]
  }

  /// Runs to the end.
  func run(_ arguments: [String]) throws -> Outcome {
    try start(arguments).end()
  }

  /// Runs with the words of a line, which are separated by blanks.
  func run(_ line: String) throws -> Outcome {
    try run(line.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  /// Starts, and lets it run.
  func start(_ arguments: [String]) throws -> RunningProgram {
    let name = Self.outputs.appending(path: "boardwalk-\(UUID().uuidString)").path
    let (output, errors) = ("\(name).out", "\(name).err")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, flags, 0o644)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, flags, 0o644)
    // Signals that the tests' own parent ignores would be ignored by the command as well.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    // The call that would change the folder is one of those that Swift's import leaves out.
    let words = ["env", "-C", folder.path] + prefix + [Self.path] + arguments
    let variables = [
      "HOME": folder["home"], "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "TZ": "UTC",
    ]
    .merging(environment) { _, own in own }.sorted { $0.key < $1.key }.map {
      "\($0.key)=\($0.value)"
    }
    var argv = words.map { strdup($0) } + [nil]
    var envp = variables.map { strdup($0) } + [nil]
    defer {
      argv.forEach { free($0) }
      envp.forEach { free($0) }
    }
    var process = pid_t()
    let result = posix_spawnp(&process, words[0], &actions, &attributes, &argv, &envp)
    try #require(result == 0, "\(words[0]): \(String(cString: strerror(result)))")
    return RunningProgram(process: process, output: output, errors: errors, folder: folder.path)
  }
}
