import Foundation

// First of all: whoever stops the command must be told so, however early that is.
let console = Console()
_ = Interruption(console: console, color: .auto)

// A reader of messages who has gone away is no reason to end a build: writing to them fails instead.
signal(SIGPIPE, SIG_IGN)

// The only place where the current folder is asked for; Foundation would tell a wrong one.
let folder = getcwd(nil, 0).map { path in
  defer { free(path) }
  return String(cString: path)
}
// The system tells of a folder that cannot be reached by a path that is none.
let command = Command(
  console: console,
  folder: folder.flatMap { $0.hasPrefix("/") ? $0 : nil } ?? ""
)
exit(command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
