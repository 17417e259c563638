import Diagnostics
import YAML

extension AIDXSource {
  /// Reads what the schema has nothing against.
  init(_ aidx: YAMLValue, in source: SourceText) throws(Report) {
    path = try aidx.required(aidx["folder"] == nil ? "file" : "folder", \.string, in: source)
    timeZone = aidx["time_zone"]?.located(\.string)
    ignoresOffsets = aidx["ignore_offsets"]?.boolean ?? false
    statusWords = aidx.statusWords
    serviceTypes = aidx["service_types"].map { Set($0.items.compactMap(\.string)) }
  }
}
