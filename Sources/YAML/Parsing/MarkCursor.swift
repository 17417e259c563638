import Diagnostics

/// Turns libyaml's marks, which count scalars from the start of what it was given, into bytes and
/// positions of the file. libyaml's own lines are not used: it also breaks lines at U+0085, U+2028
/// and U+2029, where no editor does.
struct MarkCursor {
  /// A place in the file.
  struct Place {
    var offset: Int
    var position: Position
  }

  private let bytes: [UInt8]
  private let start: Place
  private let end: Int
  private var place: Place
  private var scalars = 0

  init(source: SourceText, start: Int, end: Int) {
    bytes = source.bytes
    self.start = Place(offset: start, position: source.position(ofByte: start))
    self.end = end
    place = self.start
  }

  /// The place of a mark. Marks come nearly always in rising order, so the way is short.
  mutating func place(ofScalar index: Int) -> Place {
    if index < scalars {
      place = start
      scalars = 0
    }
    while scalars < index, place.offset < end {
      advance()
      scalars += 1
    }
    return place
  }

  private mutating func advance() {
    let byte = bytes[place.offset]
    place.offset += 1
    while place.offset < end, bytes[place.offset] & 0xC0 == 0x80 { place.offset += 1 }
    let isFirstOfTwo = byte == 0x0D && place.offset < end && bytes[place.offset] == 0x0A
    if byte == 0x0A || (byte == 0x0D && !isFirstOfTwo) {
      place.position = Position(line: place.position.line + 1, column: 1)
    } else {
      place.position.column += 1
    }
  }
}
