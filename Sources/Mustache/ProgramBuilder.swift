/// Puts a program together, step by step.
package struct ProgramBuilder {
  private var instructions: [Instruction] = []
  private var literals: [UInt8] = []
  private var paths: [Int32] = []
  private var names: [[String]] = []
  private var calls: [Call] = []
  private var escapings: EscapingTables
  /// The number of the first instruction that a literal may be joined to.
  private var boundary = 0

  /// A program without steps.
  package init() {
    self.init(escapings: EscapingTables())
  }

  /// A program without steps whose escapings are another's.
  init(escapings: EscapingTables) {
    self.escapings = escapings
  }

  /// How many steps there are.
  package var count: Int { instructions.count }

  /// The program.
  package func finish() -> Program {
    Program(
      instructions: instructions,
      literals: literals,
      paths: paths,
      names: names,
      calls: calls,
      escapings: escapings
    )
  }

  /// Writes bytes.
  package mutating func literal(_ bytes: some Collection<UInt8>) {
    if bytes.isEmpty { return }
    let offset = Int32(literals.count)
    literals.append(contentsOf: bytes)
    let last = instructions.count - 1
    if last >= boundary, instructions[last].operation == .literal,
      instructions[last].first + instructions[last].second == offset
    {
      instructions[last].second += Int32(bytes.count)
      return
    }
    var step = Instruction(operation: .literal)
    step.first = offset
    step.second = Int32(bytes.count)
    instructions.append(step)
  }

  /// Writes a value.
  package mutating func write(_ reference: Reference, _ escaping: Escaping) {
    write(reference, escaping: escapings.index(of: escaping))
  }

  /// Writes a value with an escaping by its number in the program.
  mutating func write(_ reference: Reference, escaping: UInt16) {
    var step = instruction(.write, reference)
    step.escaping = escaping
    instructions.append(step)
  }

  /// Begins a section; what comes is in it until `end` with the number that is returned. Its
  /// value, or each of its items, becomes the innermost of the context, unless it is a Boolean.
  package mutating func beginSection(_ reference: Reference) -> Int {
    begin(.section, reference)
  }

  /// Begins what is shown when a value is true or there; the context stays.
  package mutating func beginCondition(_ reference: Reference, isInverted: Bool) -> Int {
    begin(isInverted ? .inverted : .condition, reference)
  }

  /// Ends what was begun.
  package mutating func end(_ beginning: Int) {
    if instructions[beginning].operation == .section {
      var step = Instruction(operation: .end)
      step.jump = Int32(instructions.count - beginning)
      instructions.append(step)
    }
    instructions[beginning].jump = Int32(instructions.count - beginning - 1)
    boundary = instructions.count
  }

  /// Lets what comes be copied by `repeatSteps` from here.
  package mutating func beginFragment() -> Int {
    boundary = instructions.count
    return boundary
  }

  /// Puts steps again that are in the program already; jumps are relative and stay right.
  package mutating func repeatSteps(_ steps: Range<Int>) {
    instructions += instructions[steps]
    boundary = instructions.count
  }

  /// Renders another template.
  mutating func call(_ call: Call) {
    var step = Instruction(operation: .call)
    step.first = Int32(calls.count)
    calls.append(call)
    instructions.append(step)
  }

  private mutating func begin(_ operation: Instruction.Operation, _ reference: Reference) -> Int {
    instructions.append(instruction(operation, reference))
    boundary = instructions.count
    return instructions.count - 1
  }

  private mutating func instruction(
    _ operation: Instruction.Operation,
    _ reference: Reference
  ) -> Instruction {
    var step = Instruction(operation: operation)
    switch reference {
    case .named(let path):
      step.reference = .name
      step.first = Int32(names.count)
      names.append(path)
    case .bound(let place, let fields):
      step.first = Int32(place)
      if fields.isEmpty {
        step.reference = .item
      } else if fields.count == 1 {
        step.reference = .field
        step.second = Int32(fields[0])
      } else {
        step.reference = .path
        step.first = Int32(paths.count)
        step.second = Int32(fields.count + 1)
        paths += [Int32(place)] + fields.map(Int32.init)
      }
    }
    return step
  }
}
