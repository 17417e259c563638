import Diagnostics

/// What can be wrong with what a configuration points at.
enum InputProblem: Problem {
  /// The folder of templates that the configuration names does not exist.
  case missingTemplates(String)

  enum Code: String, CaseIterable, Sendable {
    case missingTemplates
  }

  var code: Code {
    switch self {
    case .missingTemplates: .missingTemplates
    }
  }

  var message: String {
    switch self {
    case .missingTemplates(let folder):
      "no folder '\(folder)'; make it, or leave 'templates' out to use the built-in theme"
    }
  }
}
