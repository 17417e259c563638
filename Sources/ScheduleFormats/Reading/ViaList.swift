/// The stops of a flight as data writes them, each a code or a name.
enum ViaList {
  /// The stops in a text: parted by blanks, commas, semicolons or vertical bars, and where all are codes
  /// by slashes, `+` or `&`, too, which are part of names.
  static func stops(in text: String) -> [String] {
    let stops = text.split { $0.isWhitespace || ",;|".contains($0) }
    let parts = stops.flatMap { stop in stop.split { "/+&".contains($0) } }
    let areCodes = parts.allSatisfy { part in
      part.utf8.count == 3 && part.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 }
    }
    return (areCodes ? parts : stops).map(String.init)
  }
}
