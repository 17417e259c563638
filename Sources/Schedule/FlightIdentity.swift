import Basics

/// The id of a flight that the data gives none: what means the same flight tomorrow.
///
/// Airline, number, direction, far airport and scheduled date, as the name of its page has them:
/// `rl618-departure-bos-2026-11-30`. A page with thousands of both packs a third smaller when one
/// spells the other. Zeros before the number do not count: a source that begins to pad its numbers
/// tells of the same flights.
public enum FlightIdentity {
  /// The id. `airport` is the code of the far airport, or its name where it has no code; `date` is
  /// the scheduled date, ISO 8601.
  public static func id(
    direction: Direction,
    airline: String,
    number: String,
    airport: String,
    date: String
  ) -> String {
    let number = significant(number)
    // Two letters of an airline and a number that begins with a figure can be told apart again, and
    // capitals can be told from small letters where there are only capitals; else two flights could
    // be spelled alike.
    let isPlain =
      airline.utf8.count == 2 && airline.utf8.allSatisfy(isCapitalOrFigure)
      && number.utf8.first.map(isFigure) == true && number.utf8.allSatisfy(isCapitalOrFigure)
      && airport.utf8.allSatisfy(isCapital)
    return isPlain
      ? "\(airline)\(number)-\(direction.rawValue)-\(airport)-\(date)".lowercased()
      : "\(direction.rawValue)-\(airline)-\(number)-\(airport)-\(date)"
  }

  /// A number without the zeros before its first other figure; of nothing but zeros one stays.
  public static func significant(_ number: String) -> Substring {
    var rest = number[...]
    while rest.utf8.first == UInt8(ascii: "0"),
      let next = rest.utf8.dropFirst().first, isFigure(next)
    {
      rest = rest.dropFirst()
    }
    return rest
  }

  private static func isCapitalOrFigure(_ byte: UInt8) -> Bool { isCapital(byte) || isFigure(byte) }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isFigure(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
