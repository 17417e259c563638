/// A translatable text with named places, cut once: `{designator} From {city}`.
struct Pattern: Sendable {
  private enum Piece: Sendable {
    case text(String)
    case place(String)
  }

  private let pieces: [Piece]

  /// Cuts a text at its places; a brace that opens no place is text.
  init(_ text: String) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
      pieces.append(.place(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    self.pieces = pieces
  }

  /// The names of the places.
  var places: Set<String> {
    Set(
      pieces.compactMap { piece in
        if case .place(let name) = piece { name } else { nil }
      }
    )
  }

  /// The text with its places filled; a place without a value is left out.
  func filled(_ values: KeyValuePairs<String, String>) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let literal): text += literal
      case .place(let name): text += values.first { $0.key == name }?.value ?? ""
      }
    }
    return text
  }
}
