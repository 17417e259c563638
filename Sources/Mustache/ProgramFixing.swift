/// Makes a program shorter by running ahead what some fields of the root decide.
///
/// Text that they give becomes literal, sections over them are unrolled or left out, and what is
/// left finds its values at the places that the shorter program's context has.
struct ProgramFixing {
  private let program: Program
  private let fields: [Int: Value]
  private var builder: ProgramBuilder

  /// What stands at a place of the context that the program was linked with.
  private enum Place {
    /// A value that is known already.
    case known(Value)
    /// A value that is found at this place when the shorter program runs.
    case open(Int)
  }

  init(_ program: Program, fields: [Int: Value]) {
    self.program = program
    self.fields = fields
    builder = ProgramBuilder(escapings: program.escapings)
  }

  /// The shorter program.
  mutating func run() -> Program {
    fix(program.instructions.indices, [.open(0)])
    return builder.finish()
  }

  private mutating func fix(_ steps: Range<Int>, _ places: [Place]) {
    var index = steps.lowerBound
    while index < steps.upperBound {
      let step = program.instructions[index]
      let rest = index + 1
      index = rest + Int(step.jump)
      switch step.operation {
      case .literal:
        let first = Int(step.first)
        builder.literal(program.literals[first..<first + Int(step.second)])
      case .write: write(step, places)
      case .condition, .inverted: fixCondition(step, rest..<index, places)
      // The last step of a section is its end.
      case .section: fixSection(step, rest..<index - 1, places)
      case .end, .call: break
      }
    }
  }

  private mutating func write(_ step: Instruction, _ places: [Place]) {
    switch find(step, places) {
    case .known(let value): builder.literal(program.written(value, escaping: step.escaping))
    case .open(let reference): builder.write(reference, escaping: step.escaping)
    }
  }

  private mutating func fixCondition(
    _ step: Instruction,
    _ body: Range<Int>,
    _ places: [Place]
  ) {
    let isInverted = step.operation == .inverted
    switch find(step, places) {
    case .known(let value):
      if value.isTrue != isInverted { fix(body, places) }
    case .open(let reference):
      let beginning = builder.beginCondition(reference, isInverted: isInverted)
      fix(body, places)
      builder.end(beginning)
    }
  }

  private mutating func fixSection(_ step: Instruction, _ body: Range<Int>, _ places: [Place]) {
    switch find(step, places) {
    case .known(let value) where !value.isTrue: break
    case .known(.boolean): fix(body, places)
    case .known(.list(let items)):
      for item in items { fix(body, places + [.known(item)]) }
    case .known(let value): fix(body, places + [.known(value)])
    case .open(let reference):
      let beginning = builder.beginSection(reference)
      let count = places.count { if case .open = $0 { true } else { false } }
      fix(body, places + [.open(count)])
      builder.end(beginning)
    }
  }

  /// A value, or where it is found.
  private enum Finding {
    case known(Value)
    case open(Reference)
  }

  private func find(_ step: Instruction, _ places: [Place]) -> Finding {
    guard case .bound(let place, let path) = program.reference(of: step) else {
      return .known(.absent)
    }
    switch places[place] {
    case .known(let value): return .known(Self.value(value, at: path))
    case .open(let open):
      if place == 0, let first = path.first, let value = fields[first] {
        return .known(Self.value(value, at: path.dropFirst()))
      }
      return .open(.bound(place: open, fields: path))
    }
  }

  private static func value(_ value: Value, at path: some Sequence<Int>) -> Value {
    path.reduce(value) { value, field in
      if case .record(let record) = value { record.value(at: field) } else { .absent }
    }
  }
}
