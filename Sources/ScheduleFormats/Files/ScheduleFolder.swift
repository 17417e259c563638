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

  /// The files of a folder whose names end as said, in any case, and do not begin with a dot; nil
  /// where the path is no folder. `named` is where the configuration names it.
  public init?(
    _ path: String,
    at place: String,
    ending: String,
    named: Location
  ) throws(Report) {
    guard Self.isFolder(place) else { return nil }
    guard let names = Self.names(in: place, ending: ending) else {
      throw ScheduleFileProblem.noPermission(path).report(at: named)
    }
    guard names.count <= Self.limit else {
      throw ScheduleFileProblem.tooManyFiles(path, limit: Self.limit).report(at: named)
    }
    self.path = path
    self.place = place
    self.names = names.sorted { TextOrder.precedes($0, $1) }
  }

  /// The names in a folder that are looked at, in no order; nil where it is none or cannot be listed.
  public static func names(in place: String, ending: String) -> [String]? {
    guard isFolder(place) else { return nil }
    let all = try? FileManager.default.contentsOfDirectory(atPath: place)
    return all?.filter { !$0.hasPrefix(".") && $0.lowercased().hasSuffix(ending) }
  }

  private static func isFolder(_ place: String) -> Bool {
    var status = stat()
    return stat(place, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// What one of the names is.
  enum Entry {
    /// A file.
    case text(SourceText)
    /// Nothing by now: what writes messages may also take them away.
    case gone
    /// A folder, a pipe or the like, as messages call it.
    case notFile(String, kind: String)
    /// A file that cannot be read, with its path.
    case unreadable(any Problem, String)
  }

  /// One of the names, with its file's text.
  func entry(_ name: String) -> Entry {
    let path = path + (path.hasSuffix("/") ? "" : "/") + name
    do throws(ScheduleFile.Failure) {
      return .text(try ScheduleFile.read(path, at: place + "/" + name))
    } catch .file(.missing) {
      return .gone
    } catch .file(.isFolder) {
      return .notFile(path, kind: "a folder")
    } catch .file(.notRegular(let mode)) {
      return .notFile(path, kind: SpecialFile(mode: mode).rawValue)
    } catch {
      return .unreadable(error.problem(of: path), path)
    }
  }
}
