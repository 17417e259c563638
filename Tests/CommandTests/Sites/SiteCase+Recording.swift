import Foundation

extension SiteCase {
  /// Writes down what was told.
  func record(_ outcome: Outcome) throws {
    try record(outcome.output, in: "stdout.txt")
    try record(outcome.errors, in: "stderr.txt")
    try record(outcome.status == 0 ? "" : "\(outcome.status)\n", in: "status.txt")
  }

  /// Writes down what was published: a file of the theme that came out as it is by a link to it, and a
  /// style sheet, whose addresses are filled in alike for many sites, by one to `Tests/Sites/styles`, so
  /// that neither is kept once more for each site.
  func record(_ site: FileTree) throws {
    let assets = FileTree(of: "\(Self.folder)/../../Templates/assets")
    let folder = "\(path)/expected"
    if FileManager.default.fileExists(atPath: folder) {
      try FileManager.default.removeItem(atPath: folder)
    }
    for (name, entry) in site.entries {
      guard case .file(let bytes) = entry else { continue }
      let file = URL(filePath: "\(folder)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      let ascent = String(repeating: "../", count: name.count { $0 == "/" } + 2)
      if let asset = assets.names.first(where: { assets.entries[$0] == entry }) {
        try FileManager.default.createSymbolicLink(
          atPath: file.path,
          withDestinationPath: "\(ascent)../../Templates/assets/\(asset)"
        )
      } else if name.hasPrefix("assets/"), name.hasSuffix(".css") {
        // Its name has a hash of what it holds: two sites that write it at once write the same.
        try Data(bytes).write(to: URL(filePath: "\(Self.styles)/\(file.lastPathComponent)"))
        try FileManager.default.createSymbolicLink(
          atPath: file.path,
          withDestinationPath: "\(ascent)styles/\(file.lastPathComponent)"
        )
      } else {
        try Data(bytes).write(to: file)
      }
    }
  }

  /// A file that says nothing is left out.
  private func record(_ text: String, in name: String) throws {
    let file = URL(filePath: "\(path)/\(name)")
    if text.isEmpty {
      // It need not be there.
      try? FileManager.default.removeItem(at: file)
    } else {
      try Data(text.utf8).write(to: file)
    }
  }
}
