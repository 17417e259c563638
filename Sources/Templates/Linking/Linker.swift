import Diagnostics
import Mustache

/// Walks a page's templates as they are put together, checks them, and writes one program.
struct Linker {
  /// How many sections, blocks and templates may be in one another.
  static let depthLimit = 256
  /// How many pieces a page may have.
  static let sizeLimit = 500_000

  let context: CompileContext
  var shelf: TemplateShelf
  var scope: Scope
  var html = HTMLState()
  var builder = ProgramBuilder()
  var diagnostics: [Diagnostic] = []
  /// HTML that is not in the program yet.
  var pending: [UInt8] = []
  /// The beginning of an address that is being read.
  var run: AddressRun?
  /// An attribute's value that is being read.
  var value: WrittenValue?
  /// The value of a `<link>`'s `rel`.
  var relation = ""
  /// Where a `<link>`'s address of another site stands.
  var externalLink: HTMLSpot?
  /// Whether the blanks of the line to come are written already.
  var isIndented = false
  var fragments: [FragmentKey: Fragment] = [:]
  var identifiers = ElementIdentifiers()
  /// The names of elements that something is wrong with: what follows from it is not told.
  private var brokenElements: Set<String> = []
  /// What is said of closing tags that are right where the opening one is misspelled.
  private(set) var explained: Set<String> = []
  /// How many sections are around.
  var sections = 0
  /// How many elements are open around the block that is being read, and where it closes one of them.
  var floor = 0
  var floorSpot: HTMLSpot?
  /// How far what is wrong in the part that is being read reaches.
  private var damage = LinkDamage.none
  private var depth = 0
  private var size = 0

  init(files: TemplateFiles, context: CompileContext) {
    self.context = context
    shelf = TemplateShelf(files: files)
    scope = Scope(context)
  }

  /// Whether the page has grown so large that nothing more is read.
  var isFull: Bool { size > Self.sizeLimit }

  /// Reads pieces of a template.
  mutating func walk(_ nodes: [Node], _ frame: LinkFrame) {
    for node in nodes {
      grow(by: 1, at: node.range.lowerBound, frame)
      if isFull { return }
      switch node.kind {
      case .text(let text): read(text, range: node.range, frame)
      case .variable(let name): write(name, isRaw: false, frame)
      case .unescaped(let name): write(name, isRaw: true, frame)
      case .section(let name, let isInverted, let body):
        readSection(name, isInverted: isInverted, body, frame)
      case .partial(let name, let isDynamic, let blanks):
        readPartial(name, isDynamic: isDynamic, blanks, frame)
      case .parent(let name, let isDynamic, let blanks, let body):
        readParent(name, isDynamic: isDynamic, blanks, body, frame)
      case .block(let block): readBlock(block, frame)
      }
    }
  }

  /// Reads something that has to end where it begins.
  mutating func readPart(
    _ part: String,
    at name: Name,
    _ frame: LinkFrame,
    _ body: (inout Linker) -> Void
  ) {
    guard depth < Self.depthLimit else {
      return note(.tooDeep(limit: Self.depthLimit), at: name, frame)
    }
    depth += 1
    defer { depth -= 1 }
    let beginning = html
    let damageBefore = damage
    body(&self)
    note(html.settle(), frame)
    flush(frame)
    compare(with: beginning, part, at: name, frame)
    if damage != damageBefore {
      // What follows stands in a place that is known again.
      html = beginning
      damage = damageBefore
    }
    beginRun()
  }

  /// Makes the place ready for a section, partial or block; false where none can be.
  mutating func enterPart(at name: Name, _ frame: LinkFrame) -> Bool {
    let words = html.words
    note(html.settle(), frame)
    switch html.place {
    case .text, .replaceableText, .value, .tag:
      flush(frame)
      return true
    default:
      note(.unsafePlace(words), at: name, frame)
      return false
    }
  }

  /// Counts pieces.
  mutating func grow(by count: Int, at offset: Int, _ frame: LinkFrame) {
    if isFull { return }
    size += count
    if isFull {
      note(.tooLarge(limit: Self.sizeLimit), at: frame.file.source.location(ofByte: offset), frame)
    }
  }

  /// What a name stands for; nil, and a problem, for none.
  mutating func find(_ name: Name, _ frame: LinkFrame) -> Scope.Found? {
    do throws(TemplateProblem) {
      return try scope.find(name)
    } catch {
      if scope.isCertain(of: name) { note(error, at: name, frame) }
      if case .unknownName(let written, let meant?) = error {
        for isOpen in [false, true] {
          let close = MustacheProblem.mismatchedClose(name: meant, open: written, isOpen: isOpen)
          explained.insert(close.message)
        }
      }
      return nil
    }
  }

  mutating func note(_ problem: TemplateProblem, at name: Name, _ frame: LinkFrame) {
    note(problem, at: frame.file.source.location(ofByte: name.offset), frame)
  }

  mutating func note(_ problem: TemplateProblem, at location: Location, _ frame: LinkFrame) {
    if problem.code.cause != nil, html.holdsMarkup, case .value = html.place {
      return note([html.unclosedQuote], frame)
    }
    if isConsequence(problem) { return }
    diagnostics.append(problem.diagnostic(at: location, notes: frame.notes))
  }

  /// Notes what is wrong among what HTML brought about.
  mutating func note(_ events: [HTMLEvent], _ frame: LinkFrame) {
    for case .problem(let problem, let spot, let needle) in events {
      if isConsequence(problem) { continue }
      let file = shelf.loaded[spot.file]
      let location = file.location(ofByte: spot.offset, needle: needle)
      let notes = spot.file == frame.file.number ? frame.notes : []
      diagnostics.append(problem.diagnostic(at: location, notes: notes))
    }
  }

  /// Whether a problem only follows from an earlier one with the same element.
  private mutating func isConsequence(_ problem: TemplateProblem) -> Bool {
    if let cause = problem.code.cause, cause <= max(damage, shelf.damage) { return true }
    switch problem {
    case .unclosedQuote, .unclosedComment: damage = .tags
    case .strayElement(let name), .unclosedElement(let name):
      return brokenElements.contains(name)
    case .mismatchedElement(let name, let open):
      brokenElements.formUnion([name, open])
    case .elementLeftOpen(let name, _), .elementClosedWithin(let name, _):
      brokenElements.insert(name)
    default: break
    }
    return false
  }
}
