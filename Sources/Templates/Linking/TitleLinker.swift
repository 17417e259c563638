import Diagnostics
import Mustache

/// Makes a program of a title: plain text with names and sections, no markup.
struct TitleLinker {
  private let source: SourceText
  private var scope: Scope
  private var builder = ProgramBuilder()
  private var diagnostics: [Diagnostic] = []

  private init(source: SourceText, context: CompileContext) {
    self.source = source
    scope = Scope(context)
  }

  /// The program of a value of the front matter.
  static func program(
    of value: FrontMatterValue,
    in source: SourceText,
    context: CompileContext
  ) throws(Report) -> Program {
    var linker = TitleLinker(source: source, context: context)
    linker.walk(try Parser.parse(value.tokens, in: source))
    guard linker.diagnostics.isEmpty else { throw Report(linker.diagnostics) }
    return linker.builder.finish()
  }

  private mutating func walk(_ nodes: [Node]) {
    for node in nodes {
      switch node.kind {
      case .text(let text): builder.literal(text.bytes)
      case .variable(let name): write(name, isRaw: false)
      case .unescaped(let name): write(name, isRaw: true)
      case .section(let name, let isInverted, let body): readSection(name, isInverted, body)
      case .partial(let name, _, _), .parent(let name, _, _, _): note(.inclusionInTitle, at: name)
      case .block(let block): note(.inclusionInTitle, at: block.name)
      }
    }
  }

  private mutating func write(_ name: Name, isRaw: Bool) {
    guard let found = find(name) else { return }
    switch found.type {
    case .record: note(.notText(name.text, .record), at: name)
    case .list: note(.notText(name.text, .list), at: name)
    case .boolean: note(.notText(name.text, .boolean), at: name)
    case .markup: note(.markupOutsideText(name.text), at: name)
    case .text, .address, .integer:
      if isRaw { note(.textInThreeBraces(name.text), at: name) }
      builder.write(found.reference, .none)
    }
  }

  private mutating func readSection(_ name: Name, _ isInverted: Bool, _ body: [Node]) {
    guard let found = find(name) else { return }
    let isBoolean = if case .boolean = found.type { true } else { false }
    guard !isInverted, !isBoolean else {
      let beginning = builder.beginCondition(found.reference, isInverted: isInverted)
      walk(body)
      return builder.end(beginning)
    }
    let beginning = builder.beginSection(found.reference)
    scope.push(found)
    walk(body)
    scope.pop()
    builder.end(beginning)
  }

  private mutating func find(_ name: Name) -> Scope.Found? {
    do throws(TemplateProblem) {
      return try scope.find(name)
    } catch {
      note(error, at: name)
      return nil
    }
  }

  private mutating func note(_ problem: TemplateProblem, at name: Name) {
    diagnostics.append(problem.diagnostic(at: source.location(ofByte: name.offset)))
  }
}
