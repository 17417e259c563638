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

extension YAMLValue {
  /// The words beneath `map.status`, in small letters, with what is read in their place.
  var statusWords: [String: String] {
    (self["map"]?["status"]?.entries ?? []).reduce(into: [:]) { words, entry in
      words[entry.key.value.lowercased()] = entry.value.string
    }
  }
}
