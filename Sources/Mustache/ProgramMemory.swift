/// A program's arrays as plain memory, lent while it runs: the loop then counts no references.
struct ProgramMemory {
  let instructions: UnsafeBufferPointer<Instruction>
  let literals: UnsafeBufferPointer<UInt8>
  let paths: UnsafeBufferPointer<Int32>
  let escapings: UnsafeBufferPointer<UInt32>
  let replacements: UnsafeBufferPointer<UInt8>
}

extension Program {
  /// Lends the program's memory.
  @inline(__always)
  func withMemory(_ body: (ProgramMemory) -> Void) {
    instructions.withUnsafeBufferPointer { instructions in
      literals.withUnsafeBufferPointer { literals in
        paths.withUnsafeBufferPointer { paths in
          escapings.entries.withUnsafeBufferPointer { escapings in
            self.escapings.pool.withUnsafeBufferPointer { replacements in
              body(
                ProgramMemory(
                  instructions: instructions,
                  literals: literals,
                  paths: paths,
                  escapings: escapings,
                  replacements: replacements
                )
              )
            }
          }
        }
      }
    }
  }
}
