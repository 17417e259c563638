/// What a call does to the file system.
enum FileOperation: Sendable, Hashable {
  case makeFolder, writeFile, rename, replace, removeFile, removeFolder, synchronize
}
