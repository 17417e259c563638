import Basics
import Diagnostics

/// Reads the file that a schedule is in.
public enum ScheduleFile {
  /// The largest file that is read; a hub's season is a tenth of it.
  public static let limit = 512 << 20

  /// Reads a file, called `path` in messages and found at `place` where that is given. `named` is
  /// where the configuration names it, for the message when it is not there.
  ///
  /// What is packed as gzip or zip is unpacked. Of a zip file with several files the path says
  /// which: `export.zip/flights.csv`.
  public static func read(
    _ path: String,
    at place: String? = nil,
    named: Location
  ) throws(Report) -> SourceText {
    do throws(Failure) {
      return try read(path, at: place ?? path)
    } catch {
      throw error.problem(of: path).report(at: named)
    }
  }

  /// Why a file was not read.
  enum Failure: Error {
    /// The file itself.
    case file(FileBytes.Failure)
    /// What is packed in it.
    case packed(PackedFileProblem)

    /// What is told of it, where the file is called `path`.
    func problem(of path: String) -> any Problem {
      switch self {
      case .file(let failure): ScheduleFile.problem(failure, path)
      case .packed(let problem): problem
      }
    }
  }

  /// The same with the failure as it is.
  static func read(_ path: String, at place: String) throws(Failure) -> SourceText {
    let head: [UInt8]
    do throws(FileBytes.Failure) {
      head = try FileBytes.head(place, count: 4)
    } catch {
      guard error == .missing, let (archive, entry) = PackedFile.split(place),
        let start = try? FileBytes.head(archive, count: 4), PackedFormat(start) == .zip
      else { throw .file(error) }
      let shown = path.hasSuffix("/" + entry) ? String(path.dropLast(entry.count + 1)) : archive
      return try packed(archive, shown, .zip, entry)
    }
    if let format = PackedFormat(head) { return try packed(place, path, format, nil) }
    do throws(FileBytes.Failure) {
      let bytes = try FileBytes.read(place, limit: limit, isRegular: true)
      return SourceText(path: path, bytes: bytes)
    } catch {
      throw .file(error)
    }
  }

  /// The file that is there for a path: the archive, where it leads into one.
  public static func onDisk(_ place: String) -> String {
    PackedFile.split(place)?.archive ?? place
  }

  private static func packed(
    _ place: String,
    _ path: String,
    _ format: PackedFormat,
    _ entry: String?
  ) throws(Failure) -> SourceText {
    do throws(PackedFileProblem) {
      return try PackedFile.read(place, path: path, format: format, entry: entry)
    } catch {
      throw .packed(error)
    }
  }

  static func problem(_ failure: FileBytes.Failure, _ path: String) -> ScheduleFileProblem {
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
