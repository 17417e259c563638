/// What a leg is flown for, by IATA's letters.
enum ServiceType {
  /// Loose freight, and flights without passengers to where an aircraft is needed.
  private static let leftOut: Set<String> = ["F", "P"]

  /// Whether legs of a type are read: those that are wanted, else all but freight and positioning.
  static func isRead(_ type: String, of wanted: Set<String>?) -> Bool {
    wanted?.contains(type) ?? !leftOut.contains(type)
  }
}
