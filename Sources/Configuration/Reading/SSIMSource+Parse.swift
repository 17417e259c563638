import Diagnostics
import ScheduleFormats
import YAML

extension SSIMSource {
  /// Reads what the schema has nothing against.
  init(_ ssim: YAMLValue, in source: SourceText) throws(Report) {
    file = try ssim.required("file", \.string, in: source)
    airport = ssim["airport"]?.located(\.string).map {
      Located($0.value.uppercased(), at: $0.position)
    }
    carriers = (ssim["carriers"]?.items ?? []).compactMap { $0.string?.uppercased() }
    serviceTypes = ssim["service_types"]?.items.compactMap { $0.string?.uppercased() }
    timeMode = ssim["time_mode"]?.string.flatMap(SSIMTimeMode.init)
    ignoresVariations = ssim["ignore_variations"]?.boolean ?? false
  }

  /// A season file has many airports: that none is named is a mistake.
  static func mistakes(in ssim: YAMLValue, hasAirport: Bool, of source: SourceText) -> [Diagnostic]
  {
    guard !hasAirport, ssim["airport"] == nil else { return [] }
    let location = ssim.position.map(source.location(of:)) ?? Location(path: source.path)
    return [ConfigurationProblem.missingAirport.diagnostic(at: location)]
  }
}
