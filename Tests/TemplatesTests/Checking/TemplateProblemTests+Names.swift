@testable import Templates

extension TemplateProblemTests {
  static let names = [
    Case(
      .unknownName,
      page: """
        <p>
          {{flight.gat}}</p>
        """,
      """
      Templates/pages/t.html:5:5: error: unknown name 'flight.gat'; did you mean 'flight.gate'?
          {{flight.gat}}</p>
            ^

      """
    ),
    Case(
      .unknownName,
      page: "{{minutes}}",
      """
      Templates/pages/t.html:4:3: error: unknown name 'minutes'; did you mean 'flight.minutes'?
        {{minutes}}
          ^

      """
    ),
    Case(
      .unknownName,
      page: "{{xylophone}}{{^whatever}}a{{/whatever}}",
      """
      Templates/pages/t.html:4:3: error: unknown name 'xylophone'; 'boardwalk help fields' \
      lists the names
        {{xylophone}}{{^whatever}}a{{/whatever}}
          ^
      Templates/pages/t.html:4:17: error: unknown name 'whatever'; 'boardwalk help fields' \
      lists the names
        {{xylophone}}{{^whatever}}a{{/whatever}}
                        ^

      """
    ),
    Case(
      .unknownName,
      page: "{{flight.gate.size}}",
      """
      Templates/pages/t.html:4:3: error: unknown name 'flight.gate.size'; did you mean \
      'flight.gate'?
        {{flight.gate.size}}
          ^

      """
    ),
    Case(
      .unknownName,
      page: "{{#rows}}{{flight.airline.nam}}{{/rows}}",
      """
      Templates/pages/t.html:4:12: error: unknown name 'flight.airline.nam'; did you mean \
      'flight.airline.name'?
        {{#rows}}{{flight.airline.nam}}{{/rows}}
                   ^

      """
    ),
    Case(
      .unknownName,
      page: """
        <ul>
        {{#rows}}
        {{>row}}
        {{/rows}}
        {{>row}}
        </ul>
        """,
      files: [
        "partials/row.html": """
        <li>
        {{flight.di}}</li>
        """
      ],
      """
      Templates/partials/row.html:2:3: error: unknown name 'flight.di'; did you mean 'flight.id'?
        {{flight.di}}</li>
          ^
      note: included from Templates/pages/t.html:6

      """
    ),
    Case(
      .unknownName,
      files: [
        "pages/t.html": """
        ---
        title: T
        layout: main
        ---
        {{flight.gat}}
        """,
        "layouts/main.html": "{{titel}}{{$content}}{{/content}}",
      ],
      """
      Templates/layouts/main.html:1:3: error: unknown name 'titel'; did you mean 'title'?
        {{titel}}{{$content}}{{/content}}
          ^
      note: included from Templates/pages/t.html:3
      Templates/pages/t.html:5:3: error: unknown name 'flight.gat'; did you mean 'flight.gate'?
        {{flight.gat}}
          ^

      """
    ),
    Case(
      .unknownName,
      files: [
        "pages/t.html": """
        ---
        title: "Gate {{gat}}"
        subtitle: "{{#flight}}{{gat}}{{/flight}}"
        ---

        """
      ],
      """
      Templates/pages/t.html:2:16: error: unknown name 'gat'; did you mean 'gate'?
        title: "Gate {{gat}}"
                       ^
      Templates/pages/t.html:3:25: error: unknown name 'gat'; did you mean 'gate'?
        subtitle: "{{#flight}}{{gat}}{{/flight}}"
                                ^

      """
    ),
    Case(
      .unknownName,
      files: [
        "pages/t.md": """
        ---
        title: T
        ---
        # Gate

        *Gate* {{flight.gat}}

        """
      ],
      """
      Templates/pages/t.md:6:10: error: unknown name 'flight.gat'; did you mean 'flight.gate'?
        *Gate* {{flight.gat}}
                 ^

      """
    ),
    Case(
      .nameOfOtherKind,
      files: [
        "pages/t.html": """
        ---
        title: "{{mode}}"
        ---
        {{#board.rows}}{{index}}{{/board.rows}}
        """
      ],
      """
      Templates/pages/t.html:2:11: error: 'mode' is not known on this kind of page, only in \
      pages/display; 'boardwalk help fields' lists the names of each
        title: "{{mode}}"
                  ^
      Templates/pages/t.html:4:4: error: 'board' is not known on this kind of page, only in \
      pages/board, pages/display; 'boardwalk help fields' lists the names of each
        {{#board.rows}}{{index}}{{/board.rows}}
           ^

      """
    ),
    Case(
      .nameInList,
      page: "{{rows.flight}}",
      """
      Templates/pages/t.html:4:3: error: 'rows.flight' goes on behind the list 'rows'; repeat \
      the list with '{{#rows}}'
        {{rows.flight}}
          ^

      """
    ),
    Case(
      .notText,
      page: "{{flight}} {{rows}} {{isToday}} {{.}}",
      """
      Templates/pages/t.html:4:3: error: 'flight' is a record; write one of its fields
        {{flight}} {{rows}} {{isToday}} {{.}}
          ^
      Templates/pages/t.html:4:14: error: 'rows' is a list; repeat it with '{{#rows}}'
        {{flight}} {{rows}} {{isToday}} {{.}}
                     ^
      Templates/pages/t.html:4:23: error: 'isToday' is true or false; ask for it with \
      '{{#isToday}}' or '{{^isToday}}'
        {{flight}} {{rows}} {{isToday}} {{.}}
                              ^
      Templates/pages/t.html:4:35: error: '.' is a record; write one of its fields
        {{flight}} {{rows}} {{isToday}} {{.}}
                                          ^

      """
    ),
    Case(
      .unknownName,
      page: "{{flight.xyz}} {{flight.name}}",
      """
      Templates/pages/t.html:4:3: error: unknown name 'flight.xyz'; 'boardwalk help fields' \
      lists the names
        {{flight.xyz}} {{flight.name}}
          ^
      Templates/pages/t.html:4:18: error: unknown name 'flight.name'; did you mean \
      'flight.airline.name'?
        {{flight.xyz}} {{flight.name}}
                         ^

      """
    ),
  ]
}
