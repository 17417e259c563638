/// The ways in which a page's links lead on.
public enum SegueKind: String, CaseIterable, Sendable {
  /// To another page.
  case push
  /// To a dialog that covers the page.
  case modal
  /// To a card beside the link.
  case popover
}
