/// A template made ready: literals and references in the order in which they are written.
///
/// Programs are immutable; any number of threads can render the same one.
public struct Program: Sendable {
  let instructions: [Instruction]
  let literals: [UInt8]
  let paths: [Int32]
  let names: [[String]]
  let calls: [Call]
  let escapings: EscapingTables

  /// Writes the template with a root value at the end of a buffer. Allocates nothing but a place
  /// for the context.
  public func render(root: Value, into output: inout OutputBuffer) {
    var machine = Machine(root: root)
    var caller = NoCaller()
    machine.run(self, caller: &caller, into: &output)
  }

  /// The template with a root value, as text.
  public func text(root: Value) -> String {
    var output = OutputBuffer(capacity: 256)
    render(root: root, into: &output)
    return output.text
  }
}
