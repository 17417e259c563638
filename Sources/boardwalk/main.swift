import Foundation

let command = Command(console: Console(), folder: FileManager.default.currentDirectoryPath)
exit(command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
