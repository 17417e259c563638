import Diagnostics
import Testing

@testable import Templates

@Suite("What names an element of its own page")
struct IdentifierTests {
  private func warnings(_ body: String, _ files: [String: String] = [:]) throws -> [String] {
    let page = ["pages/t.html": "---\ntitle: T\n---\n\(body)"]
    return try Fixture.compile(page.merging(files) { first, _ in first }).warnings.map(\.message)
  }

  @Test(
    "finds it before and behind, in a partial, and where a tag may write it",
    arguments: [
      "<a href='#a'>x</a><p id='a'>y</p>",
      "<p id=a>y</p><a href=#a>x</a>",
      "<a href='#gr%C3%BC%C3%9Fe'>x</a><p id='grüße'>y</p>",
      "{{>named}}<a href='#named'>x</a>{{>named}}",
      "{{#isToday}}<p id='a'>y</p>{{/isToday}}<a href='#a'>x</a>",
      "{{#rows}}<p id='row-{{index}}'>y</p>{{/rows}}<a href='#row-7'>x</a>",
      "<p id='{{title}}'>y</p><a href='#anything'>x</a>",
      "<p id='late{{#isToday}}-today{{/isToday}}'>y</p><a href='#late-today'>x</a>",
      "<a href='#{{title}}'>x</a><p aria-labelledby='{{title}}'>y</p>",
      "<a href='#'>x</a><a href='#top'>x</a><a href='#open=days'>x</a>",
      "<a href='page:days#gone'>x</a><a href='https://a.example/#gone'>x</a>",
      "<a href='#a' data-segue-anchor='self' id='a'>x</a><a href='#a' data-segue-anchor='50% 20%'>x</a>",
    ]
  )
  func finds(_ body: String) throws {
    #expect(try warnings(body, ["partials/named.html": "<b id='named'>n</b>"]) == [])
  }

  @Test("tells it where neither a tag nor another page's element can be meant")
  func tells() throws {
    let advice = "write it into the element's tag:"
    #expect(
      try warnings(
        "<p id='row-{{title}}'>y</p><a href='#line-7'>x</a><svg><use href='#i-x'/></svg>"
      ) == [
        "no element of the page has the id 'line-7'; \(advice) 'id=\"line-7\"'",
        "no element of the page has the id 'i-x'; \(advice) 'id=\"i-x\"'",
      ]
    )
  }

  @Test("says nothing where a partial is missing that may have it")
  func waits() {
    let messages = Fixture.messages([
      "pages/t.html": "---\ntitle: T\n---\n<a href='#a'>x</a>{{>gone}}"
    ])
    #expect(
      messages == """
        Templates/pages/t.html:4:22: error: unknown partial 'gone'; write 'partials/gone.html'
          <a href='#a'>x</a>{{>gone}}
                               ^

        """
    )
  }
}
