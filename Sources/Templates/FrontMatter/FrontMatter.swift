import Basics
import YAML

/// What stands between the `---` lines at the beginning of a page or notice.
public struct FrontMatter: Sendable {
  /// The title; a page's can hold tags.
  public var title: FrontMatterValue?
  /// The line beneath the title; can hold tags.
  public var subtitle: FrontMatterValue?
  /// The name of the layout, without folder and ending.
  public var layout: FrontMatterValue?
  /// The place in the sidebar: smaller numbers come first.
  public var order: Int?
  /// A notice's first day, in the airport's time.
  public var from: CivilDate?
  /// A notice's last day, which is not before the first.
  public var until: CivilDate?
  /// `arrival` or `departure`, for a notice about one of them.
  public var direction: FrontMatterValue?
  /// The code of the airline that a notice is about.
  public var airline: FrontMatterValue?
  /// The designator or id of the flight that a notice is about.
  public var flight: FrontMatterValue?

  /// Front matter without any value.
  public init() {}
}
