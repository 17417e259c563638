import Schedule
import Templates
import Testing

@testable import Pages

@Suite("Addresses that templates write out")
struct SiteLinksTests {
  private static func links(_ route: Route, basePath: String = "/") -> SiteLinks {
    SiteLinks(
      place: route == .notFound ? Place(absolute: basePath) : Place(of: route),
      names: PageNames(extras: ["getting-here"]),
      assets: ["board.css", "fonts/a.woff2"],
      copies: ["map.pdf", "docs/index.html", "docs/plan.pdf"],
      files: ["404.html", "build.json", "2026-11-30/index.html"],
      basePath: basePath
    )
  }

  @Test(
    "what leads out of the site or into the page is not judged",
    arguments: [
      "", "https://a.example/days.html", "mailto:a@b.example", "tel:+1", "//a.example/days.html",
      "/contact", "/search", "../contact.html", "../other/", "./", "..", "build.json", "404.html",
      "2026-11-30/index.html", "data:image/png;base64,AA==",
    ]
  )
  func fine(address: String) {
    #expect(Self.links(.welcome).finding(address) == .fine)
  }

  @Test(
    "near misses of pages and assets are told with what to write",
    arguments: [
      ("Page:days", "page:days"), ("page: days", "page:days"), (" page:days", "page:days"),
      ("pages:days", "page:days"), ("page:days.html", "page:days"), ("Page:dyas", "page:days"),
      ("Assets/board.css", "assets/board.css"), ("/assets/board.css", "assets/board.css"),
      ("./assets/board.css", "assets/board.css"), ("../assets/bord.css", "assets/board.css"),
      ("assets:board.css", "assets/board.css"), ("../assets/x", "assets/x"),
      ("board.css", "assets/board.css"), ("a.woff2", "assets/fonts/a.woff2"),
      ("days.html", "page:days"), ("./days.html", "page:days"), ("../days.html", "page:days"),
      ("/days.html", "page:days"), ("getting-here.html", "page:getting-here"),
      ("getting-here", "page:getting-here"), ("pages/getting-here.md", "page:getting-here"),
      ("today/", "page:today"), ("today/arrivals.html", "page:today-arrivals"),
      ("index.html", "page:welcome"), ("www.a.example/x", "https://www.a.example/x"),
      ("/map.pdf", "map.pdf"), ("../map.pdf", "map.pdf"), ("static/map.pdf", "map.pdf"),
      ("Map.pdf", "map.pdf"),
    ]
  )
  func misnamed(address: String, meant: String) {
    #expect(Self.links(.welcome).finding(address) == .misnamed(meant))
  }

  @Test(
    "a copied file is named from the site's root and right from every page",
    arguments: [
      (.welcome, "map.pdf", .file("map.pdf")), (.welcome, "docs/", .file("docs/index.html")),
      (.today(.all), "docs/plan.pdf", .file("../docs/plan.pdf")),
      (.today(.all), "../map.pdf", .fine), (.welcome, "./map.pdf", .fine),
      (.today(.all), "./map.pdf", .misnamed("map.pdf")), (.notFound, "map.pdf", .file("/map.pdf")),
    ] as [(Route, String, AddressFinding)]
  )
  func copies(route: Route, address: String, finding: AddressFinding) {
    #expect(Self.links(route).finding(address) == finding)
  }

  @Test(
    "the views of a day lie beside its pages, and nowhere else",
    arguments: [
      (.today(.all), "arrivals.html", .fine), (.today(.all), "./", .fine),
      (.today(.all), "../", .fine), (.today(.all), "index.html", .fine),
      (.welcome, "arrivals.html", .unknown(meant: nil)),
      (.today(.all), "days.html", .misnamed("page:days")),
    ] as [(Route, String, AddressFinding)]
  )
  func folder(route: Route, address: String, finding: AddressFinding) {
    #expect(Self.links(route).finding(address) == finding)
  }

  @Test(
    "what nothing has is told, with what is near",
    arguments: [
      ("dyas.html", "page:days"), ("bord.css", "assets/board.css"), ("mpa.pdf", "map.pdf"),
      ("nothing.pdf", nil),
    ] as [(String, String?)]
  )
  func unknown(address: String, meant: String?) {
    #expect(Self.links(.welcome).finding(address) == .unknown(meant: meant))
  }

  @Test("in a sub-folder an absolute address is the site's own below it")
  func base() {
    let links = Self.links(.welcome, basePath: "/board/")
    #expect(links.finding("/board/days") == .misnamed("page:days"))
    #expect(links.finding("/days") == .fine)
  }
}
