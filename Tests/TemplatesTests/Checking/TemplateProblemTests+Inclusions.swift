@testable import Templates

extension TemplateProblemTests {
  static let inclusions = [
    Case(
      .unknownTemplate,
      page: """
        {{>rwo}}
        {{<crad}}{{/crad}}
        {{>nothing}}
        """,
      files: [
        "partials/row.html": "",
        "partials/card.html": "",
      ],
      """
      Templates/pages/t.html:4:4: error: unknown partial 'rwo'; did you mean 'row'?
        {{>rwo}}
           ^
      Templates/pages/t.html:5:4: error: unknown parent 'crad'; did you mean 'card'?
        {{<crad}}{{/crad}}
           ^
      Templates/pages/t.html:6:4: error: unknown partial 'nothing'; write 'partials/nothing.html'
        {{>nothing}}
           ^

      """
    ),
    Case(
      .unknownTemplate,
      files: [
        "pages/t.html": """
        ---
        title: T
        layout: mian
        ---

        """,
        "layouts/main.html": "{{$content}}{{/content}}",
      ],
      """
      Templates/pages/t.html:3:9: error: unknown layout 'mian'; did you mean 'main'?
        layout: mian
                ^

      """
    ),
    Case(
      .cyclicTemplate,
      page: "{{>row}}",
      files: [
        "partials/row.html": "<i>{{>cell}}</i>",
        "partials/cell.html": """
        a
        {{>row}}
        """,
      ],
      """
      Templates/partials/cell.html:2:4: error: 'row' reaches itself: row, cell, row; break the \
      circle
        {{>row}}
           ^
      note: included from Templates/partials/row.html:1
      note: included from Templates/pages/t.html:4

      """
    ),
    Case(
      .dynamicName,
      page: "{{>*title}}{{<*title}}{{/title}}",
      """
      Templates/pages/t.html:4:5: error: '*title' is known only when pages are made; write the \
      name of a template
        {{>*title}}{{<*title}}{{/title}}
            ^
      Templates/pages/t.html:4:16: error: '*title' is known only when pages are made; write the \
      name of a template
        {{>*title}}{{<*title}}{{/title}}
                       ^

      """
    ),
    Case(
      .unknownBlock,
      page: """
        {{<card}}
        {{$titel}}x{{/titel}}
        {{/card}}
        """,
      files: [
        "partials/card.html": "{{$title}}{{/title}}"
      ],
      """
      Templates/pages/t.html:5:4: error: 'card' has no block 'titel'; did you mean 'title'?
        {{$titel}}x{{/titel}}
           ^

      """
    ),
    Case(
      .unknownBlock,
      files: [
        "pages/t.html": """
        ---
        title: T
        layout: main
        ---

        """,
        "layouts/main.html": "{{$contents}}{{/contents}}",
      ],
      """
      Templates/pages/t.html:3:9: error: 'main' has no block 'content'; did you mean 'contents'?
        layout: main
                ^

      """
    ),
    Case(
      .repeatedBlock,
      page: "{{<card}}{{$title}}x{{/title}}{{$title}}y{{/title}}{{/card}}",
      files: [
        "partials/card.html": "{{$title}}{{/title}}"
      ],
      """
      Templates/pages/t.html:4:34: error: the block 'title' is given twice; keep one
        {{<card}}{{$title}}x{{/title}}{{$title}}y{{/title}}{{/card}}
                                         ^

      """
    ),
    Case(
      .textInParent,
      page: """
        {{<card}}
          lost {{title}}
        {{/card}}
        """,
      files: [
        "partials/card.html": ""
      ],
      """
      Templates/pages/t.html:5:3: error: in '{{<card}}' only blocks are shown; move this into a \
      block
          lost {{title}}
          ^
      Templates/pages/t.html:5:10: error: in '{{<card}}' only blocks are shown; move this into \
      a block
          lost {{title}}
                 ^

      """
    ),
    Case(
      .inclusionInTitle,
      files: [
        "pages/t.html": """
        ---
        title: "a {{>row}} {{$x}}{{/x}}"
        ---

        """
      ],
      """
      Templates/pages/t.html:2:14: error: titles cannot include templates or have blocks; write \
      the text here
        title: "a {{>row}} {{$x}}{{/x}}"
                     ^
      Templates/pages/t.html:2:23: error: titles cannot include templates or have blocks; write \
      the text here
        title: "a {{>row}} {{$x}}{{/x}}"
                              ^

      """
    ),
    Case(
      .missingTitle,
      files: [
        "pages/t.html": "<p>Hello</p>"
      ],
      """
      Templates/pages/t.html:1:1: error: a page needs a title; write 'title: …' into its front \
      matter
        <p>Hello</p>
        ^

      """
    ),
  ]
}
