import Templates
import Testing

@Suite("Markdown from data")
struct DataMarkdownTests {
  @Test("data says what is safe and no more", arguments: cases)
  func isSafe(_ example: MarkdownExample) {
    #expect(DataMarkdown.html(example.markdown) == example.html)
  }

  @Test("a text that is too long is shown as it is")
  func tooLong() {
    let text = String(repeating: "*<b>", count: DataMarkdown.sizeLimit / 4)
    let longer = text + "!"
    #expect(DataMarkdown.html(longer) == "<p>\(longer.replacing("<b>", with: "&lt;b&gt;"))</p>\n")
  }

  @Test("quotes nested as deep as a text is long do no harm")
  func deepNesting() {
    let text = String(repeating: ">", count: 16_000) + "a"
    #expect(DataMarkdown.html(text) == "<p>a</p>\n")
  }

  static let cases: [MarkdownExample] = [
    MarkdownExample("nothing", " \n", ""),
    MarkdownExample(
      "a paragraph",
      "Gate *changed* to **B12**",
      "<p>Gate <em>changed</em> to <strong>B12</strong></p>\n"
    ),
    MarkdownExample("breaks", "a  \nb\nc", "<p>a<br />\nb\nc</p>\n"),
    MarkdownExample("tags are text", "{{flight.gate}} {{{x}}}", "<p>{{flight.gate}} {{{x}}}</p>\n"),
    MarkdownExample("headings", "# A\n\nB *c*\n---\n", "<p>A</p>\n<p>B <em>c</em></p>\n"),
    MarkdownExample("quotes and breaks", "> a\n\n***\n\n> b\n", "<p>a</p>\n<p>b</p>\n"),
    MarkdownExample(
      "lists",
      "- a\n- b\n\n3. c\n\n   d\n",
      "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<ol start=\"3\">\n<li>\n<p>c</p>\n<p>d</p>\n</li>\n</ol>\n"
    ),
    MarkdownExample(
      "a heading as an item",
      "- # a\n- b",
      "<ul>\n<li>\n<p>a</p>\n</li>\n<li>b</li>\n</ul>\n"
    ),
    MarkdownExample(
      "code",
      "`<b>` \n\n```js\"x\n<i>&\n```\n",
      "<p><code>&lt;b&gt;</code></p>\n<pre><code>&lt;i&gt;&amp;\n</code></pre>\n"
    ),
    MarkdownExample(
      "links that stay",
      "[a](https://x.y/?b=c&d \"t\") [e](HTTP://x) [f](mailto:g@h) [i](tel:+1) <https://z>",
      "<p><a href=\"https://x.y/?b=c&amp;d\">a</a> <a href=\"HTTP://x\">e</a> <a href=\"mailto:g@h\">f</a> <a href=\"tel:+1\">i</a> <a href=\"https://z\">https://z</a></p>\n"
    ),
    MarkdownExample(
      "links that become text",
      "[a *b*](javascript:alert(1)) [c](/d) [e](//f) [g](data:text/html,x) [h](<java\nscript:1>) [i](https:) <ftp://j>",
      "<p>a <em>b</em> c e g [h](&lt;java\nscript:1&gt;) i ftp://j</p>\n"
    ),
    MarkdownExample(
      "a scheme in entities",
      "[a](&#106;avascript:b) [c](http&#58;//d) [e](http&#26;//f)",
      "<p>a <a href=\"http://d\">c</a> e</p>\n"
    ),
    MarkdownExample(
      "an address that would leave its attribute",
      "[a](<https://x/\" onclick=\"b>)",
      "<p><a href=\"https://x/%22%20onclick=%22b\">a</a></p>\n"
    ),
    MarkdownExample(
      "images",
      "![a *b* `c`](https://x/y.png \"t\") [![d](e)](https://f)",
      "<p>a b c <a href=\"https://f\">d</a></p>\n"
    ),
    MarkdownExample(
      "HTML in a line",
      "a <b onclick=\"c\">d</b> <!-- e -->",
      "<p>a &lt;b onclick=&quot;c&quot;&gt;d&lt;/b&gt; &lt;!-- e --&gt;</p>\n"
    ),
    MarkdownExample(
      "HTML blocks",
      "<script>\nalert(1)\n</script>\n\n<div>*a*</div>\n",
      "<p>&lt;script&gt;\nalert(1)\n&lt;/script&gt;</p>\n<p>&lt;div&gt;*a*&lt;/div&gt;</p>\n"
    ),
    MarkdownExample(
      "an HTML block in a list",
      "- <div>\n- a",
      "<ul>\n<li>\n<p>&lt;div&gt;</p>\n</li>\n<li>a</li>\n</ul>\n"
    ),
  ]
}
