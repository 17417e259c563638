/// The one way in which files are damaged: half of them anywhere, half only in a digit or a letter.
struct Damage {
  /// Where the choices come from; tests make theirs of the same numbers.
  var numbers: SeededNumbers
  /// What is put in, besides single bytes: what has a meaning in the format, and what hurts.
  let pieces: [[UInt8]]
  /// About how many bytes are taken away or doubled at once: a line, or a part of one.
  let span: Int

  /// A file that is damaged, the next one of many.
  mutating func damaged(_ whole: [UInt8]) -> [UInt8] {
    var bytes = whole
    if numbers.below(2) == 0 {
      change(&bytes)
    } else {
      for _ in 0...numbers.below(4) where !bytes.isEmpty { hurt(&bytes) }
    }
    return bytes
  }

  private mutating func hurt(_ bytes: inout [UInt8]) {
    let place = numbers.below(bytes.count)
    let end = min(bytes.count, place + numbers.below(span))
    switch numbers.below(8) {
    case 0: bytes.remove(at: place)
    case 1: bytes[place] = UInt8(numbers.below(256))
    case 2: bytes.insert(contentsOf: piece(), at: place)
    case 3:
      let piece = piece()
      bytes.replaceSubrange(place..<min(place + piece.count, bytes.count), with: piece)
    case 4: bytes.removeSubrange(place..<end)
    case 5: bytes.insert(contentsOf: bytes[place..<end], at: numbers.below(bytes.count))
    case 6: bytes.replaceSubrange(place..., with: bytes[..<place].prefix(20))
    default:
      if numbers.below(4) == 0 { bytes.removeSubrange(place...) }
    }
  }

  private mutating func piece() -> [UInt8] { pieces[numbers.below(pieces.count)] }

  /// Puts another digit in a digit's place, or another letter in a letter's.
  private mutating func change(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    var place = numbers.below(bytes.count)
    // Mostly a digit: a letter is often one of a name that is needed.
    for _ in 0..<24 where bytes[place] &- 0x30 >= 10 { place = numbers.below(bytes.count) }
    switch bytes[place] {
    case 0x30...0x39: bytes[place] = 0x30 + UInt8(numbers.below(10))
    case 0x41...0x5A: bytes[place] = 0x41 + UInt8(numbers.below(26))
    case 0x61...0x7A: bytes[place] = 0x61 + UInt8(numbers.below(26))
    default: break
    }
  }
}
