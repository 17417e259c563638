extension FileSystem {
  /// Removes all that a folder holds, without following symbolic links.
  func empty(
    _ folder: Int32,
    _ label: @autoclosure () -> String
  ) throws(PublishingFailure) {
    let path = label()
    for name in try Self.names(in: folder, path) {
      let child = path + "/" + name
      guard let status = try Self.status(of: name, in: folder, child) else { continue }
      if status.kind == .folder {
        let open = try Self.openFolder(name, in: folder, child)
        try empty(open.number, child)
        try removeFolder(name, in: folder, child)
      } else {
        try removeFile(name, in: folder, child)
      }
    }
  }
}
