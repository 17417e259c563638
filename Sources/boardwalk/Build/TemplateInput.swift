import Configuration
import Diagnostics
import Templates

/// The templates of a build: the built-in theme, and over it the site's own.
struct TemplateInput {
  let configuration: SiteConfiguration
  let paths: Paths

  /// Reads the site's folder; a site need not have one, unless its configuration names it.
  func read() throws(Report) -> TemplateFiles {
    let folder = configuration.resolve(configuration.templates.value)
    let own = try TemplateFolder.find(paths.absolute(folder), shownAs: folder)
    if own == nil, let position = configuration.templates.position {
      throw InputProblem.missingTemplates(folder)
        .report(at: configuration.location(of: position))
    }
    return TemplateFiles(theme: BuiltInTheme.files(), own: own)
  }
}
