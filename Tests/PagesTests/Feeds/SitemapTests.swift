import Testing

@testable import Pages

@Suite("The list of pages for crawlers")
struct SitemapTests {
  @Test(
    "it has parts only above 50,000 addresses",
    arguments: [
      (0, []), (1, []), (49_999, []), (50_000, []), (50_001, [1, 2]), (100_000, [1, 2]),
      (100_001, [1, 2, 3]),
    ]
  )
  func parts(count: Int, parts: [Int]) {
    #expect(Array(Sitemap.parts(of: count)) == parts)
  }

  @Test("a file lists addresses, escaped for XML")
  func file() {
    #expect(
      written { Sitemap.write(["https://a.example/", "https://a.example/x&y<z"], into: &$0) } == """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://a.example/</loc></url>
        <url><loc>https://a.example/x&amp;y&lt;z</loc></url>
        </urlset>

        """
    )
  }

  @Test("an index lists the parts")
  func index() {
    #expect(
      written { Sitemap.writeIndex(["https://a.example/sitemap-1.xml"], into: &$0) } == """
        <?xml version="1.0" encoding="UTF-8"?>
        <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <sitemap><loc>https://a.example/sitemap-1.xml</loc></sitemap>
        </sitemapindex>

        """
    )
  }
}
