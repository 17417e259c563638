/// What renders the templates that a program calls.
protocol Caller {
  /// Renders a template in the context of the calling one.
  mutating func call(_ call: Call, in machine: inout Machine, into output: inout OutputBuffer)
}

/// For programs that call nothing: a site's programs have their partials in them.
struct NoCaller: Caller {
  func call(_ call: Call, in machine: inout Machine, into output: inout OutputBuffer) {}
}
