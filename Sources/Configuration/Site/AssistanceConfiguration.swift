import YAML

/// The help on the way that `assistance` tells of; at least one of the three is there.
public struct AssistanceConfiguration: Hashable, Sendable {
  /// The number to call, as it is to be shown.
  public var phone: Located<String>?
  /// Where to meet who helps.
  public var meetingPoint: Located<String>?
  /// The name of the extra page that says more.
  public var page: Located<String>?
}
