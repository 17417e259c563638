@testable import YAML

extension ProblemCase {
  /// What is no YAML, or more than its plain part.
  static let syntax: [ProblemCase] = [
    .init(
      .notUTF8,
      bytes: Array("title: caf".utf8) + [0xE9, 0x0A],
      #"""
      site.yml:1:11: error: this is not UTF-8; save the file as UTF-8
        title: caf�
                  ^

      """#
    ),
    .init(
      .notUTF8,
      bytes: Array("title: Ab".utf8) + [0xF0, 0x9F, 0x98, 0x0A],
      #"""
      site.yml:1:10: error: this is not UTF-8; save the file as UTF-8
        title: Ab�
                 ^

      """#
    ),
    .init(
      .controlCharacter,
      "title: a\u{7}b\n",
      #"""
      site.yml:1:9: error: character U+0007 is not allowed; delete it, or write it as an escape in double quotes
        title: a b
                ^

      """#
    ),
    .init(
      .controlCharacter,
      "title: a\u{2028}days: 3\n",
      "site.yml:1:9: error: character U+2028 is not allowed; delete it, or write it as an escape in double quotes\n  title: a\u{2028}days: 3\n          ^\n"
    ),
    .init(
      .controlCharacter,
      "title: a\u{85}days: 3\n",
      #"""
      site.yml:1:9: error: character U+0085 is not allowed; delete it, or write it as an escape in double quotes
        title: a days: 3
                ^

      """#
    ),
    .init(
      .syntax,
      "title: @home\n",
      #"""
      site.yml:1:8: error: a value cannot begin with this character; put quotes around the value
        title: @home
               ^

      """#
    ),
    .init(
      .unquotedTag,
      "title: {{day.title}}\n",
      #"""
      site.yml:1:8: error: a value that begins with '{{' must be quoted; write title: "{{day.title}}"
        title: {{day.title}}
               ^

      """#
    ),
    .init(
      .unquotedTag,
      "title: {{day.title}} at {{site.title}}   # the day\n",
      #"""
      site.yml:1:8: error: a value that begins with '{{' must be quoted; write title: "{{day.title}} at {{site.title}}"
        title: {{day.title}} at {{site.title}}   # the day
               ^

      """#
    ),
    .init(
      .unquotedTag,
      "title: {{#a}}\"b\"{{/a}} 'c'\n",
      #"""
      site.yml:1:8: error: a value that begins with '{{' must be quoted; write title: '{{#a}}"b"{{/a}} ''c'''
        title: {{#a}}"b"{{/a}} 'c'
               ^

      """#
    ),
    .init(
      .unquotedTag,
      "title: {{{x}}} and: @more\n",
      #"""
      site.yml:1:8: error: a value that begins with '{{' must be quoted; write title: "{{{x}}} and: @more"
        title: {{{x}}} and: @more
               ^

      """#
    ),
    .init(
      .unquotedTag,
      "title: x\nkeep: [a, {{b}}, {{c}}]\n",
      #"""
      site.yml:2:11: error: a value that begins with '{{' must be quoted; write "{{b}}"
        keep: [a, {{b}}, {{c}}]
                  ^

      """#
    ),
    .init(
      .unquotedTag,
      "title: x\nkeep:\n  - {{b}}\n",
      #"""
      site.yml:3:5: error: a value that begins with '{{' must be quoted; write "{{b}}"
          - {{b}}
            ^

      """#
    ),
    .init(
      .unquotedTag,
      "{{key}}: x\n",
      #"""
      site.yml:1:1: error: a value that begins with '{{' must be quoted; write "{{key}}"
        {{key}}: x
        ^

      """#
    ),
    .init(
      .alias,
      "title: *home\n",
      #"""
      site.yml:1:8: error: aliases are not allowed; write the value in place of '*home'
        title: *home
               ^

      """#
    ),
    .init(
      .anchor,
      "title: &home Home\n",
      #"""
      site.yml:1:8: error: anchors are not allowed; delete '&home'
        title: &home Home
               ^

      """#
    ),
    .init(
      .tag,
      "title: !!str Home\n",
      #"""
      site.yml:1:8: error: tags are not allowed; delete '!!str', or quote the value that begins with '!'
        title: !!str Home
               ^

      """#
    ),
    .init(
      .tag,
      "title: !secret Home\n",
      #"""
      site.yml:1:8: error: tags are not allowed; delete '!secret', or quote the value that begins with '!'
        title: !secret Home
               ^

      """#
    ),
    .init(
      .severalDocuments,
      "title: a\n---\ntitle: b\n",
      #"""
      site.yml:2:1: error: a second document begins here; keep one document in a file
        ---
        ^

      """#
    ),
  ]
}
