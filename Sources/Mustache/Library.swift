import Diagnostics

/// Templates that are rendered with values by name: Mustache as its specification has it.
///
/// Not for several threads at once: templates are made ready when they are first needed.
public final class Library {
  private struct Key: Hashable {
    let name: String
    let indentation: Indentation
    let overrides: ObjectIdentifier
  }

  /// A program together with what its key names by identity, so that the identity stays its own.
  private struct Entry {
    let program: Program
    let overrides: Overrides
  }

  /// How many partials and parents may be rendered in one another.
  public static let depthLimit = 256

  private let sources: [String: SourceText]
  private var trees: [String: [Node]] = [:]
  private var programs: [Key: Entry] = [:]

  /// Templates by the names that partials and parents call them by; parsed when needed.
  public init(_ sources: [String: SourceText] = [:]) {
    self.sources = sources
  }

  /// Renders a template. A name that stands for nothing, a partial too, is empty text.
  ///
  /// Throws what is wrong in the template and in each partial that is reached, and partials that
  /// reach themselves without end.
  public func render(_ template: SourceText, with root: Value) throws(Report) -> String {
    let program = DynamicCompiler.program(of: try Parser.parse(template))
    var machine = Machine(root: root)
    var caller = LibraryCaller(library: self)
    var output = OutputBuffer(capacity: 1024)
    machine.run(program, caller: &caller, into: &output)
    guard caller.diagnostics.isEmpty else { throw Report(caller.diagnostics) }
    return output.text
  }

  /// A template ready to be run; nil when there is none of that name.
  func program(
    _ name: String,
    _ indentation: Indentation,
    _ overrides: Overrides
  ) throws(Report) -> Program? {
    guard let source = sources[name] else { return nil }
    let key = Key(name: name, indentation: indentation, overrides: ObjectIdentifier(overrides))
    if let entry = programs[key] { return entry.program }
    let nodes: [Node]
    if let tree = trees[name] {
      nodes = tree
    } else {
      nodes = try Parser.parse(source)
      trees[name] = nodes
    }
    let program = DynamicCompiler.program(
      of: nodes,
      indentation: indentation,
      overrides: overrides
    )
    programs[key] = Entry(program: program, overrides: overrides)
    return program
  }

  /// The place at which messages about a template begin.
  func location(of name: String) -> Location? {
    sources[name].map { Location(path: $0.path) }
  }
}
