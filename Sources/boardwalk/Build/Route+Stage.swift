import Pages
import Publishing

extension Route {
  /// When the page is published: what is linked comes before what links to it.
  var stage: Stage {
    switch self {
    case .asset, .copied, .calendar, .code: .asset
    case .flight: .flight
    case .board, .flightData, .today, .days, .search, .display, .extra, .notFound: .board
    case .welcome, .robots, .sitemap, .sitemapPart, .buildData, .buildScript: .welcome
    }
  }
}
