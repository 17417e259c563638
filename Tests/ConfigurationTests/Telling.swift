import Diagnostics

@testable import Configuration

/// What came of a text: the configuration, or what is told.
enum Outcome {
  case configuration(SiteConfiguration)
  case told(String)

  init(_ work: () throws(Report) -> SiteConfiguration) {
    do {
      self = .configuration(try work())
    } catch {
      self = .told(DiagnosticRenderer().render(error.diagnostics))
    }
  }

  var told: String? {
    if case .told(let text) = self { text } else { nil }
  }
}

/// What is told about a text; nil when it is right.
func told(_ text: String) -> String? {
  Outcome { () throws(Report) in
    try SiteConfiguration.parse(SourceText(path: "site.yml", text: text))
  }.told
}

/// The configuration of a text that is right.
func configuration(_ text: String, path: String = "site.yml") throws -> SiteConfiguration {
  try SiteConfiguration.parse(SourceText(path: path, text: text))
}
