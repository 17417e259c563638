import Templates
import Testing

@Suite("tags in links, images and inline HTML")
struct MarkdownLinkTests {
  @Test("becomes HTML with the tags in their places", arguments: cases)
  func becomesHTML(_ example: MarkdownExample) throws {
    #expect(try MarkdownTemplate.spelled(example.markdown) == example.html)
  }

  static let cases: [MarkdownExample] = [
    MarkdownExample(
      "address and title",
      #"""
      [to {{a}}]({{url}} "at {{b}}") [c](<{{url}} x> '{{d}}')
      """#,
      #"""
      <p><a href="{{url}}" title="at {{b}}">to {{a}}</a> <a href="{{url}}%20x" title="{{d}}">c</a></p>

      """#
    ),
    MarkdownExample(
      "an address around a tag",
      #"""
      [a](/flights/{{id}}.html?x=1&y={{y}}#é)
      """#,
      #"""
      <p><a href="/flights/{{id}}.html?x=1&amp;y={{y}}#%C3%A9">a</a></p>

      """#
    ),
    MarkdownExample(
      "a page by name",
      #"""
      [a](page:days) [b](page:{{name}})
      """#,
      #"""
      <p><a href="page:days">a</a> <a href="page:{{name}}">b</a></p>

      """#
    ),
    MarkdownExample(
      "a section in an address",
      #"""
      [a]({{#b}}{{url}}{{/b}}{{^b}}index.html{{/b}})
      """#,
      #"""
      <p><a href="{{#b}}{{url}}{{/b}}{{^b}}index.html{{/b}}">a</a></p>

      """#
    ),
    MarkdownExample(
      "image",
      #"""
      ![Map of *{{a}}* `{{b}}`]({{src}} "{{c}}")
      """#,
      #"""
      <p><img src="{{src}}" alt="Map of {{a}} {{b}}" title="{{c}}" /></p>

      """#
    ),
    MarkdownExample(
      "an image in a link",
      #"""
      [![{{a}}]({{src}})]({{url}})
      """#,
      #"""
      <p><a href="{{url}}"><img src="{{src}}" alt="{{a}}" /></a></p>

      """#
    ),
    MarkdownExample(
      "a reference that is used twice",
      #"""
      [{{a}}][map] and [map] and ![{{b}}][map]

      [map]: {{url}} "{{title}}"
      """#,
      #"""
      <p><a href="{{url}}" title="{{title}}">{{a}}</a> and <a href="{{url}}" title="{{title}}">map</a> and <img src="{{url}}" alt="{{b}}" title="{{title}}" /></p>

      """#
    ),
    MarkdownExample(
      "a reference whose label is no definition stays text",
      #"""
      [a][{{b}}]
      """#,
      #"""
      <p>[a][{{b}}]</p>

      """#
    ),
    MarkdownExample(
      "autolinks around a tag",
      #"""
      <https://example.org/{{a}}> <{{b}}@example.org>
      """#,
      #"""
      <p><a href="https://example.org/{{a}}">https://example.org/{{a}}</a> <a href="mailto:{{b}}@example.org">{{b}}@example.org</a></p>

      """#
    ),
    MarkdownExample(
      "inline HTML",
      #"""
      <span class="a {{b}}" title='{{c}}'>{{d}}</span> <br/>{{e}}
      """#,
      #"""
      <p><span class="a {{b}}" title='{{c}}'>{{d}}</span> <br/>{{e}}</p>

      """#
    ),
    MarkdownExample(
      "sections among attributes",
      #"""
      <a href="{{url}}" {{#now}}aria-current="page"{{/now}}>{{a}}</a> <b{{#c}} class="x"{{/c}}>d</b>
      """#,
      #"""
      <p><a href="{{url}}" {{#now}}aria-current="page"{{/now}}>{{a}}</a> <b{{#c}} class="x"{{/c}}>d</b></p>

      """#
    ),
    MarkdownExample(
      "a tag with attributes over several lines",
      #"""
      An <a
        {{#now}}
        aria-current="page"
        {{/now}}
        href="{{url}}">{{a}}</a>
      """#,
      #"""
      <p>An <a
      {{#now}}
      aria-current="page"
      {{/now}}
      href="{{url}}">{{a}}</a></p>

      """#
    ),
    MarkdownExample(
      "something like a tag is text",
      #"""
      a <b {{#c}}d{{/c}} e
      """#,
      #"""
      <p>a &lt;b {{#c}}d{{/c}} e</p>

      """#
    ),
    MarkdownExample(
      "angle brackets that are escaped",
      #"""
      \<{{a}}> &lt;{{b}}&gt; 1 <{{c}}
      """#,
      #"""
      <p>&lt;{{a}}&gt; &lt;{{b}}&gt; 1 &lt;{{c}}</p>

      """#
    ),
  ]
}
