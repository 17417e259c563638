/// The mistakes found in a file so far. The first are kept and the others counted, so that a
/// hostile file can neither fill the memory nor make the search for lines and columns endless.
public struct Findings: Sendable {
  /// How many are kept where a step does not say; more than any renderer tells.
  public static let limit = 100

  /// The file in which they are found.
  public let source: SourceText

  private let limit: Int
  private var kept: [Diagnostic] = []
  private var unkept = 0

  /// No mistakes in a file yet, of which so many will be kept.
  public init(source: SourceText, limit: Int = Self.limit) {
    self.source = source
    self.limit = limit
  }

  /// Those that are kept, in the order they were found; the last one counts the others.
  public var diagnostics: [Diagnostic] {
    guard let last = kept.last, unkept > 0 else { return kept }
    var counting = last
    counting.more += unkept
    return kept.dropLast() + [counting]
  }

  /// How many were found.
  public var count: Int { kept.count + unkept }

  /// Whether nothing was found.
  public var isEmpty: Bool { kept.isEmpty }

  /// Whether so many were found that another one is only counted.
  public var isFull: Bool { kept.count >= limit }

  /// Adds a mistake. It is made only where it is kept: its place and its words cost time.
  public mutating func add(_ diagnostic: @autoclosure () -> Diagnostic) {
    if isFull { unkept += 1 } else { kept.append(diagnostic()) }
  }

  /// Adds a problem at a byte of the file.
  public mutating func add(_ problem: @autoclosure () -> some Problem, atByte offset: Int) {
    let source = source
    add(problem().diagnostic(at: source.location(ofByte: offset)))
  }

  /// Adds a problem at a place, or about the file as a whole; `first` is where the thing that it
  /// repeats was given.
  public mutating func add(
    _ problem: @autoclosure () -> some Problem,
    at position: Position?,
    first: Position? = nil
  ) {
    let source = source
    add(
      problem().diagnostic(
        at: position.map(source.location(of:)) ?? Location(path: source.path),
        notes: first.map { [Note("first given at \(source.path):\($0.line)")] } ?? []
      )
    )
  }

  /// Throws what was found, if anything was.
  public func check() throws(Report) {
    guard isEmpty else { throw Report(diagnostics) }
  }
}
