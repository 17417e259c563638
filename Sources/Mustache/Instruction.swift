/// One step of a program.
struct Instruction: Sendable {
  /// What is done.
  enum Operation: UInt8, Sendable {
    /// Writes `first..<first + second` of the literals.
    case literal
    /// Writes a value.
    case write
    /// Goes on for each item of a value, or once; behind `jump` when there is none.
    case section
    /// Goes on when a value is true or there, behind `jump` otherwise; the context stays.
    case condition
    /// Goes on when a value is false, empty or absent, behind `jump` otherwise.
    case inverted
    /// Ends a section: goes back by `jump` to what follows its beginning while there are items.
    case end
    /// Renders another template: number `first` of the calls.
    case call
  }

  /// How a value is found.
  enum Reference: UInt8, Sendable {
    /// The value at `first` of the context.
    case item
    /// Field `second` of the record at `first` of the context.
    case field
    /// A field of a field: `second` numbers at `first` of the paths, the first of them a place in
    /// the context.
    case path
    /// By name, number `first` of the names, looked up in the context from the innermost out.
    case name
  }

  var operation: Operation
  var reference = Reference.item
  /// The number of the escaping, counted from 1; zero for none.
  var escaping: UInt16 = 0
  var first: Int32 = 0
  var second: Int32 = 0
  var jump: Int32 = 0
}
