import Diagnostics
import Mustache

/// The files that a page is made of, each read once.
struct TemplateShelf {
  let files: TemplateFiles
  /// Those that could be read, by number.
  private(set) var loaded: [LinkedFile] = []
  /// What is wrong in them and with the others.
  private(set) var diagnostics: [Diagnostic] = []
  /// How far what is wrong in them reaches.
  private(set) var damage = LinkDamage.none

  private var numbers: [String: Int?] = [:]
  private var blocks: [String: Set<String>] = [:]
  /// The files that include, at whatever depth, one that is not there.
  private var incomplete: Set<String> = []
  private var unknown = 0
  /// The layouts that are being looked at.
  private var documents: Set<String> = []

  init(files: TemplateFiles) {
    self.files = files
  }

  /// The file with a path; nil for one that cannot be read.
  mutating func load(_ path: String) -> LinkedFile? {
    if let number = numbers[path] { return number.map { loaded[$0] } }
    do throws(Report) {
      let document = try TemplateDocument.read(path, from: files)
      let (nodes, mistakes) = Parser.read(document.tokens, in: document.source)
      diagnostics += document.diagnostics
      damage = max(damage, document.damage, mistakes.isEmpty ? .none : .sections)
      // A section that a broken tag has lost its end is no mistake of its own.
      if document.damage != .tags { diagnostics += mistakes }
      numbers[path] = loaded.count
      loaded.append(
        LinkedFile(number: loaded.count, path: path, document: document, nodes: nodes)
      )
      return loaded.last
    } catch {
      diagnostics += error.diagnostics
      numbers[path] = .some(nil)
      return nil
    }
  }

  /// The path of the template with a name in the first of the folders that has it. The name can
  /// begin with the folder's.
  mutating func path(named name: String, in folders: [String]) -> String? {
    for folder in folders {
      let full = name.hasPrefix("\(folder)/") ? name : "\(folder)/\(name)"
      do throws(Report) {
        if let path = try files.path(named: full) { return path }
      } catch {
        diagnostics += error.diagnostics
      }
    }
    return nil
  }

  /// Whether a template is there, in one of some folders, and cannot be used.
  func isUnusable(_ name: String, in folders: [String]) -> Bool {
    folders.contains { files.isUnusable(name.hasPrefix("\($0)/") ? name : "\($0)/\(name)") }
  }

  /// The name nearest to an unknown one among the templates of some folders.
  func suggestion(for name: String, in folders: [String]) -> String? {
    let known = folders.flatMap { folder in
      let isFull = name.hasPrefix("\(folder)/")
      return files.names(in: folder).map { isFull ? "\(folder)/\($0)" : $0 }
    }
    let plain = TemplateFiles.templateName(of: name) ?? name
    return Spelling.nearest(to: plain, among: known)
  }

  /// The blocks that a file has, those of the templates that it includes among them.
  mutating func blocks(of file: LinkedFile) -> Set<String> {
    if let known = blocks[file.path] { return known }
    // A file that reaches itself adds nothing the second time.
    blocks[file.path] = []
    let missing = unknown
    let found = blocks(in: file.nodes)
    if unknown > missing || damage > .none { incomplete.insert(file.path) }
    blocks[file.path] = found
    return found
  }

  /// Whether all templates that a file is made from are there, so that its blocks are all known.
  mutating func isComplete(_ file: LinkedFile) -> Bool {
    _ = blocks(of: file)
    return !incomplete.contains(file.path)
  }

  /// Whether a parent is a layout that holds a whole document.
  mutating func isDocument(_ name: String) -> Bool {
    guard let path = path(named: name, in: Self.parentFolders), path.hasPrefix("layouts/"),
      let file = load(path), documents.insert(path).inserted
    else { return false }
    defer { documents.remove(path) }
    return file.nodes.contains { node in
      switch node.kind {
      case .text(let text):
        String(decoding: text.bytes, as: UTF8.self).lowercased().contains("<html")
      case .parent(let name, _, _, _): isDocument(name.text)
      default: false
      }
    }
  }

  private mutating func blocks(in nodes: [Node]) -> Set<String> {
    var found: Set<String> = []
    for node in nodes {
      switch node.kind {
      case .text, .variable, .unescaped: break
      case .section(_, _, let body): found.formUnion(blocks(in: body))
      case .block(let block):
        found.insert(block.name.text)
        found.formUnion(blocks(in: block.body))
      case .partial(let name, _, _): found.formUnion(blocks(of: name.text, in: ["partials"]))
      case .parent(let name, _, _, let body):
        found.formUnion(blocks(of: name.text, in: Self.parentFolders))
        found.formUnion(blocks(in: body))
      }
    }
    return found
  }

  private mutating func blocks(of name: String, in folders: [String]) -> Set<String> {
    guard let path = path(named: name, in: folders), let file = load(path) else {
      unknown += 1
      return []
    }
    let found = blocks(of: file)
    if incomplete.contains(path) { unknown += 1 }
    return found
  }

  /// Where parents are looked for.
  static let parentFolders = ["layouts", "partials"]
}
