@testable import YAML

extension ProblemCase {
  /// Values of another type or form than the schema says.
  static let types: [ProblemCase] = [
    .init(
      .wrongType,
      "- a\n- b\n",
      #"""
      site.yml:1:1: error: the top of the file must be keys and values, not a list; write for example 'title: Home'
        - a
        ^

      """#
    ),
    .init(
      .wrongType,
      "just text\n",
      #"""
      site.yml:1:1: error: the top of the file must be keys and values, not 'just text'; write for example 'title: Home'
        just text
        ^

      """#
    ),
    .init(
      .wrongType,
      "title: '  '\n",
      #"""
      site.yml:1:8: error: 'title' must be a line of text that is not blank, not '  '; write for example 'title: Home'
        title: '  '
               ^

      """#
    ),
    .init(
      .wrongType,
      "title: [a]\n",
      #"""
      site.yml:1:8: error: 'title' must be a line of text that is not blank, not a list; write for example 'title: Home'
        title: [a]
               ^

      """#
    ),
    .init(
      .wrongType,
      "title: { a: b }\n",
      #"""
      site.yml:1:8: error: 'title' must be a line of text that is not blank, not keys and values; write for example 'title: Home'
        title: { a: b }
               ^

      """#
    ),
    .init(
      .wrongType,
      "title: a\nwords: [a]\n",
      #"""
      site.yml:2:8: error: 'words' must be a text, not a list; write for example 'words: 'some words''
        words: [a]
               ^

      """#
    ),
    .init(
      .wrongType,
      "title: a\ndays: \"15\"\n",
      #"""
      site.yml:2:7: error: 'days' must be a whole number from 1 to 60, not '15' in quotes; write for example 'days: 15'
        days: "15"
              ^

      """#
    ),
    .init(
      .wrongType,
      "title: a\ndays: 010\n",
      #"""
      site.yml:2:7: error: 'days' must be a whole number from 1 to 60, not '010'; write for example 'days: 15'
        days: 010
              ^

      """#
    ),
    .init(
      .wrongType,
      "title: a\ndays: many\n",
      #"""
      site.yml:2:7: error: 'days' must be a whole number from 1 to 60, not 'many'; write for example 'days: 15'
        days: many
              ^

      """#
    ),
    .init(
      .wrongType,
      "title: a\norder: 1.5\n",
      #"""
      site.yml:2:8: error: 'order' must be a whole number, not '1.5'; write for example 'order: -1'
        order: 1.5
               ^

      """#
    ),
    .init(
      .wrongType,
      "title: a\nclock: 13\n",
      #"""
      site.yml:2:8: error: 'clock' must be 12 or 24, not '13'; write for example 'clock: 24'
        clock: 13
               ^

      """#
    ),
    .init(
      .wrongType,
      "title: a\nopen: yes\n",
      #"""
      site.yml:2:7: error: 'open' must be true or false, not 'yes'; write for example 'open: true'
        open: yes
              ^

      """#
    ),
    .init(
      .wrongType,
      "title: a\nopen: 'true'\n",
      #"""
      site.yml:2:7: error: 'open' must be true or false, not 'true' in quotes; write for example 'open: true'
        open: 'true'
              ^

      """#
    ),
    .init(
      .wrongType,
      "title: a\ndelay: 15\n",
      #"""
      site.yml:2:8: error: 'delay' must be a duration from 1m to 24h, not '15'; write for example 'delay: 1h 30m'
        delay: 15
               ^

      """#
    ),
    .init(
      .wrongType,
      "title: a\ndelay: 5m 1h\n",
      #"""
      site.yml:2:8: error: 'delay' must be a duration from 1m to 24h, not '5m 1h'; write for example 'delay: 1h 30m'
        delay: 5m 1h
               ^

      """#
    ),
    .init(
      .wrongType,
      "title: a\nfrom: 2026-02-29\n",
      #"""
      site.yml:2:7: error: 'from' must be a date, year-month-day, not '2026-02-29'; write for example 'from: 2026-11-30'
        from: 2026-02-29
              ^

      """#
    ),
    .init(
      .wrongType,
      "title: a\nfrom: 30.11.2026\n",
      #"""
      site.yml:2:7: error: 'from' must be a date, year-month-day, not '30.11.2026'; write for example 'from: 2026-11-30'
        from: 30.11.2026
              ^

      """#
    ),
    .init(
      .wrongType,
      "title: a\nkeep: b\n",
      #"""
      site.yml:2:7: error: 'keep' must be a list, not 'b'; write for example 'keep: [a, b]'
        keep: b
              ^

      """#
    ),
    .init(
      .wrongType,
      "title: a\nkeep: [a, [b]]\n",
      #"""
      site.yml:2:11: error: each item of 'keep' must be a text, not a list; write for example 'keep: [a, b]'
        keep: [a, [b]]
                  ^

      """#
    ),
    .init(
      .wrongType,
      "title: a\nnames: [b]\n",
      #"""
      site.yml:2:8: error: 'names' must be keys and values, not a list; write for example 'names: { a: Anna }'
        names: [b]
               ^

      """#
    ),
    .init(
      .wrongType,
      "title: a\nnames: { x: { y: z } }\n",
      #"""
      site.yml:2:13: error: 'names.x' must be a text, not keys and values
        names: { x: { y: z } }
                    ^

      """#
    ),
    .init(
      .wrongType,
      "title: a\ndays: a text that goes on for longer than anybody would want to read\n",
      #"""
      site.yml:2:7: error: 'days' must be a whole number from 1 to 60, not 'a text that goes on for longer than anybody would want to re…'; write for example 'days: 15'
        days: a text that goes on for longer than anybody would want to read
              ^

      """#
    ),
  ]
}
