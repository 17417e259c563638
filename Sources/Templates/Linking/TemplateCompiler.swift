import Diagnostics
import Mustache

/// Checks a site's templates and makes them ready to be rendered.
public struct TemplateCompiler: Sendable {
  /// The templates.
  public let files: TemplateFiles

  /// A compiler of these templates.
  public init(files: TemplateFiles) {
    self.files = files
  }

  /// Compiles a page's template, by its path relative to `Templates/`, with its layout and
  /// everything that it includes, into one program.
  ///
  /// Throws all that is wrong in it for the records of the context, each with its place.
  public func compile(_ path: String, context: CompileContext) throws(Report) -> CompiledPage {
    var linker = Linker(files: files, context: context)
    guard let document = linker.shelf.load(path)?.document else {
      throw Report(linker.shelf.diagnostics)
    }
    let front = document.frontMatter
    var diagnostics: [Diagnostic] = []
    let isPage = TemplateKind(path: path) == .page
    if isPage, front.title == nil, document.hasWholeFrontMatter {
      let start = document.source.location(of: Position(line: 1, column: 1))
      diagnostics.append(TemplateProblem.missingTitle.diagnostic(at: start))
    }
    func program(of value: FrontMatterValue?) -> Program? {
      guard let value else { return nil }
      do throws(Report) {
        return try TitleLinker.program(of: value, in: document.source, context: context)
      } catch {
        diagnostics += error.diagnostics
        return nil
      }
    }
    let title = program(of: front.title)
    let subtitle = program(of: front.subtitle)
    linker.readPage(path)
    diagnostics += linker.shelf.diagnostics.filter { !linker.explained.contains($0.message) }
    diagnostics += linker.diagnostics
    diagnostics = diagnostics.withoutRepetitions
    guard diagnostics.allSatisfy({ $0.severity != .error }) else { throw Report(diagnostics) }
    return CompiledPage(
      title: title,
      subtitle: subtitle,
      body: linker.builder.finish(),
      frontMatter: front,
      source: document.source,
      warnings: diagnostics,
      paths: linker.shelf.loaded.map(\.path)
    )
  }
}
