@testable import Templates

extension TemplateProblemTests {
  /// Mistakes that do not hide one another, and no more than there are.
  static let independent = [
    Case(
      .unknownName,
      page: "<ul>{{#rows}}\n<li>{{titel}}</li></ul>\n{{#isToday}}{{gaet}}",
      """
      Templates/pages/t.html:4:8: error: 'rows' is opened here and not closed; close it with \
      '{{/rows}}'
        <ul>{{#rows}}
               ^
      Templates/pages/t.html:5:7: error: unknown name 'titel'; did you mean 'title'?
        <li>{{titel}}</li></ul>
              ^
      Templates/pages/t.html:6:4: error: 'isToday' is opened here and not closed; close it with \
      '{{/isToday}}'
        {{#isToday}}{{gaet}}
           ^
      Templates/pages/t.html:6:15: error: unknown name 'gaet'; did you mean 'gate'?
        {{#isToday}}{{gaet}}
                      ^

      """
    ),
    Case(
      .unknownName,
      page: "{{#rows}}{{#isFirst}}{{idex}}{{/rows}}{{titel}}",
      """
      Templates/pages/t.html:4:24: error: unknown name 'idex'; did you mean 'index'?
        {{#rows}}{{#isFirst}}{{idex}}{{/rows}}{{titel}}
                               ^
      Templates/pages/t.html:4:33: error: this closes 'rows', but 'isFirst' is open; close that \
      first
        {{#rows}}{{#isFirst}}{{idex}}{{/rows}}{{titel}}
                                        ^
      note: 'isFirst' is opened at Templates/pages/t.html:4:13
      Templates/pages/t.html:4:41: error: unknown name 'titel'; did you mean 'title'?
        {{#rows}}{{#isFirst}}{{idex}}{{/rows}}{{titel}}
                                                ^

      """
    ),
    Case(
      .unknownName,
      page: "<a href=\"{{home}\">x</a> {{titel}} {{/isToday}}",
      """
      Templates/pages/t.html:4:10: error: this '{{' is not closed; end the tag with '}}'
        <a href="{{home}">x</a> {{titel}} {{/isToday}}
                 ^
      Templates/pages/t.html:4:27: error: unknown name 'titel'; did you mean 'title'?
        <a href="{{home}">x</a> {{titel}} {{/isToday}}
                                  ^

      """
    ),
    Case(
      .unknownName,
      files: ["pages/t.html": "---\ntitel: T\n---\n{{titel}}"],
      """
      Templates/pages/t.html:2:1: error: unknown key 'titel'; did you mean 'title'?
        titel: T
        ^
      Templates/pages/t.html:4:3: error: unknown name 'titel'; did you mean 'title'?
        {{titel}}
          ^

      """
    ),
    Case(
      .unknownName,
      page: "{{#flight.gaet}}x{{/flight.gate}}",
      """
      Templates/pages/t.html:4:4: error: unknown name 'flight.gaet'; did you mean 'flight.gate'?
        {{#flight.gaet}}x{{/flight.gate}}
           ^

      """
    ),
    Case(
      .unknownName,
      page: "{{#rwos}}{{index}} {{titel.x}} {{flight.gaet}}{{/rwos}}",
      """
      Templates/pages/t.html:4:4: error: unknown name 'rwos'; did you mean 'rows'?
        {{#rwos}}{{index}} {{titel.x}} {{flight.gaet}}{{/rwos}}
           ^
      Templates/pages/t.html:4:34: error: unknown name 'flight.gaet'; did you mean 'flight.gate'?
        {{#rwos}}{{index}} {{titel.x}} {{flight.gaet}}{{/rwos}}
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
        {{#rows}
        {{index}} {{idex}}
        {{/rows}}
        {{index}}

        {{^none}}{{#flight.isLat}
        x {{/flight.isLat} y {{/none}}
        """
      ],
      """
      Templates/pages/t.md:4:1: error: this '{{' is not closed; end the tag with '}}'
        {{#rows}
        ^
      Templates/pages/t.md:5:13: error: unknown name 'idex'; did you mean 'index'?
        {{index}} {{idex}}
                    ^
      Templates/pages/t.md:7:3: error: unknown name 'index'; 'boardwalk help fields' lists the names
        {{index}}
          ^
      Templates/pages/t.md:9:10: error: this '{{' is not closed; end the tag with '}}'
        {{^none}}{{#flight.isLat}
                 ^
      Templates/pages/t.md:9:13: error: unknown name 'flight.isLat'; did you mean 'flight.isLate'?
        {{^none}}{{#flight.isLat}
                    ^
      Templates/pages/t.md:10:3: error: this '{{' is not closed; end the tag with '}}'
        x {{/flight.isLat} y {{/none}}
          ^

      """
    ),
  ]
}
