@testable import Templates

extension TemplateProblemTests {
  static let layout = [
    "layouts/main.html": "<html><body><main>{{$content}}{{/content}}</main></body></html>"
  ]

  /// A page in a layout: what is wrong is told in the page's own file.
  private static func page(_ body: String, _ ending: String = "html") -> [String: String] {
    layout.merging(["pages/t.\(ending)": "---\ntitle: T\nlayout: main\n---\n\(body)"]) { $1 }
  }

  static let unfinished = [
    Case(
      .unclosedQuote,
      files: page("<a href=\"page:days>Days</a>\n<p class=\"x\">{{titel}} {{{flight.id}}}</p>"),
      """
      Templates/pages/t.html:5:9: error: this quote is not closed; put the same mark behind the \
      value of 'href'
        <a href="page:days>Days</a>
                ^
      Templates/pages/t.html:6:16: error: unknown name 'titel'; did you mean 'title'?
        <p class="x">{{titel}} {{{flight.id}}}</p>
                       ^
      Templates/pages/t.html:6:27: error: 'flight.id' is no markup; write it in two braces: \
      '{{flight.id}}'
        <p class="x">{{titel}} {{{flight.id}}}</p>
                                  ^

      """
    ),
    Case(
      .unclosedQuote,
      files: page("<p title='abc>\n"),
      """
      Templates/pages/t.html:5:10: error: this quote is not closed; put the same mark behind the \
      value of 'title'
        <p title='abc>
                 ^

      """
    ),
    Case(
      .unclosedQuote,
      files: page("<p title=\"x>{{flight.id}}</p>\n<p class=\"x\">{{isToday}}</p>"),
      """
      Templates/pages/t.html:5:10: error: this quote is not closed; put the same mark behind the \
      value of 'title'
        <p title="x>{{flight.id}}</p>
                 ^
      Templates/pages/t.html:6:16: error: 'isToday' is true or false; ask for it with \
      '{{#isToday}}' or '{{^isToday}}'
        <p class="x">{{isToday}}</p>
                       ^

      """
    ),
    Case(
      .unclosedComment,
      files: page("<!-- later\n<p>Hello</p>\n"),
      """
      Templates/pages/t.html:5:1: error: this comment is not closed; end it with '-->'
        <!-- later
        ^

      """
    ),
    Case(
      .unfinishedTag,
      files: page("<p>a</p>\n<br\n"),
      """
      Templates/pages/t.html:6:1: error: the tag of <br> is not finished; end it with '>'
        <br
        ^

      """
    ),
    Case(
      .elementLeftOpen,
      files: page("<div>\n<b>x</b>\n"),
      """
      Templates/pages/t.html:5:1: error: <div> is opened in the page and not closed there; close \
      it before the end
        <div>
        ^

      """
    ),
    Case(
      .elementClosedWithin,
      files: page("<p>x</p>\n</main>\n"),
      """
      Templates/pages/t.html:6:1: error: the page closes <main>, which was opened outside; open \
      and close it in the same part
        </main>
        ^

      """
    ),
    Case(
      .unclosedQuote,
      files: page(
        "See <a href=\"page:days>all\ndays</a> and <b\nclass='x y>{{title}}</b>.\n\n"
          + "A <b class=\"c\">b</b>\n",
        "md"
      ),
      """
      Templates/pages/t.md:5:13: error: this quote is not closed; put the same mark behind the \
      value of 'href'
        See <a href="page:days>all
                    ^
      Templates/pages/t.md:7:7: error: this quote is not closed; put the same mark behind the \
      value of 'class'
        class='x y>{{title}}</b>.
              ^

      """
    ),
    Case(
      .strayElement,
      files: page("A \\<a href=\"x>y</a>\n", "md"),
      """
      Templates/pages/t.md:5:16: error: this closes <a>, which is not open; remove it
        A \\<a href="x>y</a>
                       ^

      """
    ),
    Case(
      .unclosedElement,
      files: page(
        "A `<b>` and <b>bold</b> *x*\n\n> quoted\n> <br> then <b>open *y* {{title}}\n",
        "md"
      ),
      """
      Templates/pages/t.md:8:13: error: <b> is not closed; close it with '</b>'
        > <br> then <b>open *y* {{title}}
                    ^

      """
    ),
    Case(
      .elementLeftOpen,
      files: page("`<div>`\n\n<div>a</div>\n\n{{title}}\n\n<div lang='x'>\n", "md"),
      """
      Templates/pages/t.md:11:1: error: <div> is opened in the page and not closed there; close it \
      before the end
        <div lang='x'>
        ^

      """
    ),
    Case(
      .unclosedElement,
      page: "<title>a {{title}}",
      """
      Templates/pages/t.html:4:1: error: <title> is not closed; close it with '</title>'
        <title>a {{title}}
        ^

      """
    ),
  ]
}
