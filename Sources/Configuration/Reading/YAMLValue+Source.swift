import Diagnostics
import Schedule
import ScheduleFormats
import YAML

/// What several formats have beneath the same keys.
extension YAMLValue {
  /// The words beneath `map.direction`, in small letters, with what they mean.
  var directionWords: [String: Direction] {
    (self["map"]?["direction"]?.entries ?? []).reduce(into: [:]) { words, entry in
      words[entry.key.value.lowercased()] = entry.value.string.flatMap(Direction.init)
    }
  }

  /// The words beneath `map.status`, in small letters, with what is read in their place.
  var statusWords: [String: String] {
    (self["map"]?["status"]?.entries ?? []).reduce(into: [:]) { words, entry in
      words[entry.key.value.lowercased()] = entry.value.string
    }
  }

  /// Where the words of a column stand: the keys beneath `map`.
  func wordPlaces(in source: SourceText) -> [FlightField: Location] {
    [FlightField.direction, .status].reduce(into: [:]) { places, column in
      let words = self["map"]?.entries.first { $0.key.value == column.rawValue }
      places[column] = words?.key.position.map(source.location(of:))
    }
  }

  /// The pattern beneath a key; nil where there is none, or where it is wrong, see `patternMistakes`.
  func pattern(_ key: String, _ purpose: DatePattern.Purpose) -> DatePattern? {
    try? read(key, purpose)
  }

  /// What is wrong with `date_format` and `time_format`.
  func patternMistakes(of source: SourceText) -> [Diagnostic] {
    var mistakes: [Diagnostic] = []
    for (key, purpose) in [("date_format", DatePattern.Purpose.date), ("time_format", .time)] {
      do throws(DatePatternMistake) {
        _ = try read(key, purpose)
      } catch {
        let location =
          self[key]?.textOffset.map { source.location(ofByte: $0 + error.offset) }
          ?? self[key]?.position.map(source.location(of:)) ?? Location(path: source.path)
        mistakes.append(ConfigurationProblem.wrongPattern(error.problem).diagnostic(at: location))
      }
    }
    return mistakes
  }

  private func read(
    _ key: String,
    _ purpose: DatePattern.Purpose
  ) throws(DatePatternMistake) -> DatePattern? {
    guard let text = self[key]?.string else { return nil }
    return try DatePattern(text, for: purpose, century: self["century"]?.integer)
  }
}
