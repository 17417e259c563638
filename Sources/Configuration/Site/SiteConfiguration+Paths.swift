extension SiteConfiguration {
  /// The folder of the configuration file, as its path was given; empty for the current folder.
  public var folder: String {
    guard let slash = source.path.lastIndex(of: "/") else { return "" }
    let folder = source.path[..<slash]
    return folder.isEmpty ? "/" : String(folder)
  }

  /// A path as the file means it: relative to the file's folder; an absolute one as it is.
  public func resolve(_ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// The file of what is set by hand, beside the configuration and named after it: `site.set.csv`.
  public var handFile: String {
    let name = source.path.split(separator: "/").last.map(String.init) ?? source.path
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    return resolve("\(stem).set.csv")
  }
}
