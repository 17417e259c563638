import Diagnostics
import Schedule
import ScheduleFormats
import YAML

extension JSONSource {
  /// Reads what `mistakes` has nothing against.
  init(_ json: YAMLValue, in source: SourceText) throws(Report) {
    file = try json.required("file", \.string, in: source)
    form = (json["preset"]?.string).flatMap(JSONPreset.init)?.form ?? RecordForm()
    let rows = Self.rows(json)
    if !rows.isEmpty { form.rows = rows }
    let fields = Self.fields(json["fields"])
    form.fields.merge(fields) { $1 }
    form.expected = Set(fields.keys)
    for direction in Direction.allCases {
      // A field that is told for both directions wins over a preset's for one.
      for column in fields.keys { form.directionFields[direction]?[column] = nil }
      let own = Self.fields(json["\(direction.rawValue)_fields"])
      form.directionFields[direction, default: [:]].merge(own) { $1 }
      form.expected.formUnion(own.keys)
    }
    form.direction = json["direction"]?.string.flatMap(Direction.init)
    form.ignoresOffsets = json["ignore_offsets"]?.boolean ?? false
    form.datePattern = json.pattern("date_format", .date)
    form.timePattern = json.pattern("time_format", .time)
    form.filters = (json["where"]?.entries ?? []).compactMap { entry in
      RecordPath(entry.key.value).map {
        RowFilter($0, values: entry.value.items.compactMap(\.string))
      }
    }
    form.directionWords = json.directionWords
    form.statusWords.merge(json.statusWords) { $1 }
    date = json["date"]?.string.flatMap(SourceDate.init)
    timeZone = json["time_zone"]?.located(\.string)
  }

  /// What is wrong with a file's form beyond the schema: patterns, and that nothing says where rows
  /// are, unless what says it is wrong and has been told.
  static func mistakes(
    in json: YAMLValue,
    of source: SourceText,
    isWhole: Bool
  ) -> [Diagnostic] {
    var mistakes = json.patternMistakes(of: source)
    let location = json.position.map(source.location(of:)) ?? Location(path: source.path)
    if isWhole, json["preset"] == nil, rows(json).isEmpty {
      mistakes.append(ConfigurationProblem.missingRows.diagnostic(at: location))
    }
    for entry in json["where"]?.entries ?? [] where RecordPath(entry.key.value) == nil {
      mistakes.append(
        ConfigurationProblem.wrongPath(entry.key.value)
          .diagnostic(at: entry.key.position.map(source.location(of:)) ?? location)
      )
    }
    return mistakes
  }

  private static func rows(_ json: YAMLValue) -> [RecordForm.Rows] {
    let keys: [(String, Direction?)] = [
      ("rows", nil), ("arrivals", .arrival), ("departures", .departure),
    ]
    return keys.compactMap { key, direction in
      json[key]?.string.flatMap(RecordPath.init)
        .map { RecordForm.Rows($0, direction: direction) }
    }
  }

  private static func fields(_ fields: YAMLValue?) -> [FlightField: RecordField] {
    (fields?.entries ?? []).reduce(into: [:]) { found, entry in
      guard let column = FlightField(rawValue: entry.key.value) else { return }
      let paths = entry.value.items.compactMap(\.string)
      if !paths.isEmpty { found[column] = RecordField(paths) }
    }
  }
}
