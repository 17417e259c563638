@testable import Templates

extension TemplateProblemTests {
  static let structure = [
    Case(
      .forbiddenAttribute,
      page: """
        <p style="color: red" onclick='x'><img srcset="a 2x"><iframe srcdoc=""></iframe></p>
        """,
      """
      Templates/pages/t.html:4:4: error: the attribute 'style' is not possible in a site; use \
      'class' and a style sheet of 'assets'
        <p style="color: red" onclick='x'><img srcset="a 2x"><iframe srcdoc=""></iframe></p>
           ^
      Templates/pages/t.html:4:23: error: the attribute 'onclick' is not possible in a site; \
      use a script of 'assets'
        <p style="color: red" onclick='x'><img srcset="a 2x"><iframe srcdoc=""></iframe></p>
                              ^
      Templates/pages/t.html:4:40: error: the attribute 'srcset' is not possible in a site; use \
      'src'
        <p style="color: red" onclick='x'><img srcset="a 2x"><iframe srcdoc=""></iframe></p>
                                               ^
      Templates/pages/t.html:4:62: error: the attribute 'srcdoc' is not possible in a site; use \
      'src' and a page
        <p style="color: red" onclick='x'><img srcset="a 2x"><iframe srcdoc=""></iframe></p>
                                                                     ^

      """
    ),
    Case(
      .forbiddenElement,
      page: #"<base href="/"><style>p { color: red }</style>"#,
      """
      Templates/pages/t.html:4:1: error: <base> would break the site's links; remove it
        <base href="/"><style>p { color: red }</style>
        ^
      Templates/pages/t.html:4:16: error: <style> is not possible in a site; move its rules \
      into a style sheet of 'assets'
        <base href="/"><style>p { color: red }</style>
                       ^

      """
    ),
    Case(
      .inlineScript,
      page: "<script>alert(1)</script>",
      """
      Templates/pages/t.html:4:1: error: a script cannot be written into a page; move it into a \
      file of 'assets' and name it in 'src'
        <script>alert(1)</script>
        ^

      """
    ),
    Case(
      .scriptAddress,
      page: #"<a href=" JavaScript:alert(1)">a</a><a href="javascript:{{title}}">b</a>"#,
      """
      Templates/pages/t.html:4:10: error: the address in 'href' is a script; move it into a \
      file of 'assets'
        <a href=" JavaScript:alert(1)">a</a><a href="javascript:{{title}}">b</a>
                 ^
      Templates/pages/t.html:4:46: error: the address in 'href' is a script; move it into a \
      file of 'assets'
        <a href=" JavaScript:alert(1)">a</a><a href="javascript:{{title}}">b</a>
                                                     ^

      """
    ),
    Case(
      .processingInstruction,
      page: "<?php echo ?>",
      """
      Templates/pages/t.html:4:1: error: HTML has no '<?'; remove it, or write '&lt;?'
        <?php echo ?>
        ^

      """
    ),
    Case(
      .unclosedElement,
      page: """
        <div>
        <p>a <b>b</div>
        <section>
        """,
      """
      Templates/pages/t.html:5:10: error: this closes <div>, but <b> is open; close that first
        <p>a <b>b</div>
                 ^
      Templates/pages/t.html:6:1: error: <section> is not closed; close it with '</section>'
        <section>
        ^

      """
    ),
    Case(
      .unclosedElement,
      files: [
        "pages/t.md": """
        ---
        title: T
        ---
        Text {{title}}

        <section>

        # {{title}}

        """
      ],
      """
      Templates/pages/t.md:6:1: error: <section> is not closed; close it with '</section>'
        <section>
        ^

      """
    ),
    Case(
      .mismatchedElement,
      page: "<div><span>a</div></span>",
      """
      Templates/pages/t.html:4:13: error: this closes <div>, but <span> is open; close that first
        <div><span>a</div></span>
                    ^

      """
    ),
    Case(
      .strayElement,
      page: "<p>a</p></div>",
      """
      Templates/pages/t.html:4:9: error: this closes <div>, which is not open; remove it
        <p>a</p></div>
                ^

      """
    ),
    Case(
      .elementLeftOpen,
      page: """
        {{#isToday}}
        <div>{{/isToday}}{{^isToday}}<div class="a">{{/isToday}}</div>
        """,
      """
      Templates/pages/t.html:5:1: error: <div> is opened in the section 'isToday' and not \
      closed there; close it before the end
        <div>{{/isToday}}{{^isToday}}<div class="a">{{/isToday}}</div>
        ^
      Templates/pages/t.html:5:30: error: <div> is opened in the section 'isToday' and not \
      closed there; close it before the end
        <div>{{/isToday}}{{^isToday}}<div class="a">{{/isToday}}</div>
                                     ^

      """
    ),
    Case(
      .elementClosedWithin,
      page: "<ul><li>a{{#isToday}}</li></ul>{{/isToday}}",
      """
      Templates/pages/t.html:4:13: error: the section 'isToday' closes <ul>, which was opened \
      outside; open and close it in the same part
        <ul><li>a{{#isToday}}</li></ul>{{/isToday}}
                    ^

      """
    ),
    Case(
      .endsElsewhere,
      page: #"<p {{#isToday}}class="{{/isToday}}">{{>open}}"#,
      files: [
        "partials/open.html": "<i title='"
      ],
      """
      Templates/pages/t.html:4:7: error: the section 'isToday' begins in the tag of <p> and \
      ends in the attribute 'class'; let it end where it began
        <p {{#isToday}}class="{{/isToday}}">{{>open}}
              ^
      Templates/partials/open.html:1:10: error: this quote is not closed; put the same mark behind \
      the value of 'title'
        <i title='
                 ^

      """
    ),
    Case(
      .missingBlank,
      page: #"<p class="a"id="b"></p>"#,
      """
      Templates/pages/t.html:4:13: error: this follows an attribute without a blank; put one \
      between them
        <p class="a"id="b"></p>
                    ^

      """
    ),
    Case(
      .missingBlank,
      page: #"<p{{#isToday}} hidden{{/isToday}}class="b"></p>"#,
      """
      Templates/pages/t.html:4:34: error: this follows an attribute without a blank; put one \
      between them
        <p{{#isToday}} hidden{{/isToday}}class="b"></p>
                                         ^

      """
    ),
    Case(
      .unfinishedTag,
      page: """
        <p class="a"
        <b>x</b>
        """,
      """
      Templates/pages/t.html:4:1: error: the tag of <p> is not finished; end it with '>'
        <p class="a"
        ^

      """
    ),
    Case(
      .unfinishedPage,
      page: """
        <p>a</p>
        <!doctype {{! nothing }}
        """,
      """
      Templates/pages/t.html:5:1: error: the page ends in '<!…>'; finish it
        <!doctype {{! nothing }}
        ^

      """
    ),
    Case(
      .elementLeftOpen,
      page: "{{#isToday}}<div>{{/isToday}}a{{#isToday}}</div>{{/isToday}}",
      """
      Templates/pages/t.html:4:13: error: <div> is opened in the section 'isToday' and not \
      closed there; close it before the end
        {{#isToday}}<div>{{/isToday}}a{{#isToday}}</div>{{/isToday}}
                    ^

      """
    ),
    Case(
      .endsMarkdown,
      files: [
        "pages/t.md": """
        ---
        title: T
        ---
        <p>right</p>

        <label>Q</label> <hr>

        Call *us*: <div>555</div> or <b>write</b>

        <p class="right">x</p>
        """
      ],
      """
      Templates/pages/t.md:6:18: error: <hr> ends the paragraph that Markdown makes of this; put it \
      on a line of its own, with blank lines around it
        <label>Q</label> <hr>
                         ^
      Templates/pages/t.md:8:12: error: <div> ends the paragraph that Markdown makes of this; put it \
      on a line of its own, with blank lines around it
        Call *us*: <div>555</div> or <b>write</b>
                   ^

      """
    ),
    Case(
      .strayElement,
      files: [
        "pages/t.md": """
        ---
        title: T
        ---
        <p>right</p>

        Some *text* </p> goes on

        <p>right</p>
        """
      ],
      """
      Templates/pages/t.md:6:13: error: this closes <p>, which is not open; remove it
        Some *text* </p> goes on
                    ^

      """
    ),
  ]
}
