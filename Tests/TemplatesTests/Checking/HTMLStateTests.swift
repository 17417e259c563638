import Testing

@testable import Templates

@Suite("Places in HTML")
struct HTMLStateTests {
  private func state(after html: String) -> HTMLState {
    var state = HTMLState()
    for (offset, byte) in html.utf8.enumerated() {
      _ = state.step(byte, at: HTMLSpot(file: 0, offset: offset))
    }
    return state
  }

  static let places = [
    ("", "in the text of an element"),
    ("<", "in an element's name"),
    ("</", "in an element's name"),
    ("a < b", "in the text of an element"),
    ("<<", "in an element's name"),
    ("<P", "in an element's name"),
    ("<P ", "in the tag of <p>"),
    ("<p/", "in the tag of <p>"),
    ("<p HREF", "in an attribute's name"),
    ("<p href ", "in the tag of <p>"),
    ("<p HREF=", "in the unquoted attribute 'href'"),
    ("<p href = a", "in the unquoted attribute 'href'"),
    ("<p href='\">", "in the attribute 'href'"),
    ("<p href=\"'>", "in the attribute 'href'"),
    ("<p href=\"\"", "in the tag of <p>"),
    ("<p href=a>", "in the text of an element"),
    ("<p href=>", "in the text of an element"),
    ("<p href>", "in the text of an element"),
    ("<!doctype html", "in '<!…>'"),
    ("<!doctype html>", "in the text of an element"),
    ("<!-", "in '<!…>'"),
    ("<!--", "in a comment"),
    ("<!-- > -> -- <p>", "in a comment"),
    ("<!-- -->", "in the text of an element"),
    ("<!-- --!>", "in the text of an element"),
    ("<!-->", "in the text of an element"),
    ("<!--->", "in the text of an element"),
    ("<!-- --->", "in the text of an element"),
    ("</ x", "in '<!…>'"),
    ("<title>", "in <title>"),
    ("<title><b>", "in <title>"),
    ("<title></titles>", "in <title>"),
    ("<title></TITLE>", "in the text of an element"),
    ("<textarea></title></textarea >", "in the text of an element"),
    ("<script src=a>", "in <script>"),
    ("<script src=a></scrip></script", "in <script>"),
    ("<script src=a><</script>", "in the text of an element"),
    ("<svg><title>", "in the text of an element"),
    ("<svg><foreignObject><title>", "in <title>"),
  ]

  @Test("a place is known from what stands before it", arguments: places)
  func knowsPlace(_ html: String, _ words: String) {
    #expect(state(after: html).words == words)
  }

  static let elements = [
    ("<div><p>a<p>b", ["div", "p"]),
    ("<p>a<ul><li>b<li>c", ["ul", "li"]),
    ("<p>a</ul>", ["p"]),
    ("<table><thead><tr><th>a<tbody><tr><td>b", ["table", "tbody", "tr", "td"]),
    ("<table><tbody><tr><td>a<tr><td>b", ["table", "tbody", "tr", "td"]),
    ("<html><head><meta><body>", ["html", "body"]),
    ("<select><optgroup><option>a<optgroup><option>b", ["select", "optgroup", "option"]),
    ("<ruby>a<rp>(<rt>b<rp>)</ruby>", []),
    ("<br><img/><hr>", []),
    ("<svg><path/><g>", ["svg", "g"]),
    ("<svg/><div/>", ["div"]),
    ("<DIV></div>", []),
    ("<div><span></div>", []),
  ]

  @Test("elements are open until they are closed, or end as HTML says", arguments: elements)
  func knowsElements(_ html: String, _ open: [String]) {
    #expect(state(after: html).elements.map(\.name) == open)
  }

  @Test("blanks count in values, names and preformatted text")
  func knowsBlanks() {
    #expect(!state(after: "<p>").keepsBlanks)
    #expect(!state(after: "<p ").keepsBlanks)
    #expect(state(after: "<p title='").keepsBlanks)
    #expect(state(after: "<pre><b>").keepsBlanks)
    #expect(state(after: "<textarea>").keepsBlanks)
    #expect(!state(after: "<pre></pre>").keepsBlanks)
  }
}
