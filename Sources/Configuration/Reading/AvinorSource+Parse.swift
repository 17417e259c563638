import Diagnostics
import YAML

extension AvinorSource {
  /// Reads what the schema has nothing against.
  init(_ avinor: YAMLValue, in source: SourceText) throws(Report) {
    file = try avinor.required("file", \.string, in: source)
    timeZone = avinor["time_zone"]?.located(\.string)
    ignoresOffsets = avinor["ignore_offsets"]?.boolean ?? false
    statusWords = avinor.statusWords
  }
}
