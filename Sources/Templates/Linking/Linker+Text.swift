import Diagnostics
import Mustache

extension Linker {
  /// Reads text. Blanks that would be shown are neither added nor removed at the beginning of lines.
  mutating func read(_ text: Text, range: Range<Int>, _ frame: LinkFrame) {
    let isSource = !frame.file.document.isMarkdown && range.count == text.bytes.count
    let spots = isSource ? [] : spots(of: text, range: range, in: frame.file)
    func spot(_ index: Int) -> HTMLSpot {
      if index < spots.count { return spots[index] }
      return HTMLSpot(
        file: frame.file.number,
        offset: range.lowerBound + (isSource ? index : 0),
        isWritten: !frame.file.document.isMarkdown
      )
    }
    var position = 0
    for segment in frame.indentation.segments(of: text, isIndented: isIndented) {
      if html.keepsBlanks {
        for index in position..<segment.range.lowerBound {
          put(text.bytes[index], at: spot(index), frame)
        }
      } else {
        for byte in segment.added { put(byte, at: spot(segment.range.lowerBound), frame) }
      }
      for index in segment.range { put(text.bytes[index], at: spot(index), frame) }
      position = segment.range.upperBound
    }
    isIndented = false
  }

  /// For each byte of HTML made from Markdown, the `<` that it stands behind, where the author wrote
  /// it; else where the text begins.
  private func spots(of text: Text, range: Range<Int>, in file: LinkedFile) -> [HTMLSpot] {
    let count = text.bytes.count { $0 == UInt8(ascii: "<") }
    var tags = file.rawTags(ofTextFrom: range.lowerBound, count: count)[...]
    if tags.allSatisfy({ $0 == nil }) { return [] }
    var spot = HTMLSpot(file: file.number, offset: range.lowerBound, isWritten: false)
    return text.bytes.map { byte in
      if byte == UInt8(ascii: "<") {
        let offset = tags.popFirst() ?? nil
        spot = HTMLSpot(
          file: file.number,
          offset: offset ?? range.lowerBound,
          isWritten: offset != nil
        )
      }
      return spot
    }
  }

  /// Reads a byte of HTML.
  mutating func put(_ byte: UInt8, at spot: HTMLSpot, _ frame: LinkFrame) {
    if run != nil, run?.spot == nil { run?.spot = spot }
    if value != nil, value?.spot == nil { value?.spot = spot }
    let events = html.step(byte, at: spot)
    if html.elements.count < floor, floorSpot == nil { floorSpot = html.tagSpot }
    if events.isEmpty {
      pending.append(byte)
      return
    }
    note(events, frame)
    var isPut = false
    for event in events {
      switch event {
      case .valueEnds:
        finishRun(isEnd: true, frame)
        finishValue(frame)
      case .valueStarts:
        if case .value = html.place {
          pending.append(byte)
          isPut = true
        }
        beginValue(at: isPut ? nil : spot)
        if HTMLAttribute.holdsAddress(html.attribute), !html.isClosing {
          run = AddressRun(start: pending.count, isWhole: true, spot: isPut ? nil : spot)
        }
      case .linkEnds: finishLink(frame)
      case .problem: break
      }
    }
    if !isPut { pending.append(byte) }
  }

  /// Puts what has been read into the program.
  mutating func flush(_ frame: LinkFrame) {
    finishRun(isEnd: false, frame)
    breakValue()
    builder.literal(pending)
    pending.removeAll(keepingCapacity: true)
    beginRun()
  }

  /// Begins to read an address again behind a tag that may have been empty.
  mutating func beginRun() {
    let isAddress = html.isInAddress && html.isValueEmpty
    run = isAddress ? AddressRun(start: pending.count, isWhole: false, spot: nil) : nil
  }
}
