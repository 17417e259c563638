import Basics
import Diagnostics

/// Reads the file that a schedule is in.
public enum ScheduleFile {
  /// The largest file that is read; a hub's season is a tenth of it.
  public static let limit = 512 << 20

  /// Reads a file, called `path` in messages and found at `place` where that is given. `named` is
  /// where the configuration names it, for the message when it is not there.
  public static func read(
    _ path: String,
    at place: String? = nil,
    named: Location
  ) throws(Report) -> SourceText {
    do throws(FileBytes.Failure) {
      let bytes = try FileBytes.read(place ?? path, limit: limit, isRegular: true)
      return SourceText(path: path, bytes: bytes)
    } catch {
      throw problem(error, path).report(at: named)
    }
  }

  private static func problem(_ failure: FileBytes.Failure, _ path: String) -> ScheduleFileProblem {
    switch failure {
    case .missing: .missing(path)
    case .isFolder: .isFolder(path)
    case .noPermission: .noPermission(path)
    case .notRegular(let mode): .notFile(path, SpecialFile(mode: mode))
    case .tooLarge: .tooLarge(path, limit: limit >> 20)
    case .unreadable(let reason): .unreadable(path, reason: reason)
    }
  }
}
