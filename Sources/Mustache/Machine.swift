/// What a program knows while it runs: the context, and the sections that it is in.
struct Machine {
  /// The values of the sections around, from the root to the innermost.
  var context: [Value]

  private var frames: [Frame] = []

  /// A section that is being repeated, or went once.
  private struct Frame {
    var items: [Value]
    var next: Int
    var hasContext: Bool
  }

  init(root: Value) {
    context = [root]
    context.reserveCapacity(16)
    frames.reserveCapacity(16)
  }

  /// Runs a program from its beginning to its end.
  mutating func run(
    _ program: Program,
    caller: inout some Caller,
    into output: inout OutputBuffer
  ) {
    program.withMemory { memory in
      var index = 0
      while index < memory.instructions.count {
        let step = memory.instructions[index]
        index += 1
        switch step.operation {
        case .literal: memory.writeLiteral(step, into: &output)
        case .write: memory.write(value(of: step, in: memory, program), step, into: &output)
        case .condition:
          if !value(of: step, in: memory, program).isTrue { index += Int(step.jump) }
        case .inverted:
          if value(of: step, in: memory, program).isTrue { index += Int(step.jump) }
        case .section:
          if !enter(value(of: step, in: memory, program)) { index += Int(step.jump) }
        case .end:
          if advance() { index -= Int(step.jump) }
        case .call: caller.call(program.calls[Int(step.first)], in: &self, into: &output)
        }
      }
    }
  }

  /// Begins a section; false when it is to be passed over.
  private mutating func enter(_ value: Value) -> Bool {
    guard value.isTrue else { return false }
    switch value {
    case .list(let items):
      context.append(items[0])
      frames.append(Frame(items: items, next: 1, hasContext: true))
    case .boolean:
      frames.append(Frame(items: [], next: 0, hasContext: false))
    default:
      context.append(value)
      frames.append(Frame(items: [], next: 0, hasContext: true))
    }
    return true
  }

  /// Goes on to a section's next item; ends the section and is false after the last.
  private mutating func advance() -> Bool {
    let last = frames.count - 1
    let next = frames[last].next
    if next < frames[last].items.count {
      frames[last].next = next + 1
      context[context.count - 1] = frames[last].items[next]
      return true
    }
    if frames[last].hasContext { context.removeLast() }
    frames.removeLast()
    return false
  }

  @inline(__always)
  private func value(
    of step: Instruction,
    in memory: ProgramMemory,
    _ program: Program
  ) -> Value {
    let first = Int(step.first)
    switch step.reference {
    case .item:
      return first < context.count ? context[first] : .absent
    case .field:
      guard first < context.count, case .record(let record) = context[first] else { return .absent }
      return record.value(at: Int(step.second))
    case .path:
      return value(path: memory.paths[first..<first + Int(step.second)])
    case .name:
      return value(named: program.names[first])
    }
  }

  private func value(path: Slice<UnsafeBufferPointer<Int32>>) -> Value {
    let place = Int(path[path.startIndex])
    guard place < context.count else { return .absent }
    var value = context[place]
    for field in path.dropFirst() {
      guard case .record(let record) = value else { return .absent }
      value = record.value(at: Int(field))
    }
    return value
  }

  /// Looks up a dotted name: its first part in the context, the others strictly in what was found.
  func value(named path: [String]) -> Value {
    guard let first = path.first else { return context.last ?? .absent }
    for case .dictionary(let fields) in context.reversed() {
      guard var value = fields[first] else { continue }
      for part in path.dropFirst() {
        guard case .dictionary(let fields) = value else { return .absent }
        value = fields[part] ?? .absent
      }
      return value
    }
    return .absent
  }
}
