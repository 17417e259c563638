extension ProgramMemory {
  /// Writes a value as its step says.
  @inline(__always)
  func write(_ value: Value, _ step: Instruction, into output: inout OutputBuffer) {
    switch value {
    case .text(let text), .markup(let text):
      if step.escaping == 0 {
        output.append(text)
      } else {
        text.withUTF8Bytes { write($0, step.escaping, into: &output) }
      }
    case .integer(let number): output.append(number)
    case .boolean(let value): output.append(value ? "true" : "false")
    case .absent, .record, .list, .dictionary: break
    }
  }

  /// Writes a literal.
  @inline(__always)
  func writeLiteral(_ step: Instruction, into output: inout OutputBuffer) {
    guard let start = literals.baseAddress else { return }
    output.append(start + Int(step.first), count: Int(step.second))
  }

  /// Writes a text escaped: runs of bytes that stay are copied whole.
  @inline(__always)
  func write(
    _ text: UnsafeBufferPointer<UInt8>,
    _ escaping: UInt16,
    into output: inout OutputBuffer
  ) {
    guard let start = text.baseAddress, let pool = replacements.baseAddress,
      let table = escapings.baseAddress.map({ $0 + (Int(escaping) - 1) * 256 })
    else { return }
    var run = 0
    for index in 0..<text.count {
      let entry = table[Int(start[index])]
      if entry == 0 { continue }
      output.append(start + run, count: index - run)
      output.append(pool + Int(entry >> 8), count: Int(entry & 0xFF))
      run = index + 1
    }
    output.append(start + run, count: text.count - run)
  }
}
