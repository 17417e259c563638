import Diagnostics

/// Renders the templates of a library that another one calls, and keeps what is wrong in them.
struct LibraryCaller: Caller {
  let library: Library
  private(set) var diagnostics: [Diagnostic] = []
  private var depth = 0

  init(library: Library) {
    self.library = library
  }

  mutating func call(_ call: Call, in machine: inout Machine, into output: inout OutputBuffer) {
    guard diagnostics.isEmpty else { return }
    let name: String
    switch call.target {
    case .name(let text): name = text
    case .value(let path):
      guard case .text(let text) = machine.value(named: path) else { return }
      name = text
    }
    guard depth < Library.depthLimit else {
      let problem = MustacheProblem.endlessPartial(name: name, limit: Library.depthLimit)
      diagnostics.append(problem.diagnostic(at: library.location(of: name)))
      return
    }
    do {
      guard let program = try library.program(name, call.indentation, call.overrides) else {
        return
      }
      depth += 1
      machine.run(program, caller: &self, into: &output)
      depth -= 1
    } catch {
      diagnostics += error.diagnostics
    }
  }
}
