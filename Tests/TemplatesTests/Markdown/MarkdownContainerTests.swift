import Templates
import Testing

@Suite("tags in code, quotes and HTML blocks")
struct MarkdownContainerTests {
  @Test("becomes HTML with the tags in their places", arguments: cases)
  func becomesHTML(_ example: MarkdownExample) throws {
    #expect(try MarkdownTemplate.spelled(example.markdown) == example.html)
  }

  static let cases: [MarkdownExample] = [
    MarkdownExample(
      "a quote",
      #"""
      > {{a}}
      > {{#b}}
      > *c*
      > {{/b}}
      {{#d}}
      > e
      {{/d}}
      """#,
      #"""
      <blockquote>
      <p>{{a}}</p>
      {{#b}}
      <p><em>c</em></p>
      {{/b}}
      </blockquote>
      {{#d}}
      <blockquote>
      <p>e</p>
      </blockquote>
      {{/d}}

      """#
    ),
    MarkdownExample(
      "fenced code",
      #"""
      ```{{a}} b
      <i> {{c}} *d*
      {{#e}}
        {{> f}} {{g}}
      {{/e}}
      ```
      """#,
      #"""
      <pre><code class="language-{{a}}">&lt;i&gt; {{c}} *d*
      {{#e}}
        {{> f}} {{g}}
      {{/e}}
      </code></pre>

      """#
    ),
    MarkdownExample(
      "fenced code that begins with tags",
      #"""
      ```
      {{#a}}
        {{^b}}
      {{c}}
        {{/b}}
      {{/a}}
      ```
      """#,
      #"""
      <pre><code>{{#a}}{{^b}}{{c}}
        {{/b}}
      {{/a}}
      </code></pre>

      """#
    ),
    MarkdownExample(
      "fenced code that begins with several tags or markup",
      #"""
      ```
      {{#a}}{{> b}}{{/a}}
      ```

      ```
      {{{c}}}
      ```
      """#,
      #"""
      <pre><code>{{#a}}{{> b}}{{/a}}
      </code></pre>
      <pre><code>{{{c}}}
      </code></pre>

      """#
    ),
    MarkdownExample(
      "indented code",
      #"""
      Code:

          <{{a}}> "{{b}}"
      """#,
      #"""
      <p>Code:</p>
      <pre><code>&lt;{{a}}&gt; &quot;{{b}}&quot;
      </code></pre>

      """#
    ),
    MarkdownExample(
      "an HTML block goes on to a blank line",
      #"""
      <div class="{{a}}">
      {{#b}}
      *c*
        {{> d}}
      {{/b}}
      </div>

      *e*
      """#,
      #"""
      <div class="{{a}}">
      {{#b}}
      *c*
        {{> d}}
      {{/b}}
      </div>
      <p><em>e</em></p>

      """#
    ),
    MarkdownExample(
      "Markdown within HTML, between blank lines",
      #"""
      <section>

      {{#a}}
      *b*
      {{/a}}

      </section>
      """#,
      #"""
      <section>
      {{#a}}
      <p><em>b</em></p>
      {{/a}}
      </section>

      """#
    ),
    MarkdownExample(
      "a table",
      #"""
      <table>
      {{#rows}}
      <tr{{#isLate}} class="late"{{/isLate}}><td>{{gate}}</td></tr>
      {{/rows}}
      </table>
      """#,
      #"""
      <table>
      {{#rows}}
      <tr{{#isLate}} class="late"{{/isLate}}><td>{{gate}}</td></tr>
      {{/rows}}
      </table>

      """#
    ),
    MarkdownExample(
      "comment, pre and a tag on a line of its own",
      #"""
      <!-- {{a}}
      {{#b}}

      {{/b}} -->
      <pre>
      {{#c}}

      *d*
      {{/c}}
      </pre>
      <a href="{{e}}">
      """#,
      #"""
      <!-- {{a}}
      {{#b}}

      {{/b}} -->
      <pre>
      {{#c}}

      *d*
      {{/c}}
      </pre>
      <a href="{{e}}">

      """#
    ),
    MarkdownExample(
      "a section around several blocks",
      #"""
      {{#a}}
      ## B

      c
      - d
      {{/a}}
      """#,
      #"""
      {{#a}}
      <h2>B</h2>
      <p>c</p>
      <ul>
      <li>d</li>
      </ul>
      {{/a}}

      """#
    ),
  ]
}
