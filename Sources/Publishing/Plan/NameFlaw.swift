/// Why a name cannot be a file of the site.
public enum NameFlaw: Hashable, Sendable, CaseIterable {
  /// The name is empty or has an empty part: `a//b`, `a/`, `/a`.
  case emptyPart
  /// A part is `.` or `..`.
  case dots
  /// It holds a line feed or another control character.
  case controlCharacter
  /// A part is longer than 255 bytes, or the whole longer than 1,024.
  case tooLong
  /// It lies in the folder where Boardwalk keeps its records.
  case records

  /// The flaw, to be read after "because it".
  var words: String {
    switch self {
    case .emptyPart: "is not a relative path"
    case .dots: "leads through '.' or '..'"
    case .controlCharacter: "holds a control character"
    case .tooLong: "is too long"
    case .records: "lies in the folder '.boardwalk'"
    }
  }

  /// The first flaw of a name, or nil for a name that is safe below any folder.
  static func first(in name: UnsafeBufferPointer<UInt8>) -> NameFlaw? {
    guard !name.isEmpty else { return .emptyPart }
    guard name.count <= 1024 else { return .tooLong }
    var start = 0
    for index in 0...name.count {
      let byte = index < name.count ? name[index] : slash
      if byte == slash {
        let part = UnsafeBufferPointer(rebasing: name[start..<index])
        if let flaw = first(inPart: part, isFirst: start == 0) { return flaw }
        start = index + 1
      } else if byte < 0x20 || byte == 0x7F {
        return .controlCharacter
      }
    }
    return nil
  }

  private static func first(
    inPart part: UnsafeBufferPointer<UInt8>,
    isFirst: Bool
  ) -> NameFlaw? {
    switch part.count {
    case 0: return .emptyPart
    case 1 where part[0] == dot: return .dots
    case 2 where part[0] == dot && part[1] == dot: return .dots
    case 256...: return .tooLong
    case recordsFolder.count where isFirst && isRecordsFolder(part):
      return .records
    default: return nil
    }
  }

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")
  private static let recordsFolder = Array(".boardwalk".utf8)

  /// Some file systems take capitals and small letters for the same name.
  private static func isRecordsFolder(_ part: UnsafeBufferPointer<UInt8>) -> Bool {
    part[0] == dot && part.elementsEqual(recordsFolder) { $0 | 0x20 == $1 | 0x20 }
  }
}
