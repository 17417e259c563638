import Diagnostics
import YAML

/// What `site.yml` says, checked and typed. What later steps may still find wrong keeps its place.
public struct SiteConfiguration: Sendable {
  /// The file, for messages that point into it.
  public let source: SourceText
  /// The site's name.
  public var title: Located<String>
  /// The airport's IANA zone as it was written; nil when the airport's code is to name it.
  public var timeZone: Located<String>?
  /// The airport's IATA code in capitals.
  public var airport: Located<String>?
  /// The language of words, dates and clock, as a BCP 47 tag.
  public var language: Located<String>
  /// How many days the site covers, from today.
  public var days: Int
  /// The site's public address, if it is known.
  public var baseURL: BaseURL?
  /// The folder of templates as it was written; see `resolve`.
  public var templates: Located<String>
  /// The folder that a build writes, as it was written; see `resolve`.
  public var destination: Located<String>
  /// Patterns of names in the destination that are never touched.
  public var keep: [Located<String>]
  /// The clock, when it is not the language's own.
  public var clock: HourClock?
  /// How a board's rows lead to their flights.
  public var flightSegue: SegueKind
  /// The colours, where they are not the style sheet's own.
  public var theme: ThemeConfiguration
  /// Help on the way, where there is some.
  public var assistance: AssistanceConfiguration?
  /// Where flights come from.
  public var schedule: ScheduleConfiguration
  /// A file that says what is new about flights, if there is one.
  public var updates: ScheduleSource?
}

extension SiteConfiguration {
  /// A place in the file with its line; the file as a whole for what was not written.
  public func location(of position: Position?) -> Location {
    position.map(source.location(of:)) ?? Location(path: source.path)
  }
}
