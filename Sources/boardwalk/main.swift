import Foundation

// A reader of messages who has gone away is no reason to end a build: writing to them fails instead.
signal(SIGPIPE, SIG_IGN)

let command = Command(console: Console(), folder: FileManager.default.currentDirectoryPath)
exit(command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
