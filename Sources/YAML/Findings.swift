import Diagnostics

/// The mistakes found so far, bounded, so that a hostile file cannot make them endless.
struct Findings {
  /// How many are kept; more than any renderer tells.
  static let limit = 100

  let source: SourceText
  private(set) var diagnostics: [Diagnostic] = []

  /// Whether so many were found that looking for more is of no use.
  var isFull: Bool { diagnostics.count >= Self.limit }

  init(source: SourceText) {
    self.source = source
  }

  /// Adds a problem at a place; `first` is where the thing that it repeats was given.
  mutating func add(_ problem: YAMLProblem, at position: Position?, first: Position? = nil) {
    guard !isFull else { return }
    let location = position.map(source.location(of:)) ?? Location(path: source.path)
    let notes = first.map { [Note("first given at \(source.path):\($0.line)")] } ?? []
    diagnostics.append(problem.diagnostic(at: location, notes: notes))
  }
}
