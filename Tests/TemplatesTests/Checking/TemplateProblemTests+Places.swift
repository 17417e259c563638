@testable import Templates

extension TemplateProblemTests {
  static let places = [
    Case(
      .markupInTwoBraces,
      page: "<p>{{flight.remark}}</p>",
      """
      Templates/pages/t.html:4:6: error: 'flight.remark' is markup; write it in three braces: \
      '{{{flight.remark}}}'
        <p>{{flight.remark}}</p>
             ^

      """
    ),
    Case(
      .textInThreeBraces,
      page: "<p>{{{title}}} {{&flight.address}}</p>",
      """
      Templates/pages/t.html:4:7: error: 'title' is no markup; write it in two braces: '{{title}}'
        <p>{{{title}}} {{&flight.address}}</p>
              ^
      Templates/pages/t.html:4:19: error: 'flight.address' is no markup; write it in two \
      braces: '{{flight.address}}'
        <p>{{{title}}} {{&flight.address}}</p>
                          ^

      """
    ),
    Case(
      .markupOutsideText,
      page: #"<p title="{{{flight.remark}}}"></p><title>{{{flight.remark}}}</title>"#,
      """
      Templates/pages/t.html:4:14: error: 'flight.remark' is markup, which can only stand in \
      the text of an element; move it there
        <p title="{{{flight.remark}}}"></p><title>{{{flight.remark}}}</title>
                     ^
      Templates/pages/t.html:4:46: error: 'flight.remark' is markup, which can only stand in \
      the text of an element; move it there
        <p title="{{{flight.remark}}}"></p><title>{{{flight.remark}}}</title>
                                                     ^

      """
    ),
    Case(
      .unsafePlace,
      page: """
        <!-- {{title}} --><p {{title}} data-{{title}}="" id={{title}} \
        class=a{{title}}></p><{{title}}>
        <script src="a">{{#isToday}}a{{/isToday}}</script>
        """,
      """
      Templates/pages/t.html:4:8: error: a tag cannot be safe in a comment; move it into text \
      or a quoted attribute
        <!-- {{title}} --><p {{title}} data-{{title}}="" id={{title}} \
      class=a{{title}}></p><{{title}}>
               ^
      Templates/pages/t.html:4:24: error: a tag cannot be safe in the tag of <p>; move it into \
      text or a quoted attribute
        <!-- {{title}} --><p {{title}} data-{{title}}="" id={{title}} \
      class=a{{title}}></p><{{title}}>
                               ^
      Templates/pages/t.html:4:39: error: a tag cannot be safe in an attribute's name; move it \
      into text or a quoted attribute
        <!-- {{title}} --><p {{title}} data-{{title}}="" id={{title}} \
      class=a{{title}}></p><{{title}}>
                                              ^
      Templates/pages/t.html:4:55: error: a tag cannot be safe in the unquoted attribute 'id'; \
      move it into text or a quoted attribute
        <!-- {{title}} --><p {{title}} data-{{title}}="" id={{title}} \
      class=a{{title}}></p><{{title}}>
                                                              ^
      Templates/pages/t.html:4:72: error: a tag cannot be safe in the unquoted attribute \
      'class'; move it into text or a quoted attribute
        <!-- {{title}} --><p {{title}} data-{{title}}="" id={{title}} \
      class=a{{title}}></p><{{title}}>
                                                                               ^
      Templates/pages/t.html:4:87: error: a tag cannot be safe in an element's name; move it \
      into text or a quoted attribute
        <!-- {{title}} --><p {{title}} data-{{title}}="" id={{title}} \
      class=a{{title}}></p><{{title}}>
                                                                                              ^
      Templates/pages/t.html:5:20: error: a tag cannot be safe in <script>; move it into text \
      or a quoted attribute
        <script src="a">{{#isToday}}a{{/isToday}}</script>
                           ^

      """
    ),
    Case(
      .textBeginsAddress,
      page: """
        <a href="{{title}}" title="{{title}}">a</a><img src='{{#isPast}}x{{/isPast}}{{title}}'>
        """,
      """
      Templates/pages/t.html:4:12: error: 'title' is text and cannot begin the address in \
      'href'; use an address field, or begin the address with fixed text
        <a href="{{title}}" title="{{title}}">a</a><img src='{{#isPast}}x{{/isPast}}{{title}}'>
                   ^
      Templates/pages/t.html:4:79: error: 'title' is text and cannot begin the address in \
      'src'; use an address field, or begin the address with fixed text
        <a href="{{title}}" title="{{title}}">a</a><img src='{{#isPast}}x{{/isPast}}{{title}}'>
                                                                                      ^

      """
    ),
    Case(
      .unknownAddress,
      page: """
        <link href="assets/bord.css"><a href='page:day#x'>a</a><img src=assets/none.png>
        """,
      """
      Templates/pages/t.html:4:13: error: there is no 'assets/bord.css'; did you mean \
      'assets/board.css'?
        <link href="assets/bord.css"><a href='page:day#x'>a</a><img src=assets/none.png>
                    ^
      Templates/pages/t.html:4:39: error: there is no 'page:day'; did you mean 'page:days'?
        <link href="assets/bord.css"><a href='page:day#x'>a</a><img src=assets/none.png>
                                              ^
      Templates/pages/t.html:4:65: error: there is no 'assets/none.png'; put the file into \
      'assets'
        <link href="assets/bord.css"><a href='page:day#x'>a</a><img src=assets/none.png>
                                                                        ^

      """
    ),
    Case(
      .unknownAddress,
      files: [
        "pages/t.md": """
        ---
        title: T
        ---
        {{title}} and
        [days](page:dayz)

        """
      ],
      """
      Templates/pages/t.md:5:8: error: there is no 'page:dayz'; did you mean 'page:days'?
        [days](page:dayz)
               ^

      """
    ),
    Case(
      .partialAddress,
      page: #"<img src="assets/{{title}}"><a href="{{#isPast}}page:days{{/isPast}}">a</a>"#,
      """
      Templates/pages/t.html:4:11: error: 'assets/' must be the whole address; write it without \
      tags before or after
        <img src="assets/{{title}}"><a href="{{#isPast}}page:days{{/isPast}}">a</a>
                  ^
      Templates/pages/t.html:4:49: error: 'page:days' must be the whole address; write it \
      without tags before or after
        <img src="assets/{{title}}"><a href="{{#isPast}}page:days{{/isPast}}">a</a>
                                                        ^

      """
    ),
    Case(
      .unknownAddress,
      files: [
        "pages/t.md": """
        ---
        title: T
        ---
        A
        ![x](assets/höhle.svg)

        """
      ],
      """
      Templates/pages/t.md:5:6: error: there is no 'assets/höhle.svg'; did you mean \
      'assets/höhe.svg'?
        ![x](assets/höhle.svg)
             ^

      """
    ),
    Case(
      .unsafePlace,
      page: "<a href=assets/{{title}} class={{title}} id=b>x</a>",
      """
      Templates/pages/t.html:4:18: error: a tag cannot be safe in the unquoted attribute \
      'href'; move it into text or a quoted attribute
        <a href=assets/{{title}} class={{title}} id=b>x</a>
                         ^
      Templates/pages/t.html:4:34: error: a tag cannot be safe in the unquoted attribute \
      'class'; move it into text or a quoted attribute
        <a href=assets/{{title}} class={{title}} id=b>x</a>
                                         ^

      """
    ),
  ]
}
