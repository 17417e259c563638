import CAirports
import Foundation

/// The names that cities have in a language other than English: those of a table, and those by which
/// the runtime's language data calls the cities that time zones are named after.
struct CityNames {
  /// A city of the airports table.
  private struct City: Hashable {
    let name: String
    let country: String
  }

  private let names: [City: String]
  private let english = Self.formatter("en")
  private let own: DateFormatter
  private var zones: [String: (english: String, own: String)] = [:]

  /// The names in a language, a BCP 47 tag; nil for English, which the airports table has.
  init?(language: String) {
    let code = language.split(separator: "-").first.map { $0.lowercased() } ?? ""
    guard code != "en", !code.isEmpty else { return nil }
    own = Self.formatter(language)
    names = Self.table(code)
  }

  /// The name of an airport's city; nil where the language has none of its own.
  mutating func name(of record: AirportRecord) -> String? {
    if let name = names[City(name: record.city, country: record.country)] { return name }
    let zone = record.zoneIdentifier
    guard !zone.isEmpty else { return nil }
    let known = zones[zone] ?? exemplar(of: zone)
    zones[zone] = known
    return known.english == record.city ? known.own : nil
  }

  /// What a zone's city is called.
  private func exemplar(of zone: String) -> (english: String, own: String) {
    func name(_ formatter: DateFormatter) -> String {
      formatter.timeZone = TimeZone(identifier: zone)
      return formatter.string(from: Date(timeIntervalSince1970: 0))
    }
    return (name(english), name(own))
  }

  /// Writes nothing of a time but the city of its zone (UTS 35).
  private static func formatter(_ language: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: language)
    formatter.dateFormat = "VVV"
    return formatter
  }

  /// The cities of the table with their countries, in its order: `Munich,DE`.
  static var cities: [String] {
    lines.dropFirst().map { "\($0[0]),\($0[1])" }
  }

  private static func table(_ language: String) -> [City: String] {
    let lines = lines
    guard let column = lines.first?.dropFirst(2).firstIndex(of: language) else { return [:] }
    return Dictionary(
      lines.dropFirst().map { (City(name: $0[0], country: $0[1]), $0[column]) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private static var lines: [[String]] {
    let bytes = UnsafeBufferPointer(start: city_names_csv(), count: city_names_csv_size())
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
  }
}
