import Foundation

/// A folder with a site.yml, which is gone after the test.
final class TemporarySite {
  let path: String

  /// The configuration's path.
  var configuration: String { "\(path)/site.yml" }

  init(_ text: String = TemporarySite.demo) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "boardwalk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
    try Data(text.utf8).write(to: folder.appending(path: "site.yml"))
  }

  deinit {
    // A folder that stays behind in the system's temporary one does no harm.
    try? FileManager.default.removeItem(atPath: path)
  }

  static let demo = """
    title: Mountain Airport
    time_zone: America/New_York
    schedule: { demo: { seed: 13 } }

    """
}
