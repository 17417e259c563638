import Basics
import Diagnostics
import Foundation

/// A folder of files that are one schedule together, as messages are.
public struct ScheduleFolder: Sendable {
  /// The most files that are read.
  public static let limit = 200_000

  /// The folder as messages show it.
  public let path: String
  /// The names of its files, sorted by their bytes.
  public let names: [String]

  private let place: String
  private let named: Location

  /// The files of a folder whose names end as said, in any case, and do not begin with a dot; nil
  /// where the path is no folder. `named` is where the configuration names it.
  public init?(
    _ path: String,
    at place: String,
    ending: String,
    named: Location
  ) throws(Report) {
    var status = stat()
    guard stat(place, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    guard let all = try? FileManager.default.contentsOfDirectory(atPath: place) else {
      throw ScheduleFileProblem.noPermission(path).report(at: named)
    }
    let names = all.filter { !$0.hasPrefix(".") && $0.lowercased().hasSuffix(ending) }
    guard names.count <= Self.limit else {
      throw ScheduleFileProblem.tooManyFiles(path, limit: Self.limit).report(at: named)
    }
    self.path = path
    self.place = place
    self.named = named
    self.names = names.sorted { TextOrder.precedes($0, $1) }
  }

  /// One file; nil where it is gone by now, as what writes messages may also take them away.
  func text(of name: String) throws(Report) -> SourceText? {
    let separator = path.hasSuffix("/") ? "" : "/"
    do throws(Report) {
      return try ScheduleFile.read(
        path + separator + name,
        at: place + "/" + name,
        named: named
      )
    } catch {
      if error.diagnostics.first?.code == "ScheduleFileProblem.missing" { return nil }
      throw error
    }
  }
}
