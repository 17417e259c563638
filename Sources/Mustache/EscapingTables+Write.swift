extension EscapingTables {
  /// Writes a text escaped: runs of bytes that stay are copied whole.
  @inline(__always)
  func write(
    _ text: UnsafeBufferPointer<UInt8>,
    _ escaping: UInt16,
    into output: inout OutputBuffer
  ) {
    guard let start = text.baseAddress else { return }
    let table = (Int(escaping) - 1) * 256
    entries.withUnsafeBufferPointer { entries in
      var run = 0
      for index in 0..<text.count {
        let entry = entries[table + Int(start[index])]
        if entry == 0 { continue }
        output.append(start + run, count: index - run)
        run = index + 1
        pool.withUnsafeBufferPointer { pool in
          let offset = Int(entry >> 8)
          output.append(
            UnsafeBufferPointer(rebasing: pool[offset..<offset + Int(entry & 0xFF)])
          )
        }
      }
      output.append(start + run, count: text.count - run)
    }
  }
}
