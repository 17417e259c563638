/// The clock that a carrier's times, days and weekdays are told by; the raw value is how `site.yml`
/// names it.
public enum SSIMTimeMode: String, CaseIterable, Hashable, Sendable {
  /// Each end's own.
  case local
  /// Coordinated universal time.
  case utc

  /// The mode that the second column of record 2 says.
  init?(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "L"), UInt8(ascii: "l"): self = .local
    case UInt8(ascii: "U"), UInt8(ascii: "u"): self = .utc
    default: return nil
    }
  }
}
