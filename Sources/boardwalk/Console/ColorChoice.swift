/// The choices of `--color`.
enum ColorChoice: String, CaseIterable, Sendable {
  /// Colour on a terminal, unless NO_COLOR is set.
  case auto
  case always
  case never
}
