import Basics

/// One mistake, ready to be told.
public struct Diagnostic: Hashable, Sendable {
  /// The problem's type and case, for example `TemplateProblem.unknownName`; never shown. Whoever acts
  /// on it asks `tells`, whose cases the compiler knows.
  public var code: String
  /// How much it matters.
  public var severity: Severity
  /// Where it is; nil for what has no file, as a wrong option.
  public var location: Location?
  /// What is wrong, and what to do.
  public var message: String
  /// How it came about.
  public var notes: [Note]
  /// What it is about, where a check of a schedule counts it.
  public var subject: Subject?
  /// How many more were found behind it that are only counted, see `Findings`.
  public var more = 0

  /// One mistake with its place and notes.
  public init(
    code: String,
    severity: Severity,
    location: Location?,
    message: String,
    notes: [Note] = []
  ) {
    self.code = code
    self.severity = severity
    self.location = location
    self.message = message
    self.notes = notes
  }
}

extension Diagnostic: Comparable {
  /// By path, then place, then words, then the words of the notes; what has no file comes first.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    let paths = (left.location?.path ?? "", right.location?.path ?? "")
    if let order = TextOrder.compare(paths.0, paths.1) { return order }
    let start = Position(line: 0, column: 0)
    let leftPosition = left.location?.position ?? start
    let rightPosition = right.location?.position ?? start
    if leftPosition != rightPosition { return leftPosition < rightPosition }
    if let order = TextOrder.compare(left.message, right.message) { return order }
    // One mistake can be met on several ways, which only the notes tell.
    for (leftNote, rightNote) in zip(left.notes, right.notes) {
      if let order = TextOrder.compare(leftNote.message, rightNote.message) { return order }
    }
    return left.notes.count < right.notes.count
  }
}
