import Diagnostics
import YAML

extension SiteConfiguration {
  /// That `time_zone` names no zone; the known names serve to suggest one.
  public func unknownZone(known: some Sequence<String>) -> Report {
    unknownZone(timeZone, known: known)
  }

  /// That a name names no zone, at its place.
  public func unknownZone(_ zone: Located<String>?, known: some Sequence<String>) -> Report {
    let name = zone?.value ?? ""
    let near = Spelling.nearest(to: name, among: known)
    return ConfigurationProblem.unknownZone(name, near: near)
      .report(at: location(of: zone?.position))
  }

  /// That nothing names a zone: there is no `time_zone`, and `airport` is none that is known.
  public func missingZone() -> Report {
    ConfigurationProblem.missingZone(airport: airport?.value)
      .report(at: location(of: airport?.position))
  }
}
