import Diagnostics

/// What a site's configuration says about its pages.
public struct SiteDescription: Sendable {
  /// The airport's name.
  public var title: String
  /// The language of words and dates, as BCP 47.
  public var language: String
  /// Where the language is written, for messages about it.
  public var languageLocation: Location?
  /// The airport's IATA code.
  public var airportCode: String?
  /// Where the site will be found, with a final `/`, for example `https://flights.example/board/`.
  public var baseURL: String?
  /// The path of `baseURL`, with `/` at both ends; `/` where it is not known.
  public var basePath: String
  /// A clock of twelve hours or not; nil for the language's own.
  public var usesTwelveHours: Bool?
  /// Seconds past which a late flight counts as very late.
  public var delayThreshold: Int
  /// How a board's rows lead to their flights: push, modal or popover.
  public var flightSegue: String
  /// The file of the schedule, for messages about its flights; nil where it is made up.
  public var schedulePath: String?
  /// The colours, where they are not the style sheets' own.
  public var theme: Theme
  /// Help on the way, where there is some.
  public var assistance: Assistance?
  /// Of when the flights are, where that is to be told.
  public var data: DataTime?
  /// What tells this build of the generator from every other: its pages may differ.
  public var generator: [UInt8]

  /// What a site's configuration says about its pages.
  public init(
    title: String,
    language: String,
    languageLocation: Location? = nil,
    airportCode: String? = nil,
    baseURL: String? = nil,
    basePath: String = "/",
    usesTwelveHours: Bool? = nil,
    delayThreshold: Int = 900,
    flightSegue: String = "push",
    schedulePath: String? = nil,
    theme: Theme = Theme(),
    assistance: Assistance? = nil,
    data: DataTime? = nil,
    generator: [UInt8] = []
  ) {
    self.title = title
    self.language = language
    self.languageLocation = languageLocation
    self.airportCode = airportCode
    self.baseURL = baseURL
    self.basePath = basePath
    self.usesTwelveHours = usesTwelveHours
    self.delayThreshold = delayThreshold
    self.flightSegue = flightSegue
    self.schedulePath = schedulePath
    self.theme = theme
    self.assistance = assistance
    self.data = data
    self.generator = generator
  }
}
