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
    let isNamed = configuration.templates.position != nil
    guard isNamed || TemplateFolder.exists(folder) else {
      return TemplateFiles([BuiltInTheme.files()])
    }
    return TemplateFiles([BuiltInTheme.files(), try TemplateFolder.read(folder)])
  }
}
