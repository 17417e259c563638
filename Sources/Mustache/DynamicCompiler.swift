/// Makes a program of a template whose names are looked up while it runs. Partials and parents are
/// called: they may reach themselves.
struct DynamicCompiler {
  private var builder = ProgramBuilder()
  /// Whether the blanks of the line to come are written already.
  private var isIndented = false

  private init() {}

  /// The program of a template, with its lines moved and its blocks replaced.
  static func program(
    of nodes: [Node],
    indentation: Indentation = .none,
    overrides: Overrides = .none
  ) -> Program {
    var compiler = DynamicCompiler()
    compiler.compile(nodes, indentation, overrides)
    return compiler.builder.finish()
  }

  private mutating func compile(
    _ nodes: [Node],
    _ indentation: Indentation,
    _ overrides: Overrides
  ) {
    for node in nodes {
      switch node.kind {
      case .text(let text):
        builder.literal(indentation.moved(text, isIndented: isIndented))
        isIndented = false
      case .variable(let name): builder.write(.named(name.path), .html)
      case .unescaped(let name): builder.write(.named(name.path), .none)
      case .section(let name, let isInverted, let body):
        let reference = Reference.named(name.path)
        let beginning =
          isInverted
          ? builder.beginCondition(reference, isInverted: true) : builder.beginSection(reference)
        compile(body, indentation, overrides)
        builder.end(beginning)
      case .partial(let name, let isDynamic, let blanks):
        call(name, isDynamic, indentation.ofPartial(blanks), overrides)
      case .parent(let name, let isDynamic, let blanks, let body):
        call(name, isDynamic, indentation.ofPartial(blanks), overrides.adding(body))
      case .block(let block): compile(block, indentation, overrides)
      }
    }
  }

  private mutating func compile(
    _ block: Block,
    _ indentation: Indentation,
    _ overrides: Overrides
  ) {
    guard let override = overrides.blocks[block.name.text] else {
      return compile(block.body, indentation, overrides)
    }
    let moved = indentation.ofOverride(override.block, in: block)
    if block.startsLine, !override.block.startsLine { builder.literal(moved.added) }
    isIndented = !block.startsLine && override.block.startsLine
    compile(override.block.body, moved, override.overrides)
    isIndented = false
  }

  private mutating func call(
    _ name: Name,
    _ isDynamic: Bool,
    _ indentation: Indentation,
    _ overrides: Overrides
  ) {
    let target: Call.Target = isDynamic ? .value(path: name.path) : .name(name.text)
    builder.call(Call(target: target, indentation: indentation, overrides: overrides))
  }
}
