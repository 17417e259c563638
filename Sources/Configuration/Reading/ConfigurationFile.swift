import Basics
import Diagnostics
import YAML

/// Reads a configuration file, and says why it cannot be read.
enum ConfigurationFile {
  /// Reads the file at `place`, which messages call `path`.
  static func read(_ path: String, at place: String) throws(Report) -> SourceText {
    let limit = YAMLParser.sizeLimit
    let problem: any Problem
    do throws(FileBytes.Failure) {
      return SourceText(path: path, bytes: try FileBytes.read(place, limit: limit))
    } catch .tooLarge {
      problem = YAMLProblem.tooLarge(limit: limit)
    } catch {
      problem = ConfigurationProblem(error)
    }
    throw problem.report(at: Location(path: path))
  }
}

extension ConfigurationProblem {
  fileprivate init(_ failure: FileBytes.Failure) {
    switch failure {
    case .missing: self = .missingFile
    case .isFolder: self = .isFolder
    case .noPermission: self = .noPermission
    case .notRegular: self = .unreadable(reason: "not a file")
    case .tooLarge: self = .unreadable(reason: "too large")
    case .unreadable(let reason): self = .unreadable(reason: reason)
    }
  }
}
