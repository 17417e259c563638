extension Program {
  /// The program for many pages that have some fields of the root record in common: what these
  /// fields decide is rendered once, here. Writes what the program writes with a root whose fields
  /// have these values.
  public func fixing(_ fields: [Int: Value]) -> Program {
    // Only a linked program knows where each value is found.
    guard calls.isEmpty, names.isEmpty else { return self }
    var fixing = ProgramFixing(self, fields: fields)
    return fixing.run()
  }

  /// Where the value of a step is found.
  func reference(of step: Instruction) -> Reference {
    let first = Int(step.first)
    switch step.reference {
    case .item: return .bound(place: first, fields: [])
    case .field: return .bound(place: first, fields: [Int(step.second)])
    case .path:
      let path = paths[first..<first + Int(step.second)].map(Int.init)
      return .bound(place: path[0], fields: Array(path.dropFirst()))
    case .name: return .named(names[first])
    }
  }

  /// A value as a step writes it, in bytes.
  func written(_ value: Value, escaping: UInt16) -> [UInt8] {
    var step = Instruction(operation: .write)
    step.escaping = escaping
    var output = OutputBuffer(capacity: 256)
    withMemory { $0.write(value, step, into: &output) }
    return output.bytes
  }
}
