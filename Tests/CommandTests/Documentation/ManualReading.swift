/// Follows a page of the documentation as a reader would: writes its files, runs its commands,
/// builds its examples; and keeps where the page says something else than what happens.
///
/// Every heading begins with a fresh site, unless its section says otherwise. Where files were written and no command built them, they
/// are built at the end of their section.
struct ManualReading {
  /// Something that the page says and that is not so.
  struct Difference {
    /// Where it is said: lines of the page, counted from 0.
    let range: Range<Int>
    /// What these lines should be; nil where that cannot be told.
    let lines: [String]?
    let message: String
  }

  let manual: Manual
  private(set) var differences: [Difference] = []
  private var site: ManualSite
  private var section = 0
  private var isBuilt = true

  /// Follows a page from its beginning to its end.
  init(_ manual: Manual) throws {
    self.manual = manual
    site = try ManualSite()
    for block in manual.blocks {
      if block.section != section {
        try finishSection(before: block.range)
        site = try ManualSite()
        section = block.section
      }
      try follow(block)
    }
    try finishSection(before: manual.lines.count..<manual.lines.count)
  }

  private mutating func follow(_ block: ManualBlock) throws {
    switch block.role {
    case .session: try run(block)
    case .file(let path):
      try site.add(block.text, to: path)
      isBuilt = false
    case .example:
      try site.add("---\ntitle: Example\n---\n" + block.text, to: "Templates/pages/example.md")
      try build(for: block)
    case .result:
      try buildFiles(before: block.range)
      let built = site.built("public/example.html") ?? ""
      if block.text != built {
        note(block.range, "the example becomes", Self.lines(of: built))
      }
    case .excerpt(let path):
      try buildFiles(before: block.range)
      guard !block.lines.isEmpty, let built = site.built(path), built.contains(block.text) else {
        note(block.range, "\(path) does not hold this")
        return
      }
    case .other: break
    case .unknown: note(block.range, "this block is not checked; say what it is")
    }
  }

  private mutating func run(_ block: ManualBlock) throws {
    var actual: [String] = []
    var isSame = true
    for command in Self.commands(in: block.lines) {
      if command.line.hasPrefix("boardwalk init") { try site.removeConfiguration() }
      let (output, status) = try site.run(command.line)
      let lines = Self.lines(of: output)
      actual.append("$ \(command.line)")
      if command.output.isEmpty {
        if status != 0 { note(block.range, "'\(command.line)' fails: \(output)") }
      } else {
        actual += lines
        isSame = isSame && Self.matches(lines, command.output)
        let isFailure = lines.contains { $0.contains("error: ") }
        if (status != 0) != isFailure {
          note(block.range, "'\(command.line)' ends with status \(status)")
        }
      }
      if command.line.hasPrefix("boardwalk build") { isBuilt = true }
      // Who begins with a file has no site yet.
      if command.line.hasPrefix("boardwalk init") { isBuilt = true }
    }
    if !isSame { note(block.range, "the commands print", actual) }
  }

  /// The commands of a session, each with what is shown beneath it.
  private static func commands(in lines: [String]) -> [(line: String, output: [String])] {
    var commands: [(line: String, output: [String])] = []
    for line in lines {
      if line.hasPrefix("$ ") {
        commands.append((String(line.dropFirst(2)), []))
      } else if !commands.isEmpty {
        commands[commands.count - 1].output.append(line)
      }
    }
    return commands
  }

  /// Whether lines are those that are shown, where `…` alone stands for any lines and times differ.
  private static func matches(_ lines: [String], _ shown: [String]) -> Bool {
    func plain(_ line: String) -> String {
      line.replacing(/[0-9]+ ms$/, with: "1 ms").replacing(/\ +$/, with: "")
    }
    var rest = lines.map(plain)[...]
    var isOpen = false
    for line in shown.map(plain) {
      if line == "…" {
        isOpen = true
        continue
      }
      if isOpen {
        guard let found = rest.firstIndex(of: line) else { return false }
        rest = rest[rest.index(after: found)...]
        isOpen = false
      } else {
        guard rest.popFirst() == line else { return false }
      }
    }
    return isOpen || rest.isEmpty
  }

  private mutating func finishSection(before range: Range<Int>) throws {
    try buildFiles(before: range)
    isBuilt = true
  }

  private mutating func buildFiles(before range: Range<Int>) throws {
    guard !isBuilt else { return }
    let (output, status) = try site.run("boardwalk build")
    isBuilt = true
    if status != 0 { note(range, "the files above do not build: \(output)") }
  }

  private mutating func build(for block: ManualBlock) throws {
    let (output, status) = try site.run("boardwalk build")
    isBuilt = true
    if status != 0 { note(block.range, "the example does not build: \(output)") }
  }

  private mutating func note(_ range: Range<Int>, _ message: String, _ lines: [String]? = nil) {
    let shown = lines.map { ":\n" + $0.joined(separator: "\n") } ?? ""
    differences.append(
      Difference(
        range: range,
        lines: lines,
        message: "\(manual.name):\(range.lowerBound + 1): \(message)\(shown)"
      )
    )
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
