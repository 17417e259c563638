/// Turns diagnostics into the text that people read.
///
///     Templates/pages/flight.md:12:8: error: unknown name 'flight.gat'; did you mean 'flight.gate'?
///       Gate {{flight.gat}}
///              ^
///     note: included from Templates/pages/board.md:14
public struct DiagnosticRenderer: Sendable {
  /// How many diagnostics are told in full; the rest are counted.
  public static let limit = 20
  /// The widest piece of a source line that is shown, in scalars.
  static let width = 120

  /// Whether severity and caret are coloured, for terminals.
  public var usesColor: Bool

  /// A renderer, for a terminal or for anything else.
  public init(usesColor: Bool = false) {
    self.usesColor = usesColor
  }

  /// Sorted, without repetitions, errors before warnings when not all can be told, at most
  /// `limit`, and a count of the rest; each line ends with a line feed.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    let unique = Set(diagnostics).sorted()
    var shown = unique
    if unique.count > Self.limit {
      let errors = unique.filter { $0.severity == .error }
      let others = unique.filter { $0.severity != .error }
      shown = (errors + others).prefix(Self.limit).sorted()
    }
    let text = shown.map(render).joined()
    let rest = unique.reduce(unique.count - shown.count) { $0 + $1.more }
    return rest > 0 ? text + "and \(rest) more\n" : text
  }

  /// Notes that stand alone, one a line.
  public func render(_ notes: [Note]) -> String {
    notes.map { "note: \(Self.printable($0.message))\n" }.joined()
  }

  private func render(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { "\(Self.printable("\($0)")): " } ?? ""
    var text =
      place + severity(diagnostic.severity) + ": " + Self.printable(diagnostic.message) + "\n"
    if let location = diagnostic.location { text += excerpt(of: location) }
    return text + render(diagnostic.notes)
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: colored(severity.rawValue, "31;1")
    case .warning: colored(severity.rawValue, "35;1")
    case .aside: colored(severity.rawValue, "36;1")
    }
  }

  /// How many scalars of a line are left out before the piece around a column, which is counted from
  /// 1: a line of a data file can be long.
  static func start(ofColumn column: Int) -> Int {
    column <= width ? 0 : column - 1 - width / 2
  }

  private func excerpt(of location: Location) -> String {
    guard let position = location.position, let line = location.sourceLine else { return "" }
    let before = location.sourceColumn - 1
    guard position.column <= before + line.unicodeScalars.count + 1 else { return "" }
    let column = position.column - 1
    let start = max(before, Self.start(ofColumn: position.column))
    let scalars = line.unicodeScalars.dropFirst(start - before).prefix(Self.width)
    guard scalars.contains(where: { $0 != " " && $0 != "\t" }) else { return "" }
    var piece = String.UnicodeScalarView()
    var caret = ""
    for (index, scalar) in zip(start..., scalars) {
      let isVisible = scalar != "\t" && !Self.isControl(scalar)
      piece.append(isVisible ? scalar : " ")
      if index < column { caret += " " }
    }
    return "  \(String(piece))\n  \(caret)\(colored("^", "32;1"))\n"
  }

  private func colored(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// Data may hold control characters; a terminal must not obey them.
  private static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(isControl(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }

  /// C0, C1, and the marks that turn the direction of a line around.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
