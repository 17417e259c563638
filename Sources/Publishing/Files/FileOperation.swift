/// What a call does to the file system.
enum FileOperation: Sendable, Hashable {
  case makeFolder, writeFile, publish, rename, replace, removeFile, removeFolder, synchronize
}
