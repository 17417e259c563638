import Basics

/// Check-in desks in a few words.
enum DeskList {
  /// Names of desks in order, those that follow each other by number as a range: `A11-A14, B2`. Nil
  /// for none.
  static func text(of names: [String]) -> String? {
    let desks = Set(names).map(Desk.init).sorted()
    var ranges: [(first: Desk, last: Desk)] = []
    for desk in desks {
      if let last = ranges.last?.last, desk.follows(last) {
        ranges[ranges.count - 1].last = desk
      } else {
        ranges.append((desk, desk))
      }
    }
    guard !ranges.isEmpty else { return nil }
    return ranges.map { range in
      range.first.name == range.last.name
        ? range.first.name : "\(range.first.name)-\(range.last.name)"
    }.joined(separator: ", ")
  }

  /// A name that ends in a number, or in none.
  private struct Desk: Comparable {
    let name: String
    let stem: String
    let digits: Int
    let number: Int?

    init(_ name: String) {
      self.name = name
      let count = name.utf8.reversed().prefix { $0.isDigit }.count
      stem = String(name.dropLast(count))
      digits = count
      number = count > 9 ? nil : Int(name.suffix(count))
    }

    /// Whether it is the next behind another one, and written alike.
    func follows(_ other: Desk) -> Bool {
      guard let number, let previous = other.number else { return false }
      return stem == other.stem && number == previous + 1 && digits >= other.digits
        && (digits == other.digits || !name.dropFirst(stem.count).hasPrefix("0"))
    }

    static func < (left: Desk, right: Desk) -> Bool {
      let (numbers, names) = ((left.number ?? -1, right.number ?? -1), (left.name, right.name))
      guard left.stem == right.stem else {
        return left.stem.unicodeScalars.lexicographicallyPrecedes(right.stem.unicodeScalars)
      }
      return numbers.0 != numbers.1
        ? numbers.0 < numbers.1
        : names.0.unicodeScalars.lexicographicallyPrecedes(names.1.unicodeScalars)
    }
  }
}
