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
  private var reading = TemplateReading()
  /// The folders that are being read, outermost first, as the system names them.
  private var ancestors: [String] = []

  /// The files of a folder by their path in it, ready to be a layer of `TemplateFiles`; nil when
  /// there is no such folder. Messages show `shownAs` in place of the folder's path. Throws every
  /// file that cannot be used.
  public static func read(
    _ folder: String,
    shownAs shown: String
  ) throws(Report) -> [String: SourceText]? {
    guard let reading = try find(folder, shownAs: shown) else { return nil }
    guard reading.diagnostics.allSatisfy({ $0.severity != .error }) else {
      throw Report(reading.diagnostics)
    }
    return reading.files
  }

  /// The same files, with what is to be said of those that cannot be used. Throws only where the
  /// folder itself cannot be read.
  public static func find(
    _ folder: String,
    shownAs shown: String
  ) throws(Report) -> TemplateReading? {
    switch PathTarget(folder) {
    case .missing: return nil
    case .folder: break
    case .file, .other: throw TemplateFileProblem.notAFolder.report(at: Location(path: shown))
    case .failure(let reason):
      throw TemplateFileProblem.unreadable(reason: reason).report(at: Location(path: shown))
    }
    guard let root = PathTarget.realPath(of: folder) else {
      throw TemplateFileProblem.unreadable(reason: "no such folder")
        .report(at: Location(path: shown))
    }
    var reader = TemplateFolder(root: root)
    reader.readFolder(root, path: "", shown: shown)
    return reader.reading
  }

  private init(root: String) {
    self.root = root
  }

  private mutating func readFolder(_ folder: String, path: String, shown: String) {
    guard let names = PathTarget.names(in: folder) else {
      return note(.unreadable(reason: PathTarget.reason(errno)), shown)
    }
    ancestors.append(folder)
    defer { ancestors.removeLast() }
    for name in names
    where !Self.isLeftover(name) || Self.isWellKnown(name, in: path) {
      readEntry(
        "\(folder)/\(name)",
        name: name,
        path: path.isEmpty ? name : "\(path)/\(name)",
        shown: "\(shown)/\(name)"
      )
    }
  }

  /// Whether a file is hidden, or what an editor or file manager leaves behind.
  private static func isLeftover(_ name: String) -> Bool {
    let lower = name.lowercased()
    return name.hasPrefix(".") || name.hasPrefix("#") || name.hasPrefix("~$")
      || ["~", ".bak", ".orig", ".rej", ".swp", ".tmp"].contains { lower.hasSuffix($0) }
      || ["thumbs.db", "desktop.ini"].contains(lower)
  }

  /// The one hidden folder that is part of a website, by RFC 8615.
  private static func isWellKnown(_ name: String, in path: String) -> Bool {
    name == ".well-known" && path == TemplateKind.staticFile.folder
  }

  private mutating func readEntry(_ file: String, name: String, path: String, shown: String) {
    guard let real = PathTarget.realPath(of: file) else {
      reading.unusable.insert(path)
      return note(.unreadable(reason: PathTarget.reason(errno)), shown)
    }
    guard real.hasPrefix("\(root)/") || real == root else {
      reading.unusable.insert(path)
      return note(.linkOutside, shown)
    }
    switch PathTarget(real) {
    case .folder:
      guard path != name || TemplateKind(rawValue: name) != nil else {
        return noteUnknown(name, real, shown)
      }
      guard !ancestors.contains(real) else { return note(.linkLoop, shown) }
      readFolder(real, path: path, shown: shown)
    case .file: readFile(real, name: name, path: path, shown: shown)
    case .other: note(.notRegular, shown)
    case .missing: note(.unreadable(reason: PathTarget.reason(ENOENT)), shown)
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
      if let stem = name.split(separator: ".").first, let ending = endings.first {
        reading.unusable.insert("\(path.dropLast(name.count))\(stem).\(ending)")
      }
      return note(.unknownEnding(file: name, endings: endings), shown)
    }
    if kind.isTemplate, let outer = TemplateFiles.templateName(of: name),
      let stem = TemplateFiles.templateName(of: outer)
    {
      reading.unusable.formUnion([path, "\(path.dropLast(name.count))\(stem).md"])
      return note(
        .twoEndings(name, better: [outer, "\(stem)\(name.dropFirst(outer.count))"]),
        shown
      )
    }
    do throws(FileBytes.Failure) {
      let bytes = try FileBytes.read(file, limit: Self.sizeLimit, isRegular: true)
      let source = SourceText(path: shown, bytes: bytes)
      if !endings.isEmpty, let offset = Self.firstUnreadableByte(of: bytes) {
        let location = source.location(ofByte: offset)
        reading.unusable.insert(path)
        reading.diagnostics.append(TemplateFileProblem.notUTF8.diagnostic(at: location))
      } else {
        reading.files[path] = source
      }
    } catch {
      reading.unusable.insert(path)
      note(TemplateFileProblem(error), shown)
    }
  }

  /// Where bytes are not UTF-8; a zero at the very beginning is one of UTF-16.
  private static func firstUnreadableByte(of bytes: [UInt8]) -> Int? {
    let zero = bytes.prefix(4).firstIndex(of: 0)
    return [UTF8Text.firstInvalidByte(in: bytes[...]), zero].compactMap { $0 }.min()
  }

  /// Notes a folder that means nothing. Its files are not missed where they were meant to be.
  private mutating func noteUnknown(_ name: String, _ folder: String, _ shown: String) {
    note(.unknownFolder(name), shown)
    let known = TemplateKind.allCases.map(\.folder)
    guard let meant = Spelling.nearest(to: name, among: known) else { return }
    for file in PathTarget.names(in: folder) ?? [] { reading.unusable.insert("\(meant)/\(file)") }
  }

  private mutating func note(_ problem: TemplateFileProblem, _ shown: String) {
    reading.diagnostics.append(problem.diagnostic(at: Location(path: shown)))
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
