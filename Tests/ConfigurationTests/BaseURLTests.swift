import Testing

@testable import Configuration

@Suite("A site's public address")
struct BaseURLTests {
  @Test(
    "is normalised",
    arguments: [
      ("https://example.com", "https://example.com", ""),
      ("https://example.com/", "https://example.com", ""),
      ("HTTP://EXAMPLE.com:80/A/b//", "http://example.com:80", "/A/b"),
      ("https://a-b.example/x%20y/~z", "https://a-b.example", "/x%20y/~z"),
      ("http://[::1]:8080/a", "http://[::1]:8080", "/a"),
      ("http://localhost", "http://localhost", ""),
    ]
  )
  func normalised(text: String, origin: String, path: String) throws {
    let address = try #require(BaseURL(text))
    #expect(address.origin == origin)
    #expect(address.path == path)
    #expect(address.description == origin + path)
  }

  @Test(
    "is nothing else",
    arguments: [
      "", "example.com", "/a", "//example.com", "ftp://example.com", "https://", "https:///a",
      "https://example.com?a", "https://example.com/a?b", "https://example.com/#c",
      "https://user@example.com", "https://example.com:0", "https://example.com:99999",
      "https://example.com:", "https://exa mple.com", "https://example..com", "https://-a.com",
      "https://example.com/a b", "https://example.com/a//b", "https://example.com/../a",
      "https://example.com/./a", "https://example.com/%", "https://example.com/%2g",
      "https://example.com/é", "https://example.com/<a>", "https://é.com", "https://[::1",
      "https://[]", "https://[x]:1",
    ]
  )
  func refused(text: String) {
    #expect(BaseURL(text) == nil)
  }
}
