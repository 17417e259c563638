extension StatusCode {
  /// The code that a text of the data means: the code itself, its English word, or one of the
  /// spellings that airports' systems use; case, blanks, hyphens and underscores do not count.
  ///
  /// `GCL` is "gate closing" as at Schiphol; a source that means "closed" by it maps it itself.
  public init?(spelling text: String) {
    let letters = Self.letters(of: text)
    guard let code = Self.bySpelling[letters] ?? Self.beginning(text) else { return nil }
    self = code
  }

  /// What a text says at its beginning, where the rest of it would hide that nobody flies there:
  /// "Cancelled - weather", "CANCELLED*", "Diverted (Bergen)".
  private static func beginning(_ text: String) -> StatusCode? {
    let word = text.prefix { $0.isLetter }
    guard word.count > 3, let code = bySpelling[letters(of: String(word))] else { return nil }
    return code == .cancelled || code == .diverted ? code : nil
  }

  private static let bySpelling: [[UInt8]: StatusCode] = {
    var table: [[UInt8]: StatusCode] = [:]
    for code in allCases where code != .unknown {
      for spelling in [code.rawValue] + code.spellings { table[letters(of: spelling)] = code }
    }
    return table
  }()

  private static func letters(of text: String) -> [UInt8] {
    text.utf8.compactMap { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"): nil
      default: byte
      }
    }
  }

  /// How data writes it, besides the code.
  public var spellings: [String] {
    switch self {
    case .scheduled: ["SCH", "S", "OP"]
    case .onTime: ["ONT", "On schedule"]
    case .early: ["EAR"]
    case .delayed: ["DEL"]
    case .checkIn: ["Check-in open", "CKO"]
    case .checkInClosed: ["CKC", "CHC"]
    case .waitInLounge: ["WIL"]
    case .goToGate: []
    case .gateOpen: ["GTO"]
    case .boarding: ["BRD", "BST"]
    case .finalCall: ["FCT"]
    case .gateClosing: ["GCL"]
    case .gateClosed: ["GTD"]
    case .departed: ["DEP", "D", "TKO", "OFB"]
    case .enRoute: ["AIR", "ENR"]
    case .expected: ["EXP"]
    case .approaching: ["FIR"]
    case .landed: ["LND", "TDN", "LAN"]
    case .firstBag: ["FIB"]
    case .arrived: ["ARR", "A", "ONB"]
    case .cancelled: ["Canceled", "CNX", "CANX", "CXL", "CXLD", "C", "DX"]
    case .diverted: ["DIV"]
    case .gateChange: ["GCH"]
    case .tomorrow: ["New day", "TOM"]
    case .unknown: []
    }
  }
}
