extension Airport {
  /// The airport that a text of the data means: an IATA code, or a name. Three letters of one case
  /// are a code when they are upper-case or are in the table; anything else is a name.
  ///
  /// The city is the table's, else the airport's name, else the code.
  public init(data text: String) {
    let upper = text.uppercased()
    let isCode = text.utf8.count == 3 && upper.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    guard isCode, text == upper || text == text.lowercased() else {
      self = Self.named(text) ?? Airport(code: nil, name: text, city: text)
      return
    }
    if let record = AirportTable.airport(code: upper) {
      self.init(record)
    } else if text == upper {
      self.init(code: upper, name: upper, city: upper)
    } else {
      self.init(code: nil, name: text, city: text)
    }
  }

  /// The airport of a city or a name with a known code in brackets behind it, "Boston (BOS)"; the
  /// words before it are shown as the city.
  private static func named(_ text: String) -> Airport? {
    guard text.utf8.count >= 6, text.utf8.last == UInt8(ascii: ")") else { return nil }
    let code = text.dropLast().suffix(3)
    let words = text.dropLast(4)
    guard words.utf8.last == UInt8(ascii: "("),
      code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }),
      let record = AirportTable.airport(code: String(code))
    else { return nil }
    var airport = Airport(record)
    let city = words.dropLast().reversed().drop { $0 == " " }.reversed()
    if !city.isEmpty { airport.city = String(city) }
    return airport
  }

  /// The airport of a row of the table.
  public init(_ record: AirportRecord) {
    let name = record.name.isEmpty ? record.iata : record.name
    self.init(
      code: record.iata,
      name: name,
      city: record.city.isEmpty ? name : record.city,
      zoneIdentifier: record.zoneIdentifier.isEmpty ? nil : record.zoneIdentifier
    )
  }
}
