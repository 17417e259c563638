import Diagnostics
import Schedule

/// Reads a site's own tables of airports and airlines.
public enum ReferenceReader {
  /// Airports by IATA code. The columns are `iata` or `code`, and any of `name`, `city`, `city_de` and
  /// the like for the language's, and `time_zone` or `tz`. `isNamed` is whether `site.yml` names the
  /// file: one that it does not name may be something else, and then there are none and a warning.
  public static func airports(
    _ source: SourceText,
    language: String,
    isNamed: Bool
  ) throws(Report) -> (airports: [String: ReferenceData.OwnAirport], warnings: [Diagnostic]) {
    var table = ReferenceTable(source)
    guard let code = table.column("iata", "code") else {
      return ([:], try missing("iata", key: "airports", in: source, isNamed: isNamed))
    }
    let tags = language.lowercased().split(separator: "-")
    let city = table.column(
      "city_\(tags.joined(separator: "-"))",
      "city_\(tags.first ?? "en")",
      "city"
    )
    let zone = table.column("time_zone", "tz", "zone")
    var airports: [String: ReferenceData.OwnAirport] = [:]
    var lines: [String: Int] = [:]
    while table.nextRow() {
      let text = table.text(code)?.uppercased() ?? ""
      guard text.utf8.count == 3, text.utf8.allSatisfy(isCapital) else {
        table.add(.wrongAirport(text), in: code)
        continue
      }
      if let line = lines.updateValue(table.line, forKey: text) {
        table.add(.repeatedCode(text, line: line), in: code)
      }
      let identifier = table.text(zone)
      if let identifier, AirportZone(identifier: identifier, years: 2026...2026) == nil {
        table.add(.unknownZone(identifier), in: zone)
      }
      airports[text] = ReferenceData.OwnAirport(
        name: table.text("name"),
        city: table.text(city) ?? table.text("city"),
        zoneIdentifier: identifier
      )
    }
    try table.findings.check()
    return (airports, [])
  }

  /// Names of airlines by IATA and ICAO code. The columns are `iata` or `code`, `icao`, of which one
  /// may be left out, and `name`.
  public static func airlines(
    _ source: SourceText,
    isNamed: Bool
  ) throws(Report) -> (airlines: [String: String], warnings: [Diagnostic]) {
    var table = ReferenceTable(source)
    let codes = [table.column("iata", "code"), table.column("icao")].compactMap(\.self)
    guard !codes.isEmpty else {
      return ([:], try missing("iata", key: "airlines", in: source, isNamed: isNamed))
    }
    guard table.column("name") != nil else {
      return ([:], try missing("name", key: "airlines", in: source, isNamed: isNamed))
    }
    var airlines: [String: String] = [:]
    var lines: [String: Int] = [:]
    while table.nextRow() {
      var found = false
      for column in codes {
        guard let code = table.text(column)?.uppercased() else { continue }
        found = true
        guard isAirline(code) else {
          table.add(.wrongAirline(code), in: column)
          continue
        }
        if let line = lines.updateValue(table.line, forKey: code) {
          table.add(.repeatedCode(code, line: line), in: column)
        }
        guard let name = table.text("name") else {
          table.add(.missingName(code), in: "name")
          continue
        }
        airlines[code] = name
      }
      if !found { table.add(.wrongAirline(""), in: codes.first) }
    }
    try table.findings.check()
    return (airlines, [])
  }

  private static func missing(
    _ column: String,
    key: String,
    in source: SourceText,
    isNamed: Bool
  ) throws(Report) -> [Diagnostic] {
    let location = Location(path: source.path)
    if isNamed { throw ReferenceProblem.missingColumn(column).report(at: location) }
    return [ReferenceProblem.notUsed(key, column: column).diagnostic(at: location)]
  }

  private static func isAirline(_ code: String) -> Bool {
    let bytes = code.utf8
    guard bytes.allSatisfy({ isCapital($0) || (0x30...0x39).contains($0) }) else { return false }
    return bytes.count == 2 && bytes.contains(where: isCapital)
      || bytes.count == 3 && bytes.allSatisfy(isCapital)
  }

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
}
