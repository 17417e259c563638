import Basics
import Diagnostics
import Glibc

/// Reads a site's `Templates/` from disk: regular files, in order; names that begin with a dot are
/// passed over.
public struct TemplateFolder {
  /// The largest file, in bytes.
  public static let sizeLimit = 4 << 20

  /// The folder that nothing may lead out of, as the system names it.
  private let root: String
  private var files: [String: SourceText] = [:]
  private var diagnostics: [Diagnostic] = []
  /// The folders that are being read, outermost first, as the system names them.
  private var ancestors: [String] = []

  /// The files of a folder by their path in it, ready to be a layer of `TemplateFiles`; nil when
  /// there is no such folder. Messages show `shownAs` in place of the folder's path. Throws every
  /// file that cannot be used.
  public static func read(
    _ folder: String,
    shownAs shown: String
  ) throws(Report) -> [String: SourceText]? {
    switch FileStatus(folder) {
    case .missing: return nil
    case .folder: break
    case .file, .other: throw TemplateFileProblem.notAFolder.report(at: Location(path: shown))
    case .failure(let reason):
      throw TemplateFileProblem.unreadable(reason: reason).report(at: Location(path: shown))
    }
    guard let root = FileStatus.realPath(of: folder) else {
      throw TemplateFileProblem.unreadable(reason: "no such folder")
        .report(at: Location(path: shown))
    }
    var reader = TemplateFolder(root: root)
    reader.readFolder(root, path: "", shown: shown)
    guard reader.diagnostics.isEmpty else { throw Report(reader.diagnostics) }
    return reader.files
  }

  private init(root: String) {
    self.root = root
  }

  private mutating func readFolder(_ folder: String, path: String, shown: String) {
    guard let names = FileStatus.names(in: folder) else {
      return note(.unreadable(reason: FileStatus.reason(errno)), shown)
    }
    ancestors.append(folder)
    defer { ancestors.removeLast() }
    for name in names where !name.hasPrefix(".") || Self.isWellKnown(name, in: path) {
      readEntry(
        "\(folder)/\(name)",
        name: name,
        path: path.isEmpty ? name : "\(path)/\(name)",
        shown: "\(shown)/\(name)"
      )
    }
  }

  /// The one hidden folder that is part of a website, by RFC 8615.
  private static func isWellKnown(_ name: String, in path: String) -> Bool {
    name == ".well-known" && path == TemplateKind.staticFile.folder
  }

  private mutating func readEntry(_ file: String, name: String, path: String, shown: String) {
    guard let real = FileStatus.realPath(of: file) else {
      return note(.unreadable(reason: FileStatus.reason(errno)), shown)
    }
    guard real.hasPrefix("\(root)/") || real == root else { return note(.linkOutside, shown) }
    switch FileStatus(real) {
    case .folder:
      guard path != name || TemplateKind(rawValue: name) != nil else {
        return note(.unknownFolder(name), shown)
      }
      guard !ancestors.contains(real) else { return note(.linkLoop, shown) }
      readFolder(real, path: path, shown: shown)
    case .file: readFile(real, name: name, path: path, shown: shown)
    case .other: note(.notRegular, shown)
    case .missing: note(.unreadable(reason: FileStatus.reason(ENOENT)), shown)
    case .failure(let reason): note(.unreadable(reason: reason), shown)
    }
  }

  private mutating func readFile(_ file: String, name: String, path: String, shown: String) {
    guard let kind = TemplateKind(path: path) else {
      // A note to its readers does not get in the way.
      let isTemplate = TemplateFiles.templateName(of: name) != nil && name != "README.md"
      return isTemplate ? note(.outsideFolders(name), shown) : ()
    }
    let endings = kind.fileEndings
    guard endings.isEmpty || endings.contains(where: { name.hasSuffix(".\($0)") }) else {
      // What editors leave behind is no mistake of the author's.
      return name.hasSuffix("~") ? () : note(.unknownEnding(file: name, endings: endings), shown)
    }
    do throws(FileBytes.Failure) {
      let bytes = try FileBytes.read(file, limit: Self.sizeLimit, isRegular: true)
      let source = SourceText(path: shown, bytes: bytes)
      if !endings.isEmpty, let offset = UTF8Text.firstInvalidByte(in: bytes[...]) {
        let location = source.location(ofByte: offset)
        diagnostics.append(TemplateFileProblem.notUTF8.diagnostic(at: location))
      } else {
        files[path] = source
      }
    } catch {
      note(TemplateFileProblem(error), shown)
    }
  }

  private mutating func note(_ problem: TemplateFileProblem, _ shown: String) {
    diagnostics.append(problem.diagnostic(at: Location(path: shown)))
  }
}

extension TemplateFileProblem {
  fileprivate init(_ failure: FileBytes.Failure) {
    switch failure {
    case .missing: self = .unreadable(reason: SystemReason.text(of: ENOENT))
    case .isFolder, .notRegular: self = .notRegular
    case .noPermission: self = .unreadable(reason: SystemReason.text(of: EACCES))
    case .tooLarge: self = .tooLarge(limit: TemplateFolder.sizeLimit)
    case .unreadable(let reason): self = .unreadable(reason: reason)
    }
  }
}
