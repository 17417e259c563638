@testable import Templates

extension TemplateProblemTests {
  static let addresses = [
    Case(
      .misnamedAddress,
      page: "<a href=\"days.html#top\">x</a> <img src='assets/{{title}}'>",
      """
      Templates/pages/t.html:4:10: error: 'days.html' is not how templates name this; write \
      'page:days'
        <a href="days.html#top">x</a> <img src='assets/{{title}}'>
                 ^
      Templates/pages/t.html:4:41: error: 'assets/' must be the whole address; write it without tags \
      before or after
        <a href="days.html#top">x</a> <img src='assets/{{title}}'>
                                                ^

      """
    ),
    Case(
      .misnamedAddress,
      files: [
        "pages/t.md": "---\ntitle: T\n---\ndays.html is [days](page:days) and [here](days.html)."
      ],
      """
      Templates/pages/t.md:4:43: error: 'days.html' is not how templates name this; write \
      'page:days'
        days.html is [days](page:days) and [here](days.html).
                                                  ^

      """
    ),
    Case(
      .unsafePlace,
      page: "<svg><a><set attributeName='href' to='{{title}}'/></a></svg>",
      """
      Templates/pages/t.html:4:41: error: a tag cannot be safe in the attribute 'to'; move it into \
      text or a quoted attribute
        <svg><a><set attributeName='href' to='{{title}}'/></a></svg>
                                                ^

      """
    ),
    Case(
      .unknownFile,
      page: "{{titel}}<a href=gone.pdf>x</a><a href=\"dyas.html\">y</a>",
      """
      Templates/pages/t.html:4:3: error: unknown name 'titel'; did you mean 'title'?
        {{titel}}<a href=gone.pdf>x</a><a href="dyas.html">y</a>
          ^
      Templates/pages/t.html:4:18: warning: no page, asset or file of 'static' is called \
      'gone.pdf'; correct the name, or put the file into 'static'
        {{titel}}<a href=gone.pdf>x</a><a href="dyas.html">y</a>
                         ^
      Templates/pages/t.html:4:41: warning: no page, asset or file of 'static' is called \
      'dyas.html'; did you mean 'page:days'?
        {{titel}}<a href=gone.pdf>x</a><a href="dyas.html">y</a>
                                                ^

      """
    ),
    Case(
      .emptyAddress,
      page: """
        {{titel}}
        <a href="" title="Top of the page">Top</a> <a hrf="page:days" href="{{#isToday}}{{/isToday}}">x</a>
        <img alt="" src=" "><img src='' alt='Plan'/><form action=""></form><q cite="">x</q>
        """,
      """
      Templates/pages/t.html:4:3: error: unknown name 'titel'; did you mean 'title'?
        {{titel}}
          ^
      Templates/pages/t.html:5:9: warning: this address is empty; write where it leads, as \
      'page:days' or '#top'
        <a href="" title="Top of the page">Top</a> <a hrf="page:days" href="{{#isToday}}{{/isToday}}">x</a>
                ^
      Templates/pages/t.html:6:17: warning: this address is empty; name a file, as 'assets/plan.svg'
        <img alt="" src=" "><img src='' alt='Plan'/><form action=""></form><q cite="">x</q>
                        ^
      Templates/pages/t.html:6:30: warning: this address is empty; name a file, as 'assets/plan.svg'
        <img alt="" src=" "><img src='' alt='Plan'/><form action=""></form><q cite="">x</q>
                                     ^

      """
    ),
    Case(
      .unknownName,
      page: "<a href='{{titel}}'>x</a>\n<a href='{{> gone}}'>x</a><a href='{{isToday}}'>x</a>",
      """
      Templates/pages/t.html:4:12: error: unknown name 'titel'; did you mean 'title'?
        <a href='{{titel}}'>x</a>
                   ^
      Templates/pages/t.html:5:14: error: unknown partial 'gone'; write 'partials/gone.html'
        <a href='{{> gone}}'>x</a><a href='{{isToday}}'>x</a>
                     ^
      Templates/pages/t.html:5:38: error: 'isToday' is true or false; ask for it with \
      '{{#isToday}}' or '{{^isToday}}'
        <a href='{{> gone}}'>x</a><a href='{{isToday}}'>x</a>
                                             ^

      """
    ),
    Case(
      .emptyAddress,
      files: [
        "pages/t.md": """
        ---
        title: T
        ---
        {{titel}} and [here]() is *one*, ![Plan]( ) [two][gone].

        <a href="">d</a>
        <a hrf="page:days">e</a>

        [gone]: <>
        """
      ],
      """
      Templates/pages/t.md:4:3: error: unknown name 'titel'; did you mean 'title'?
        {{titel}} and [here]() is *one*, ![Plan]( ) [two][gone].
          ^
      Templates/pages/t.md:4:15: warning: this address is empty; write where it leads, as \
      'page:days' or '#top'
        {{titel}} and [here]() is *one*, ![Plan]( ) [two][gone].
                      ^
      Templates/pages/t.md:4:34: warning: this address is empty; name a file, as 'assets/plan.svg'
        {{titel}} and [here]() is *one*, ![Plan]( ) [two][gone].
                                         ^
      Templates/pages/t.md:4:45: warning: this address is empty; write where it leads, as \
      'page:days' or '#top'
        {{titel}} and [here]() is *one*, ![Plan]( ) [two][gone].
                                                    ^
      Templates/pages/t.md:6:4: warning: this address is empty; write where it leads, as \
      'page:days' or '#top'
        <a href="">d</a>
           ^

      """
    ),
    Case(
      .unknownIdentifier,
      files: [
        "pages/t.md": """
        ---
        subtitle: no title, which is told as well
        ---
        [Lounge](#loung), [lounge](#lounge) and [belts](#belts)

        <h2 id="lounge">Lounge</h2>
        <label for="belt">Belt</label> <input aria-labelledby="lounge kinds">
        """
      ],
      """
      Templates/pages/t.md:1:1: error: a page needs a title; write 'title: …' into its front \
      matter
        ---
        ^
      Templates/pages/t.md:4:10: warning: no element of the page has the id 'loung'; did you mean \
      'lounge'?
        [Lounge](#loung), [lounge](#lounge) and [belts](#belts)
                 ^
      Templates/pages/t.md:4:49: warning: no element of the page has the id 'belts'; write it into the \
      element's tag: 'id="belts"'
        [Lounge](#loung), [lounge](#lounge) and [belts](#belts)
                                                        ^
      Templates/pages/t.md:7:13: warning: no element of the page has the id 'belt'; write it into the \
      element's tag: 'id="belt"'
        <label for="belt">Belt</label> <input aria-labelledby="lounge kinds">
                    ^
      Templates/pages/t.md:7:56: warning: no element of the page has the id 'kinds'; write it into the \
      element's tag: 'id="kinds"'
        <label for="belt">Belt</label> <input aria-labelledby="lounge kinds">
                                                               ^

      """
    ),
    Case(
      .unknownWord,
      page: """
        {{titel}}
        <p data-segues="popover"><a href="page:days" data-segue=modul data-segue-edge="left">Days</a></p>
        """,
      """
      Templates/pages/t.html:4:3: error: unknown name 'titel'; did you mean 'title'?
        {{titel}}
          ^
      Templates/pages/t.html:5:57: warning: 'data-segue' does not know 'modul'; did you mean 'modal'?
        <p data-segues="popover"><a href="page:days" data-segue=modul data-segue-edge="left">Days</a></p>
                                                                ^
      Templates/pages/t.html:5:80: warning: 'data-segue-edge' does not know 'left'; write 'top', \
      'bottom', 'leading' or 'trailing'
        <p data-segues="popover"><a href="page:days" data-segue=modul data-segue-edge="left">Days</a></p>
                                                                                       ^

      """
    ),
    Case(
      .repeatedIdentifier,
      files: [
        "pages/t.md": """
        ---
        title: T
        ---
        {{titel}}

        <h2 id="lounge">Lounge</h2>
        {{#isToday}}<b id="a">x</b><b id="a">x</b>{{/isToday}}{{^isToday}}<b id="a">x</b>{{/isToday}}
        <p class="x" id=lounge>Text</p>
        <template><p id="lounge"></p></template>
        {{> lounge}}
        """,
        "partials/lounge.html": "<b id='lounge'>x</b>",
      ],
      """
      Templates/pages/t.md:4:3: error: unknown name 'titel'; did you mean 'title'?
        {{titel}}
          ^
      Templates/pages/t.md:8:17: warning: line 6 has an element with the id 'lounge' as well; give \
      this one another
        <p class="x" id=lounge>Text</p>
                        ^

      """
    ),
    Case(
      .brokenPoint,
      page: """
        {{titel}}
        <p data-segue-anchor="50 20"></p><p data-segue-anchor='50%'></p><p data-segue-anchor="50"></p>
        <p data-segue-anchor="50%, 20%"></p><p data-segue-anchor="50.5% 20%">a</p>
        """,
      """
      Templates/pages/t.html:4:3: error: unknown name 'titel'; did you mean 'title'?
        {{titel}}
          ^
      Templates/pages/t.html:5:23: warning: '50 20' is no point of the window; write two \
      percentages, as '50% 20%'
        <p data-segue-anchor="50 20"></p><p data-segue-anchor='50%'></p><p data-segue-anchor="50"></p>
                              ^
      Templates/pages/t.html:5:56: warning: '50%' is no point of the window; write two \
      percentages, as '50% 20%'
        <p data-segue-anchor="50 20"></p><p data-segue-anchor='50%'></p><p data-segue-anchor="50"></p>
                                                               ^
      Templates/pages/t.html:6:23: warning: '50%, 20%' is no point of the window; write two \
      percentages, as '50% 20%'
        <p data-segue-anchor="50%, 20%"></p><p data-segue-anchor="50.5% 20%">a</p>
                              ^

      """
    ),
    Case(
      .unknownWord,
      files: [
        "pages/t.md": """
        ---
        title: T
        ---
        {{titel}}

        <a class="x" href="page:days" data-segue="">x</a>
        """
      ],
      """
      Templates/pages/t.md:4:3: error: unknown name 'titel'; did you mean 'title'?
        {{titel}}
          ^
      Templates/pages/t.md:6:31: warning: 'data-segue' does not know ''; write 'push', 'modal' or \
      'popover'
        <a class="x" href="page:days" data-segue="">x</a>
                                      ^

      """
    ),
    Case(
      .unknownAddress,
      page: "<a href='page:arrivals'>x</a>",
      """
      Templates/pages/t.html:4:10: error: there is no 'page:arrivals'; did you mean \
      'page:today-arrivals'?
        <a href='page:arrivals'>x</a>
                 ^

      """
    ),
    Case(
      .externalResource,
      page: """
        {{titel}}
        <a href="https://a.example/">x</a><link rel="canonical" href="https://a.example/">
        <img src="https://a.example/x.png"><script src="//a.example/x.js"></script>
        <iframe src='https://a.example/{{title}}'></iframe>
        <link href="https://a.example/x.css" rel=stylesheet>
        <form action="https://a.example/"></form>
        """,
      """
      Templates/pages/t.html:4:3: error: unknown name 'titel'; did you mean 'title'?
        {{titel}}
          ^
      Templates/pages/t.html:6:11: warning: <img> reaches another site, which the \
      Content-Security-Policy of docs/hosting.md forbids; put the file into 'assets' and name it \
      'assets/…'
        <img src="https://a.example/x.png"><script src="//a.example/x.js"></script>
                  ^
      Templates/pages/t.html:6:49: warning: <script> reaches another site, which the \
      Content-Security-Policy of docs/hosting.md forbids; put the file into 'assets' and name it \
      'assets/…'
        <img src="https://a.example/x.png"><script src="//a.example/x.js"></script>
                                                        ^
      Templates/pages/t.html:7:14: warning: <iframe> reaches another site, which the \
      Content-Security-Policy of docs/hosting.md forbids; write a link to it
        <iframe src='https://a.example/{{title}}'></iframe>
                     ^
      Templates/pages/t.html:8:13: warning: <link> reaches another site, which the \
      Content-Security-Policy of docs/hosting.md forbids; put the file into 'assets' and name it \
      'assets/…'
        <link href="https://a.example/x.css" rel=stylesheet>
                    ^
      Templates/pages/t.html:9:15: warning: <form> reaches another site, which the \
      Content-Security-Policy of docs/hosting.md forbids; write a link to a page there that has the \
      form
        <form action="https://a.example/"></form>
                      ^

      """
    ),
    Case(
      .textOutsideParent,
      files: layout.merging([
        "layouts/quiet.html": "\n{{<layouts/main}}{{/layouts/main}}\n",
        "pages/t.html":
          "---\ntitle: T\n---\n{{! a }}\n{{<quiet}}\n{{$content}}x{{/content}}\n{{/quiet}}\n<p>y</p>\n",
      ]) { $1 },
      """
      Templates/pages/t.html:8:1: error: this stands outside of '{{<quiet}}', which holds the whole \
      page; move it into a block
        <p>y</p>
        ^

      """
    ),
    Case(
      .unknownTemplate,
      files: [
        "pages/t.html": "---\ntitle: T\nlayout: quiet\n---\n",
        "layouts/quiet.html": "{{<mian}}{{$head}}x{{/head}}{{/mian}}",
        "layouts/main.html": "{{$head}}{{/head}}{{$content}}{{/content}}",
      ],
      """
      Templates/layouts/quiet.html:1:4: error: unknown parent 'mian'; did you mean 'main'?
        {{<mian}}{{$head}}x{{/head}}{{/mian}}
           ^
      note: included from Templates/pages/t.html:3

      """
    ),
    Case(
      .unknownTemplate,
      files: [
        "pages/t.html": "---\ntitle: T\nlayout: quiet.html\n---\n",
        "layouts/quiet.html": "{{$content}}{{/content}}",
      ],
      """
      Templates/pages/t.html:3:9: error: unknown layout 'quiet.html', as names have no ending; write \
      'layout: quiet'
        layout: quiet.html
                ^

      """
    ),
    Case(
      .unknownTemplate,
      page: "{{> row.html}} {{> none.html}}",
      files: ["partials/row.html": ""],
      """
      Templates/pages/t.html:4:5: error: unknown partial 'row.html', as names have no ending; write \
      '{{> row}}'
        {{> row.html}} {{> none.html}}
            ^
      Templates/pages/t.html:4:20: error: unknown partial 'none.html'; write 'partials/none.html'
        {{> row.html}} {{> none.html}}
                           ^

      """
    ),
  ]
}
