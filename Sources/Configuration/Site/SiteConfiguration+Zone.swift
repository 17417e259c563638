import Diagnostics

extension SiteConfiguration {
  /// That `time_zone` names no zone; the known names serve to suggest one.
  public func unknownZone(known: some Sequence<String>) -> Report {
    let name = timeZone?.value ?? ""
    let near = Spelling.nearest(to: name, among: known)
    return ConfigurationProblem.unknownZone(name, near: near)
      .report(at: location(of: timeZone?.position))
  }

  /// That nothing names a zone: there is no `time_zone`, and `airport` is none that is known.
  public func missingZone() -> Report {
    ConfigurationProblem.missingZone(airport: airport?.value)
      .report(at: location(of: airport?.position))
  }
}
