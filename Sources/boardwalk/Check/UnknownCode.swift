import Schedule

/// A code of the data that is in no table: it is shown as it is.
struct UnknownCode: Hashable {
  /// What a code can be of.
  enum Kind: String, CaseIterable {
    case airline, airport, status, aircraft
  }

  /// What it is of, and the code.
  struct Name: Hashable {
    let kind: Kind
    let code: String
  }

  let name: Name
  /// How many flights have it.
  var flights: Int
  /// The first of these.
  let place: FindingPlace

  /// The codes that no table has, the first that is met first.
  static func all(
    in flights: [Flight],
    path: String?,
    reference: ReferenceData
  ) -> [UnknownCode] {
    var found: [UnknownCode] = []
    var places: [Name: Int] = [:]
    // A code is looked up once, known or not.
    var known: Set<Name> = []
    // Flights are in the order of their times; people look at a file from its beginning.
    let order = flights.indices.sorted {
      (flights[$0].sourceLine ?? 0, $0) < (flights[$1].sourceLine ?? 0, $1)
    }
    for index in order {
      let flight = flights[index]
      for name in names(in: flight) where !known.contains(name) {
        if let place = places[name] {
          found[place].flights += 1
        } else if isKnown(name, reference) {
          known.insert(name)
        } else {
          places[name] = found.count
          let place = FindingPlace(path: path, line: flight.sourceLine)
          found.append(UnknownCode(name: name, flights: 1, place: place))
        }
      }
    }
    return found
  }

  private static func names(in flight: Flight) -> [Name] {
    var names = [Name(kind: .airline, code: flight.airline.code)]
    if let code = flight.airport.code { names.append(Name(kind: .airport, code: code)) }
    names += flight.via.filter { $0.utf8.count == 3 && $0.utf8.allSatisfy(isCapital) }
      .map { Name(kind: .airport, code: $0) }
    if let type = flight.aircraft, isType(type) { names.append(Name(kind: .aircraft, code: type)) }
    if let text = flight.status.text { names.append(Name(kind: .status, code: text)) }
    return names
  }

  private static func isKnown(_ name: Name, _ reference: ReferenceData) -> Bool {
    switch name.kind {
    case .airline: reference.isKnown(airline: name.code)
    case .airport: reference.isKnown(airport: name.code)
    case .status, .aircraft: false
    }
  }

  /// Whether a text has the form of a type's code: what has not is a name.
  private static func isType(_ text: String) -> Bool {
    (3...4).contains(text.utf8.count)
      && text.utf8.allSatisfy { isCapital($0) || (0x30...0x39).contains($0) }
  }

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
}
