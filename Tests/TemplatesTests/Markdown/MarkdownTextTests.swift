import Templates
import Testing

@Suite("tags in the text of a paragraph")
struct MarkdownTextTests {
  @Test("becomes HTML with the tags in their places", arguments: cases)
  func becomesHTML(_ example: MarkdownExample) throws {
    #expect(try MarkdownTemplate.spelled(example.markdown) == example.html)
  }

  static let cases: [MarkdownExample] = [
    MarkdownExample(
      "emphasis",
      #"""
      *{{a}}* _{{b}}_ **{{c}}** __{{d}}__ ***{{e}}***
      """#,
      #"""
      <p><em>{{a}}</em> <em>{{b}}</em> <strong>{{c}}</strong> <strong>{{d}}</strong> <em><strong>{{e}}</strong></em></p>

      """#
    ),
    MarkdownExample(
      "emphasis beside a tag counts the tag as a word",
      #"""
      {{a}}*x* a_{{b}}_c _{{c}}_. *{{d}}*{{e}} {{f}}_x_
      """#,
      #"""
      <p>{{a}}<em>x</em> a_{{b}}_c <em>{{c}}</em>. <em>{{d}}</em>{{e}} {{f}}_x_</p>

      """#
    ),
    MarkdownExample(
      "three braces and the ampersand are tags like others",
      #"""
      Gate {{{a}}} and *{{&b}}*
      """#,
      #"""
      <p>Gate {{{a}}} and <em>{{&b}}</em></p>

      """#
    ),
    MarkdownExample(
      "a section in a line",
      #"""
      {{#late}}**late** by {{minutes}}{{/late}}{{^late}}on time{{/late}}, gate {{gate}}
      """#,
      #"""
      <p>{{#late}}<strong>late</strong> by {{minutes}}{{/late}}{{^late}}on time{{/late}}, gate {{gate}}</p>

      """#
    ),
    MarkdownExample(
      "a partial and a comment in a line",
      #"""
      See {{> gate}}, please{{! note }}.
      """#,
      #"""
      <p>See {{> gate}}, please{{! note }}.</p>

      """#
    ),
    MarkdownExample(
      "other delimiters",
      #"""
      {{=<% %>=}}
      <%a%> and {{b}} <%={{ }}=%> {{c}}
      """#,
      #"""
      <p><%a%> and {{b}} <%={{ }}=%> {{c}}</p>

      """#
    ),
    MarkdownExample(
      "code span",
      #"""
      `{{a}}` ``b ` {{c}}`` `<{{d}}>`
      """#,
      #"""
      <p><code>{{a}}</code> <code>b ` {{c}}</code> <code>&lt;{{d}}&gt;</code></p>

      """#
    ),
    MarkdownExample(
      "backslash escapes",
      #"""
      \*{{a}}\* \_{{b}}\_ \{{c}} \[{{d}}](x)
      """#,
      #"""
      <p>*{{a}}* _{{b}}_ \{{c}} [{{d}}](x)</p>

      """#
    ),
    MarkdownExample(
      "entities",
      #"""
      &amp;{{a}}&copy; &{{b}}; &#123;{{c}}
      """#,
      #"""
      <p>&amp;{{a}}© &amp;{{b}}; {{{c}}</p>

      """#
    ),
    MarkdownExample(
      "hard and soft breaks",
      #"""
      {{a}}  
      {{b}}\
      {{c}}
      d {{e}}
      """#,
      #"""
      <p>{{a}}<br />
      {{b}}<br />
      {{c}}
      d {{e}}</p>

      """#
    ),
    MarkdownExample(
      "a word of the author's that looks like one of ours",
      #"""
      Q0t0z {{a}} Q0t1z Q0
      """#,
      #"""
      <p>Q0t0z {{a}} Q0t1z Q0</p>

      """#
    ),
    MarkdownExample(
      "tags without anything between",
      #"""
      {{a}}{{b}}{{c}}
      """#,
      #"""
      <p>{{a}}{{b}}{{c}}</p>

      """#
    ),
    MarkdownExample(
      "text that is escaped",
      #"""
      1 < {{a}} & "{{b}}" > 2
      """#,
      #"""
      <p>1 &lt; {{a}} &amp; &quot;{{b}}&quot; &gt; 2</p>

      """#
    ),
  ]
}
